import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { jobStatement } from '../../../kernel/jobs/job-statement.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { restSetting } from '../integration/integration-rows.ts';
import { type DeliveryQueue, deliverJob, queueOfJob } from './deliver-job.ts';
import { deliverOne } from './deliver-one.ts';
import { openSide, type Side } from './open-side.ts';

/** Calls that are under way at once. */
const AT_ONCE = 8;
/** While more wait, each call takes its time: at most 80 messages a second leave, which services bear, and the counter has its turn. */
const LEAST_MS = 100;
const BATCH = 64;
/** Then others have their turn in the queue of jobs. */
const LONGEST_ROUND_MS = 15_000;
/** A service that was silent so often in one round rests. */
const SILENT_AT_MOST = 3;
const REST_MS = 60_000;

async function readDue({ db, clock }: Services, { lId, channel }: DeliveryQueue): Promise<string[]> {
  const { rows } = await inTransaction(db, lId, (tx) =>
    sql<{ message_id: string }>`
      select message_id from message_channel
      where l_id = ${lId} and channel = ${channel} and next_at <= ${clock()} and step = 'queued'
      order by priority, next_at, message_id limit ${BATCH}`.execute(tx),
  );
  return rows.map((row) => row.message_id);
}

interface Round {
  readonly services: Services;
  readonly queue: DeliveryQueue;
  readonly side: Side | null;
}

/** Sends these, some at once; ends early when the service is silent. Answers how often it was. */
async function sendAll({ services, queue, side }: Round, messageIds: readonly string[]): Promise<number> {
  const waiting = [...messageIds];
  let silent = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined && silent < SILENT_AT_MOST; next = waiting.shift()) {
      const sent = deliverOne(services, side, { ...queue, messageId: next });
      const [outcome] = await Promise.all([sent, waiting.length > 0 && wait(LEAST_MS)]);
      if (outcome === 'silent') silent += 1;
      if (outcome === 'answered') silent = 0;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return silent;
}

async function rest({ services, queue }: Round): Promise<void> {
  const { lId, channel } = queue;
  if (channel === 'platform') return;
  const until = new Date(services.clock().getTime() + REST_MS);
  await inTransaction(services.db, lId, {
    plans: 'commands',
    work: (db) => restSetting(db, lId, { integration: channel, until }),
  });
}

/** Sends what is due on a channel of a lab, in the order of its priority; what is left is for the next job. */
export const deliverMessages: Job = async (services, payload) => {
  const queue = queueOfJob(payload);
  const { lId } = queue;
  const side = await openSide(services, queue);
  // What is switched off is passed over message by message; what waits goes on when it is let.
  if (side.state === 'waits') return;
  const round = { services, queue, side: side.state === 'off' ? null : side.side };
  const end = Date.now() + LONGEST_ROUND_MS;
  for (let due = await readDue(services, queue); due.length > 0; due = await readDue(services, queue)) {
    const silent = await sendAll(round, due);
    services.live.tell(lId, ['MESSAGE', 'NOTICE', 'REPORT']);
    if (silent >= SILENT_AT_MOST) return rest(round);
    if (Date.now() > end) {
      await inTransaction(services.db, lId, async (db) => {
        await db.executeQuery(jobStatement(deliverJob(queue, services.clock())));
      });
      return;
    }
  }
};
