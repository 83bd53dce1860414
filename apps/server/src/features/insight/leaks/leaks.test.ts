import { listLeaks, sumLeaks } from '@nidan/contract/insight/leaks/leak-endpoints';
import { mapAgency, setTestCost } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { addLines, createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { createAgency } from '@nidan/contract/people/referrers/agency-endpoints';
import { leakOf } from '@nidan/domain/insight/leak-kinds';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billBody, orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { createConsumptionMap, runConsumption } from '@nidan/contract/supply/inventory/consumption-endpoints';
import { billOnBench, enter } from '../../../testing/bill-on-bench.ts';
import { reckonTestCosts } from '../../supply/inventory/consumption/reckon-test-costs.ts';
import { newMap } from '../../supply/inventory/testing/map-of-lab.ts';
import { stockOfLab } from '../../supply/inventory/testing/stock-of-lab.ts';
import { personWith } from '../../../testing/person-with.ts';
import { releasedReport } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let agencyId: string;
/** What a haemoglobin costs, in paise, once its reagent was used. */
let costOfHb = 0;
let costOfTsh = 0;
const free = { kind: 'percent', value: 100 } as const;
const some = { kind: 'amount', value: 2_000 } as const;

beforeAll(async () => {
  app = await startTestApp();
  agencyId = newId();
  const manager = app.as('Manager');
  const agency = { agencyId, name: 'Sahyadri Clinic', phone: '9811122233' };
  await manager.ok(createAgency, { body: agency });
  const prices = [{ testId: await testIdOf(app, 'HB'), pricePaise: 12_300 }];
  const from = TODAY;
  await manager.ok(mapAgency, { body: { agencyId, version: 0, from, until: null, prices } });
});
afterAll(() => app.close());

const accountant = () => app.as('Accountant');
const TODAY = calendarDateIn('Asia/Kolkata', new Date());
/** A bill is moved back by minutes, over a midnight too. */
const lately = { from: addDays(TODAY, -1), to: addDays(TODAY, 1) };

async function leaksOf(billId: string) {
  const { rows } = await accountant().ok(listLeaks, { query: { ...lately, limit: 200 } });
  return rows.filter((row) => row.billId === billId).map(({ kind, amountPaise }) => [kind, amountPaise]);
}

it('finds what was given for nothing, and what is below the rate of its agency', async () => {
  const plain = await orderBill(app, { testCodes: ['CBC'] });
  expect(await leaksOf(plain.billId)).toEqual([]);
  const given = await orderBill(
    app,
    { testCodes: ['CBC'], discount: free, discountReason: 'Camp' },
    app.as('Manager'),
  );
  expect(await leaksOf(given.billId)).toEqual([['free', 35_000]]);
  const body = await billBody(app, { testCodes: ['HB'], agencyId, discount: some, discountReason: 'Asked' });
  const { billId } = await app.as('Manager').ok(createBill, { body });
  expect(await leaksOf(billId)).toEqual([['belowContract', 2_000]]);
  const { rows } = await accountant().ok(listLeaks, { query: { ...lately, agencyId } });
  expect(rows).toMatchObject([{ agency: 'Sahyadri Clinic', test: expect.any(String), pricePaise: 12_300 }]);
});

it('counts what is given to an agency at its own rate, and apart what is not done yet', async () => {
  const given = { discount: free, discountReason: 'Camp' };
  const body = await billBody(app, { testCodes: ['HB'], agencyId, ...given });
  const { billId } = await app.as('Manager').ok(createBill, { body });
  // The agency pays 123, the catalogue asks for more.
  expect(await leaksOf(billId)).toEqual([['free', 12_300]]);
  const rowsOf = async (done: boolean) =>
    (await accountant().ok(listLeaks, { query: { ...lately, limit: 200, done } })).rows.filter(
      (row) => row.billId === billId,
    );
  const [before, undone] = [await accountant().ok(sumLeaks, { query: lately }), await rowsOf(false)];
  expect([undone.length, await rowsOf(true)]).toEqual([1, []]);
  const samples = await billOnBench(app, { testCodes: ['HB'], agencyId, ...given }, app.as('Manager'));
  await enter(app, samples, { HB: { HB: '13.1' } });
  const after = await accountant().ok(sumLeaks, { query: lately });
  expect(after.totalPaise - before.totalPaise).toBe(12_300);
  expect(after.undonePaise).toBe(before.undonePaise);
  expect(after.kinds.find(({ kind }) => kind === 'free')?.undonePaise).toBeGreaterThanOrEqual(12_300);
});

it('finds what joined a bill later until it is paid', async () => {
  const { billId } = await orderBill(app, {
    testCodes: ['CBC'],
    payments: [{ mode: 'Cash', amountPaise: 35_000 }],
  });
  await asOwner(app, (db) =>
    sql`update bill set created_at = created_at - interval '20 minutes' where l_id = 1 and bill_id = ${billId}`.execute(
      db,
    ),
  );
  const lines = [{ testId: await testIdOf(app, 'ESR') }];
  const { dues } = await app.as('Front desk').ok(addLines, { body: { billId, version: 1, lines } });
  expect(await leaksOf(billId)).toContainEqual(['addedLater', dues.duePaise]);
  const payments = [{ paymentId: newId(), mode: 'Cash', amountPaise: dues.duePaise }] as const;
  await app.as('Front desk').ok(receivePayments, { body: { billId, payments: [...payments] } });
  expect(await leaksOf(billId)).toEqual([]);
});

it('finds what was done and taken off its bill', async () => {
  const { billId } = await releasedReport(app, { K: { K: '4.4' } });
  expect(await leaksOf(billId)).toEqual([]);
  await asOwner(app, (db) =>
    sql`update bill_line set canceled_at = now(), cancel_reason = 'Lost' where l_id = 1 and bill_id = ${billId}`.execute(
      db,
    ),
  );
  expect(await leaksOf(billId)).toEqual([['neverBilled', expect.any(Number)]]);
});

it('finds what is charged below what its reagents cost', async () => {
  const manager = app.as('Manager');
  const { itemId, storeId } = await stockOfLab({ app, lab: app.lab }, [
    { lotNo: 'HBX', quantity: '10', unit: 'test', valuePaise: 600_000 },
  ]);
  const map = newMap(
    { itemId, storeId },
    { category: 'test', testId: await testIdOf(app, 'HB'), perReportable: '1' },
  );
  await manager.ok(createConsumptionMap, { body: map });
  const billId = await billOnBench(app, { testCodes: ['HB'] });
  expect(await leaksOf(billId)).toEqual([]);
  await enter(app, billId, { HB: { HB: '13.1' } });
  await manager.ok(runConsumption, { body: { runId: newId(), locationId: app.lab.locationId } });
  await reckonTestCosts(app.services);
  costOfHb = 60_000;
  const [[kind, amountPaise] = []] = await leaksOf(billId);
  expect(kind).toBe('underCost');
  expect(amountPaise).toBeLessThan(costOfHb);
});

it('finds what is charged below what the lab says that it costs', async () => {
  const testId = await testIdOf(app, 'TSH');
  const { billId, dues } = await orderBill(app, { testCodes: ['TSH'] });
  expect(await leaksOf(billId)).toEqual([]);
  costOfTsh = dues.netPaise + 5_000;
  await app.as('Manager').ok(setTestCost, { body: { testId, version: 0, costPaise: costOfTsh } });
  expect(await leaksOf(billId)).toEqual([['underCost', 5_000]]);
});

interface FactsRow {
  readonly line_id: string;
  readonly price: number;
  readonly discount: number;
  readonly mrp: number;
  readonly cost: number;
  readonly canceled: boolean;
  readonly done: boolean;
  readonly contract: boolean;
  readonly minutes: number;
  readonly due: number;
}

/** What each line leaks by the rule of the domain, from facts that are read one by one. */
async function byTheDomain() {
  const { rows } = await asOwner(app, (db) =>
    sql<FactsRow>`
    select l.line_id, l.price_paise as price, l.discount_paise as discount, t.mrp_paise as mrp,
      case t.code when 'HB' then ${costOfHb}::int when 'TSH' then ${costOfTsh}::int else 0 end as cost, l.canceled_at is not null as canceled,
      (select count(*) from bill_test bt join result_version r using (l_id, bill_test_id)
        where bt.l_id = l.l_id and bt.line_id = l.line_id) > 0 as done,
      l.price_source like 'agency%' as contract,
      extract(epoch from uuid_extract_timestamp(l.line_id) - b.created_at)::float8 / 60 as minutes,
      coalesce((select sum(case when j.debit_account = 'receivable' then j.amount_paise else -j.amount_paise end) from journal_posting j
        where j.l_id = 1 and j.bill_id = b.bill_id and 'receivable' in (j.debit_account, j.credit_account)), 0)::bigint as due
    from bill_line l join bill b using (l_id, bill_id) join test t on t.l_id = l.l_id and t.test_id = l.test_id
    where l.l_id = 1`.execute(db),
  );
  return rows.flatMap((row) => {
    const leak = leakOf({
      pricePaise: row.price,
      discountPaise: row.discount,
      mrpPaise: row.mrp,
      costPaise: row.cost,
      isCanceled: row.canceled,
      isDone: row.done,
      isContract: row.contract,
      minutesAfterBill: row.minutes,
      duePaise: row.due,
    });
    return leak === null ? [] : [{ lineId: row.line_id, ...leak }];
  });
}

it('sums what it lists, as the rule of the domain has it, and shows it to nobody without the books', async () => {
  const { rows } = await accountant().ok(listLeaks, { query: { ...lately, limit: 200 } });
  const found = rows.map(({ lineId, kind, amountPaise }) => ({ lineId, kind, amountPaise }));
  const judged = await byTheDomain();
  expect(found.toSorted((a, b) => a.lineId.localeCompare(b.lineId))).toEqual(
    judged.toSorted((a, b) => a.lineId.localeCompare(b.lineId)),
  );
  const { totalPaise, undonePaise, kinds } = await accountant().ok(sumLeaks, { query: lately });
  expect(totalPaise + undonePaise).toBe(judged.reduce((sum, { amountPaise }) => sum + amountPaise, 0));
  expect(kinds.filter(({ lines, undoneLines }) => lines + undoneLines > 0).map(({ kind }) => kind)).toEqual([
    'neverBilled',
    'free',
    'belowContract',
    'underCost',
  ]);
  expect(await app.as('Front desk').refused(listLeaks, { query: lately })).toMatchObject({ status: 403 });
  const elsewhere = await personWith(app, { finance: 15, bills: 15 }, { locationIds: [] });
  expect((await elsewhere.client.ok(sumLeaks, { query: lately })).totalPaise).toBe(0);
});
