import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jobsOfWorkers } from '../../../jobs.ts';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { withClient } from '../../../kernel/database/connections/with-client.ts';
import { startWorker } from '../../../kernel/jobs/start-worker.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { postMachineMessage } from './post-machine-message.ts';
import { machineOfLab, messageOf, storeMessage } from './testing/machine-of-lab.ts';

let app: TestApp;
let machine: Awaited<ReturnType<typeof machineOfLab>>;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  machine = await machineOfLab(app, { CR: 'CREAT' });
});
afterAll(() => app.close());

async function store(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1)
    ids.push(await storeMessage(app, machine, messageOf(`B${at}`, [{ code: 'CR', value: '1' }])));
  return ids;
}

async function messages(): Promise<readonly { message_id: string; state: string; read_at: Date | null }[]> {
  return inTransaction(app.db, app.lab.lId, (db) =>
    db
      .selectFrom('machine_message')
      .where('l_id', '=', app.lab.lId)
      .where('link_id', '=', machine.link.linkId)
      .select(['message_id', 'state', 'read_at'])
      .orderBy('read_at')
      .orderBy('message_id')
      .execute(),
  );
}

async function markRead(messageId: string): Promise<void> {
  await inTransaction(app.db, app.lab.lId, (db) =>
    db
      .updateTable('machine_message')
      .set({ state: 'read', read_at: new Date() })
      .where('message_id', '=', messageId)
      .execute(),
  );
}

describe('the backlog of a link', () => {
  test('is posted in order by the job of its first message', async () => {
    const ids = await store(7);
    await postMachineMessage(app.services, { lId: app.lab.lId, messageId: ids[0] });
    expect((await messages()).map(({ message_id: id }) => id)).toEqual(ids);
    expect((await messages()).every(({ state }) => state === 'read')).toBe(true);
  });

  test('goes on after a message that cannot be posted was left to its own job', async () => {
    const [first = '', second = '', third = ''] = await store(3);
    await markRead(second);
    await postMachineMessage(app.services, { lId: app.lab.lId, messageId: first });
    expect((await messages()).find(({ message_id: id }) => id === third)?.state).toBe('read');
  });

  test('is gone on with by a job whose own message is read already', async () => {
    const [first = '', ...others] = await store(3);
    await markRead(first);
    await postMachineMessage(app.services, { lId: app.lab.lId, messageId: first });
    const read = (await messages()).filter(({ state }) => state === 'read');
    expect(read.map(({ message_id: id }) => id)).toEqual([first, ...others]);
  });

  test('does not wait for messages to patients, however many are sent', async () => {
    const order: string[] = [];
    const slow = async (): Promise<void> => {
      await wait(2_000);
      order.push('sent');
    };
    await withClient(app.database.jobsUrl, async (client) => {
      for (let at = 0; at < 20; at += 1)
        await client.query("select graphile_worker.add_job('deliver-messages', '{}'::json)");
    });
    const ids = await store(10);
    const working = { jobsUrl: app.database.jobsUrl, services: app.services, onError: () => undefined };
    const workers = [
      await startWorker({ ...working, jobs: jobsOfWorkers.bench }),
      await startWorker({ ...working, jobs: { ...jobsOfWorkers.others, 'deliver-messages': slow } }),
    ];
    const end = Date.now() + 60_000;
    while ((await messages()).some(({ state }) => state !== 'read') && Date.now() < end) await wait(50);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect((await messages()).filter(({ state }) => state === 'read')).toHaveLength(ids.length);
    expect(order.length).toBeLessThan(20);
  });
});

test('every job has one worker, and what the bench waits for has one of its own', () => {
  const { bench, others } = jobsOfWorkers;
  expect(Object.keys(bench)).toContain('post-machine-data');
  expect(Object.keys(others)).toContain('deliver-messages');
  expect(Object.keys(bench).filter((name) => name in others)).toEqual([]);
});
