import { createBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { receivePayments, reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { financialYearOf } from '@nidan/domain/time/financial-year';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { billBody, orderBill } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const year = () => String(financialYearOf(calendarDateIn(DEFAULT_ZONE, new Date())) % 100).padStart(2, '0');
const cash = (amountPaise: number) => [{ mode: 'Cash' as const, amountPaise }];
const billOf = (billId: string) => app.as('Manager').ok(readBill, { query: { billId } });

/** Serials of a series in order. */
async function serialsOf(series: string): Promise<number[]> {
  const rows = await asOwner(app, (db) =>
    db
      .selectFrom('money_document')
      .select('serial')
      .where('l_id', '=', 1)
      .where('series', '=', series)
      .orderBy('serial')
      .execute(),
  );
  return rows.map(({ serial }) => serial);
}
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('bills, receipts and reversals are numbered each in their own series of the year', async () => {
  const { billId } = await orderBill(app, { testCodes: ['HB'], payments: cash(1_000) });
  await app.as('Front desk').ok(receivePayments, { body: { billId, payments: cash(2_000) } });
  const { payments } = await billOf(billId);
  const body = { paymentIds: payments.map(({ paymentId }) => paymentId), reason: 'Wrong mode' };
  await app.as('Manager').ok(reversePayments, { body });
  const bill = await billOf(billId);
  expect(bill.billNo).toBe(`KTB${year()}-00001`);
  expect(bill.payments.map(({ number }) => number).toSorted()).toEqual([
    `KTR${year()}-00001`,
    `KTR${year()}-00002`,
    `KTV${year()}-00001`,
    `KTV${year()}-00002`,
  ]);
});

it('leaves no gap when counters save at once and some of them fail', async () => {
  const before = (await serialsOf('B')).length;
  const answers = await Promise.all(
    upTo(24).map(async (n) => {
      const body = await billBody(app, { testCodes: ['HB'], payments: cash(1_000) });
      // A person who is not there is found out by the last statement of the transaction, after the numbers were taken.
      const { newPatient: _, ...rest } = body;
      const sent = n % 3 === 0 ? { ...rest, patientId: newId() } : body;
      return app.as('Front desk').call(createBill, { body: sent });
    }),
  );
  const saved = answers.filter(({ status }) => status === 200).length;
  expect(saved).toBe(16);
  expect(await serialsOf('B')).toEqual(upTo(before + saved));
  expect((await serialsOf('R')).length).toBe((await serialsOf('R')).at(-1));
});

it('a firm counts by itself', async () => {
  const firmId = newId();
  await asOwner(app, async (db) => {
    await db
      .insertInto('firm')
      .values({ l_id: 1, firm_id: firmId, name: 'Shivneri Diagnostics', lab_id_prefix: 'SHIV' })
      .execute();
    await db
      .updateTable('location')
      .set({ firm_id: firmId })
      .where('l_id', '=', 1)
      .where('location_id', '=', app.lab.locationId)
      .execute();
  });
  const { billId } = await orderBill(app, { testCodes: ['HB'] });
  expect((await billOf(billId)).billNo).toBe(`SHIVB${year()}-00001`);
});
