import { eventsByEntity } from '@nidan/contract/base/audit/audit-endpoints';
import { receivePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { updatePatient } from '@nidan/contract/people/patients/patient-endpoints';
import { collectSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderBill } from '../../../testing/order-bill.ts';
import { releasedReport } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function orderedAndCollected() {
  const bill = await orderBill(app, { testCodes: ['CBC', 'LFT'] });
  const sampleIds = bill.samples.map((tube) => tube.sampleId);
  await app.as('Phlebotomist').ok(collectSamples, { body: { billId: bill.billId, sampleIds } });
  return bill;
}

it('tells the story of a test by its own events and those of its bill that touched it', async () => {
  const bill = await orderedAndCollected();
  const test = bill.tests.find(({ code }) => code === 'CBC');
  const query = { entityKind: 'BILL_TEST' as const, entityId: test?.billTestId ?? '' };
  const { rows } = await app.as('Manager').ok(eventsByEntity, { query });
  expect(rows.map(({ entityKind, action, by }) => [entityKind, action, by])).toEqual([
    ['BILL_SAMPLE', 'collect', 'Test Phlebotomist'],
    ['BILL', 'create', 'Test Front desk'],
    ['BILL_SAMPLE', 'create', 'Test Front desk'],
  ]);
});

it('tells everything of a bill, newest first, in pages', async () => {
  const bill = await orderedAndCollected();
  const body = { billId: bill.billId, payments: [{ mode: 'Cash' as const, amountPaise: 10_000 }] };
  const { paymentIds } = await app.as('Front desk').ok(receivePayments, { body });
  const query = { entityKind: 'BILL' as const, entityId: bill.billId };
  const { rows } = await app.as('Manager').ok(eventsByEntity, { query });
  expect(rows).toHaveLength(6);
  expect(rows[0]).toMatchObject({ entityKind: 'PAYMENT', action: 'receive', location: 'Main lab' });
  const first = await app.as('Manager').ok(eventsByEntity, { query: { ...query, limit: 4 } });
  const second = await app
    .as('Manager')
    .ok(eventsByEntity, { query: { ...query, limit: 4, cursor: first.next ?? '' } });
  expect([...first.rows, ...second.rows]).toEqual(rows);
  const ofPayment = { entityKind: 'PAYMENT' as const, entityId: paymentIds[0] ?? '' };
  expect((await app.as('Manager').ok(eventsByEntity, { query: ofPayment })).rows).toHaveLength(1);
});

it('tells the story of a report by its release', async () => {
  const { reportId } = await releasedReport(app, { HB: { HB: '13.4' } });
  const query = { entityKind: 'REPORT' as const, entityId: reportId };
  const { rows: events } = await app.as('Manager').ok(eventsByEntity, { query });
  expect(events.map(({ action }) => action)).toContain('release');
});

it('shows what was and what became, but not to a demo user', async () => {
  const { patientId } = await orderBill(app, { testCodes: ['CBC'] });
  await app.as('Front desk').ok(updatePatient, { params: { patientId }, body: { version: 1, city: 'Pune' } });
  const query = { entityKind: 'PATIENT' as const, entityId: patientId };
  const { rows } = await app.as('Manager').ok(eventsByEntity, { query });
  expect(rows[0]).toMatchObject({ action: 'update', before: { city: '' }, after: { city: 'Pune' } });
  const masked = await app.asUser(app.lab.demoUser).ok(eventsByEntity, { query });
  expect(masked.rows.map(({ before, after }) => [before, after])).toEqual([
    [null, null],
    [null, null],
  ]);
});

it('is of this lab alone and for those who may', async () => {
  const bill = await orderBill(app, { testCodes: ['CBC'] });
  const query = { entityKind: 'BILL' as const, entityId: bill.billId };
  expect((await app.asOther('Manager').ok(eventsByEntity, { query })).rows).toEqual([]);
  expect(await app.as('Phlebotomist').refused(eventsByEntity, { query })).toMatchObject({ status: 403 });
  expect(await app.asNobody().refused(eventsByEntity, { query })).toMatchObject({ status: 401 });
  const refusal = await app.as('Manager').refused(eventsByEntity, { query: { ...query, entityKind: 'CAR' } });
  expect(refusal).toMatchObject({ status: 400, errors: [{ field: 'entityKind' }] });
});
