import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { inTransaction } from './in-transaction.ts';
import type { Db } from './open-database.ts';
import { planForValues } from './plan-for-values.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function plansIn(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ plan_cache_mode: string }>`show plan_cache_mode`.execute(db);
  return rows[0]?.plan_cache_mode;
}

it('statements are planned for their values to the end of the transaction', async () => {
  const { lId } = app.lab;
  const planned = await inTransaction(app.db, lId, async (tx) => {
    await planForValues(tx);
    return plansIn(tx);
  });
  expect(planned).toBe('force_custom_plan');
  expect(await inTransaction(app.db, lId, plansIn)).toBe('auto');
});
