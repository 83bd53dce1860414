import { receivePayments, reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import {
  exportCollections,
  listCollections,
  sumCollections,
} from '@nidan/contract/ledger/journal/collection-endpoints';
import { statement } from '@nidan/contract/ledger/journal/ledger-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const today = calendarDateIn(DEFAULT_ZONE, new Date());
const days = { from: today, to: today };
let app: TestApp;
let billId: string;
let deskId: string;
beforeAll(async () => {
  app = await startTestApp();
  deskId = app.lab.users.get('Front desk')?.userId ?? '';
  const payments = [
    { mode: 'Cash' as const, amountPaise: 10_000 },
    { mode: 'Card' as const, amountPaise: 5_000 },
  ];
  ({ billId } = await orderBill(app, { testCodes: ['RBS', 'HB'], payments }));
  const cash = [{ mode: 'Cash' as const, amountPaise: 2_000 }];
  const { paymentIds } = await app.as('Front desk').ok(receivePayments, { body: { billId, payments: cash } });
  await app.as('Manager').ok(reversePayments, { body: { paymentIds, reason: 'Wrong bill' } });
});
afterAll(() => app.close());

const accountant = () => app.as('Accountant');

async function count(filter: object): Promise<number> {
  const { rows } = await accountant().ok(listCollections, { query: { ...days, ...filter } });
  return rows.length;
}

describe('the day book', () => {
  it('lists what came and went, page by page', async () => {
    const first = await accountant().ok(listCollections, { query: { ...days, limit: 3 } });
    const second = await accountant().ok(listCollections, {
      query: { ...days, limit: 3, cursor: first.next ?? '' },
    });
    const rows = [...first.rows, ...second.rows];
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({
      kind: 'reversal',
      mode: 'Cash',
      by: 'Test Manager',
      inPaise: 0,
      outPaise: 2_000,
    });
    expect(rows[1]).toMatchObject({ kind: 'payment', mode: 'Cash', by: 'Test Front desk', inPaise: 2_000 });
    expect(rows.every(({ number }) => /^KTR\d\d-\d{5}$|^KTV\d\d-\d{5}$/.test(number))).toBe(true);
    expect(second.next).toBeNull();
  });

  it('filters by mode, place and person', async () => {
    expect(await count({ mode: 'Card' })).toBe(1);
    expect(await count({ mode: 'Card', userId: deskId })).toBe(1);
    expect(await count({ userId: deskId })).toBe(3);
    expect(await count({ locationId: app.lab.locationId })).toBe(4);
    expect(await count({ from: addDays(today, -2), to: addDays(today, -1) })).toBe(0);
  });

  it('is summed by mode, place, person and day, each to the same total', async () => {
    const total = { receipts: 3, inPaise: 17_000, outPaise: 2_000 };
    for (const by of ['mode', 'location', 'person', 'day'] as const) {
      const answer = await accountant().ok(sumCollections, { query: { ...days, by } });
      expect(answer.total).toMatchObject(total);
      expect(answer.sums.reduce((sum, { inPaise }) => sum + inPaise, 0)).toBe(total.inPaise);
    }
    const { sums } = await accountant().ok(sumCollections, { query: { ...days, by: 'mode' } });
    expect(sums.map(({ key, inPaise, outPaise }) => [key, inPaise, outPaise])).toEqual([
      ['Cash', 12_000, 2_000],
      ['Card', 5_000, 0],
    ]);
  });

  it('agrees with the statement of the place', async () => {
    const { locationId } = app.lab;
    const money = await accountant().ok(statement, { query: { ...days, locationId } });
    const { total } = await accountant().ok(sumCollections, { query: { ...days, locationId, by: 'day' } });
    expect([total.inPaise, total.outPaise]).toEqual([money.debitPaise, money.creditPaise]);
  });

  it('is saved as a file whose cells are no formulas', async () => {
    const { bytes } = await accountant().call(exportCollections, { query: { ...days, format: 'csv' } });
    const lines = bytes.toString('utf8').trim().split(/\r?\n/);
    expect(lines).toHaveLength(5);
    expect(lines[0]).toContain('In ₹');
  });

  it('shows who sees other places only nothing of this one, and refuses who lacks the right', async () => {
    const elsewhere = await personWith(app, { finance: 4 }, { locationIds: [] });
    expect((await elsewhere.client.ok(listCollections, { query: days })).rows).toEqual([]);
    expect((await app.as('Front desk').refused(listCollections, { query: days })).code).toBe('not-permitted');
    const late = await accountant().refused(sumCollections, {
      query: { from: today, to: addDays(today, -1), by: 'mode' },
    });
    expect(late.errors?.[0]?.field).toBe('to');
  });
});
