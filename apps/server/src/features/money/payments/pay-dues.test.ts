import { createBill, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { payDues, receivePayments, reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { createPatient } from '@nidan/contract/people/patients/patient-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { billBody } from '../../../testing/order-bill.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const desk = () => app.as('Front desk');

/** Somebody with three bills of LFT (₹750), of which nothing is paid, the oldest first. */
async function owing(): Promise<{ patientId: string; billIds: string[] }> {
  const person = { name: 'Suresh Owing', age_sex: { age: 52, sex: 'M', unit: 'Yrs.' } } as const;
  const { patient_id: patientId } = await desk().ok(createPatient, { body: person });
  const billIds: string[] = [];
  for (let bills = 0; bills < 3; bills += 1) {
    const { newPatient: _, ...body } = await billBody(app, { testCodes: ['LFT'], patientId });
    await desk().ok(createBill, { body });
    billIds.push(body.billId);
  }
  return { patientId, billIds };
}

type Body = BodyOf<typeof payDues>;
const bodyOf = (other: Partial<Body>): Body => ({ mode: 'Cash', amountPaise: 100_000, ...other });
const dueOf = async (billId: string) =>
  (await app.as('Manager').ok(readBill, { query: { billId } })).dues.duePaise;

it('one sum pays the oldest dues first, each bill by a payment of its own, and goes back together', async () => {
  const { patientId, billIds } = await owing();
  const { payments } = await desk().ok(payDues, { body: bodyOf({ patientId, reference: '4711' }) });
  expect(payments.map(({ billId, amountPaise }) => [billId, amountPaise])).toEqual([
    [billIds[0], 75_000],
    [billIds[1], 25_000],
  ]);
  expect(await Promise.all(billIds.map(dueOf))).toEqual([0, 50_000, 75_000]);
  const paymentIds = payments.map(({ paymentId }) => paymentId);
  await app.as('Manager').ok(reversePayments, { body: { paymentIds, reason: 'Cheque bounced' } });
  expect(await Promise.all(billIds.map(dueOf))).toEqual([75_000, 75_000, 75_000]);
});

it('chosen bills alone are paid', async () => {
  const { patientId, billIds } = await owing();
  const chosen = billIds.slice(2);
  await desk().ok(payDues, { body: bodyOf({ patientId, billIds: chosen, amountPaise: 75_000 }) });
  expect(await Promise.all(billIds.map(dueOf))).toEqual([75_000, 75_000, 0]);
});

it('more than is due is refused whole, and so is a bill of somebody else', async () => {
  const { patientId, billIds } = await owing();
  const other = await owing();
  const over = await desk().call(payDues, { body: bodyOf({ patientId, amountPaise: 225_100 }) });
  expect(over).toMatchObject({ status: 409, body: { code: 'payment-over-due' } });
  const foreign = bodyOf({ patientId, billIds: other.billIds });
  expect(await desk().call(payDues, { body: foreign })).toMatchObject({ status: 404 });
  expect(await desk().call(payDues, { body: bodyOf({}) })).toMatchObject({ status: 400 });
  const both = bodyOf({ patientId, agencyId: newId() });
  expect(await desk().call(payDues, { body: both })).toMatchObject({ status: 400 });
  expect(await Promise.all(billIds.map(dueOf))).toEqual([75_000, 75_000, 75_000]);
});

it('of many counters that pay the same dues at once, exactly what is due is taken', async () => {
  const { patientId, billIds } = await owing();
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => desk().call(payDues, { body: bodyOf({ patientId }) })),
    ...billIds.map((billId) => {
      const payments = [{ mode: 'Cash' as const, amountPaise: 25_000 }];
      return desk().call(receivePayments, { body: { billId, payments } });
    }),
  ]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const dues = await Promise.all(billIds.map(dueOf));
  const sums = answers.map(({ status }, at): number => (status === 200 ? (at < 6 ? 100_000 : 25_000) : 0));
  expect(dues.reduce((sum, due) => sum + due, 0)).toBe(225_000 - sums.reduce((sum, paid) => sum + paid, 0));
  expect(await offencesIn(app)).toEqual([]);
});
