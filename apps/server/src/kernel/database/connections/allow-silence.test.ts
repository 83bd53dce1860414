import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { allowSilence, LONGEST_SILENCE } from './allow-silence.ts';
import { inTransaction } from './in-transaction.ts';
import type { Db } from './open-database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function silenceIn(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ idle_in_transaction_session_timeout: string }>`
    show idle_in_transaction_session_timeout`.execute(db);
  return rows[0]?.idle_in_transaction_session_timeout;
}

it('a transaction that may be silent for long is the only one', async () => {
  const { lId } = app.lab;
  const silent = await inTransaction(app.db, lId, async (tx) => {
    await allowSilence(tx);
    return silenceIn(tx);
  });
  expect(silent).toBe(LONGEST_SILENCE);
  expect(await inTransaction(app.db, lId, silenceIn)).toBe('10s');
});
