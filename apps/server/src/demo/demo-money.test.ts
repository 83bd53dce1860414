import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoLab, demoWork } from './lab/demo-lab.ts';
import { seedDemoLab } from './lab/seed-demo-lab.ts';
import { demoConfig } from '../testing/demo-config.ts';
import { withClient } from '../kernel/database/connections/with-client.ts';
import { cloneDatabase, type TestDatabase } from '../kernel/testing/test-database.ts';
import { offencesIn } from '../testing/offences-in.ts';
import { PEOPLE_AT_CENTRES } from './demo-boxes.ts';
import { INVOICED_BILLS } from './money/demo-invoices.ts';
import { demoVisits } from './demo-visits.ts';
import { seedDemoWeek } from './seed-demo-week.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
  await seedDemoLab(database, demoWork);
  await seedDemoWeek(demoConfig(), database);
}, 180_000);
afterAll(() => database.drop());

async function rowsOf(text: string): Promise<unknown[]> {
  return withClient(database.adminUrl, async (client) => (await client.query(text)).rows);
}

/** How many rows of a table of the demo lab there are of each value. */
async function countsBy(value: string, table: string): Promise<unknown[]> {
  const rows = await rowsOf(
    `select ${value} as value, count(*)::int as count from ${table} where l_id = ${demoLab.lId} group by 1 order by 1`,
  );
  return rows.map((row) => Object.values(row as object)); // as: a row of pg is an object
}

it('approvals wait at each level and are decided, notes and refunds are in each state', async () => {
  // Rejected, pending, partly approved, within the limit, done: of discounts and credit notes, then of what is bought.
  expect(await countsBy('state', 'approval_request')).toEqual([
    [-1, 1],
    [0, 5],
    [1, 1],
    [8, 3],
    [10, 9],
  ]);
  expect(await countsBy('state', 'refund')).toEqual([
    [0, 1],
    [10, 1],
    [99, 1],
  ]);
  expect(await countsBy("kind || ' ' || state", 'accounting_note')).toEqual([
    ['credit 100', 1],
    ['credit 40', 3],
    ['credit 50', 1],
    ['debit 40', 1],
  ]);
  expect(await countsBy('state', 'customer_advance')).toEqual([
    [0, 4],
    [20, 1],
    [50, 1],
  ]);
  expect(await countsBy('status', 'coupon')).toEqual([
    [-1, 1],
    [1, 3],
  ]);
});

it('what waits is of past days, and no test of those visits is still to be done', async () => {
  const open = await rowsOf(`
    select b.lab_no, t.state from bill_test t join bill b on b.l_id = t.l_id and b.bill_id = t.bill_id
    where b.created_at < now() - interval '12 hours' and t.state not in ('checked', 'canceled')
      and not exists (select from sample_batch_item i where i.l_id = t.l_id and i.sample_id = t.sample_id and i.state = 40)
      -- Cultures and cases take their days.
      and not exists (select from culture_case c where c.l_id = t.l_id and c.bill_test_id = t.bill_test_id)
      and not exists (select from staged_case c where c.l_id = t.l_id and c.bill_test_id = t.bill_test_id)`);
  expect(open).toEqual([]);
  const today = await rowsOf(
    `select 1 from approval_request where requested_at > date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`,
  );
  expect(today).toEqual([]);
});

it('and all of it breaks no invariant, also when the start is run again', async () => {
  await seedDemoWeek(demoConfig(), database);
  const bills = await countsBy('l_id', 'bill');
  const slow = await rowsOf(
    'select bill_test_id from culture_case union select bill_test_id from staged_case',
  );
  expect(slow.length).toBeGreaterThan(3);
  expect(bills).toEqual([
    [demoLab.lId, demoVisits.length + PEOPLE_AT_CENTRES + INVOICED_BILLS + slow.length],
  ]);
  expect(await countsBy('l_id', 'refund')).toEqual([[demoLab.lId, 3]]);
  expect(await offencesIn({ database })).toEqual([]);
}, 60_000);
