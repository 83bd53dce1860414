import { sql } from 'kysely';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { openDatabase } from '../../../kernel/database/connections/open-database.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { deliverMessages } from './deliver-messages.ts';
import { type DeliveryDesk, startDeliveryDesk } from './testing/delivery-desk.ts';

const MESSAGES = 120;
/** Kills in which the worker loses everything that it has but what is in the database. */
const CUT_OFF = 95;
/** Kills of a whole process. */
const KILLED = 5;
const PROGRAM = fileURLToPath(new URL('testing/killed-worker.ts', import.meta.url));

let desk: DeliveryDesk;
beforeAll(async () => {
  desk = await startDeliveryDesk();
});
afterAll(() => desk.close());

/** Runs a worker that loses its database with the nth message that the gateway takes, before it hears that it did. */
async function cutOff(nth: number): Promise<void> {
  const db = openDatabase({ url: desk.app.database.appUrl, size: 2, onError: () => undefined });
  let taken = 0;
  desk.sim.state.onTaken = () => {
    taken += 1;
    if (taken === nth) void db.destroy();
  };
  // What it cannot write down any more is its failure, which the queue of jobs hears.
  await deliverMessages({ ...desk.services, db }, { lId: 1, channel: 'sms' }).catch(() => undefined);
  desk.sim.state.onTaken = null;
  if (taken < nth) await db.destroy();
}

/** Starts a worker as a process and kills it with the nth message that the gateway takes. */
async function kill(nth: number): Promise<void> {
  const worker = fork(PROGRAM, [desk.app.database.appUrl, desk.sim.targets.join(',')]);
  await once(worker, 'message');
  const ended = once(worker, 'exit');
  let taken = 0;
  desk.sim.state.onTaken = () => {
    taken += 1;
    if (taken === nth) worker.kill('SIGKILL');
  };
  worker.send('send');
  await ended;
  desk.sim.state.onTaken = null;
}

it('a worker killed a hundred times between sending and writing loses no message and doubles none', async () => {
  const before = desk.sim.state.messages.size;
  for (let n = 0; n < MESSAGES; n += 1) await desk.queue({ channels: ['sms'] });
  for (let round = 0; round < KILLED; round += 1) await kill(1 + round);
  for (let round = 0; round < CUT_OFF; round += 1) await cutOff(1 + (round % 2));
  await desk.run('sms');
  const came = [...desk.sim.state.messages.values()];
  // Once each under its key, though many came more than once.
  expect(came.length - before).toBe(MESSAGES);
  expect(came.reduce((sum, { times }) => sum + times, 0)).toBeGreaterThan(MESSAGES);
  const { rows } = await inTransaction(desk.app.db, 1, (db) =>
    sql<{ step: string; messages: number; logs: number }>`
      select c.step, count(*)::int as messages, count(distinct g.log_id)::int as logs
      from message_channel c left join integration_log g on g.l_id = c.l_id and g.entity_id = c.message_id
      where c.l_id = 1 group by c.step`.execute(db),
  );
  expect(rows).toEqual([{ step: 'sent', messages: MESSAGES, logs: MESSAGES }]);
  expect(await offencesIn(desk.app)).toEqual([]);
}, 300_000);
