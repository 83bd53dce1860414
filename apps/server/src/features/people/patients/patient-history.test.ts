import { cancelLines, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import {
  pastBills,
  pendingDetails,
  readPatient,
  updateDetails,
} from '@nidan/contract/people/patients/patient-endpoints';
import { patientTrends } from '@nidan/contract/lab/patient-history/patient-trends-endpoint';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { orderBill } from '../../../testing/order-bill.ts';
import { releasedReport } from '../../../testing/report-on-desk.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const desk = () => app.as('Front desk');
/** Another bill of the person of a first one. */
const again = (patientId: string, testCodes: readonly string[]) =>
  orderBill(app, { testCodes, newPatient: null, patientId });
describe('past bills of a person', () => {
  it('come newest first, page by page, with what all of them come to', async () => {
    const first = await orderBill(app, {
      testCodes: ['CBC'],
      payments: [{ mode: 'Cash', amountPaise: 20_000 }],
    });
    const { patientId } = first;
    const second = await again(patientId, ['LFT']);
    const third = await again(patientId, ['CBC', 'ESR']);
    await desk().ok(cancelLines, {
      body: {
        billId: second.billId,
        version: 1,
        lineIds: second.lines.map(({ lineId }) => lineId),
        reason: 'Customer stops',
      },
    });
    const page = await desk().ok(pastBills, { query: { patientId, limit: 2 } });
    expect(page.rows.map(({ labNo }) => labNo)).toEqual([third.labNo, second.labNo]);
    const rest = await desk().ok(pastBills, { query: { patientId, limit: 2, cursor: page.next ?? '' } });
    expect(rest.rows.map(({ labNo }) => labNo)).toEqual([first.labNo]);
    expect(rest.next).toBeNull();
    const billed = 35_000 + third.dues.netPaise;
    expect(page.sums).toMatchObject({
      bills: 3,
      billedPaise: billed,
      paidPaise: 20_000,
      duePaise: billed - 20_000,
      firstAt: first.createdAt,
    });
    expect(rest.sums).toEqual(page.sums);
  });

  it.each([
    ['nobody', () => app.asNobody(), 401],
    ['another lab', () => app.asOther('Front desk'), 404],
  ])('are not for %s', async (_, client, status) => {
    const { patientId } = await orderBill(app, { testCodes: ['CBC'] });
    expect(await client().refused(pastBills, { query: { patientId } })).toMatchObject({ status });
    expect(await client().refused(pendingDetails, { query: { patientId } })).toMatchObject({ status });
    expect(await client().refused(patientTrends, { params: { patientId }, query: {} })).toMatchObject({
      status,
    });
  });

  it('of somebody who does not exist are not found', async () => {
    expect(await desk().refused(pastBills, { query: { patientId: newId() } })).toMatchObject({ status: 404 });
    expect(await desk().refused(pendingDetails, { query: { patientId: newId() } })).toMatchObject({
      status: 404,
    });
  });
});

describe('what is open with a person', () => {
  it('are empty fields, tests, dues and reports', async () => {
    const bill = await orderBill(app, { testCodes: ['CBC', 'LFT'] });
    const pending = await desk().ok(pendingDetails, { query: { patientId: bill.patientId } });
    expect(pending.missing).toEqual(['email', 'address', 'pincode', 'birthdate', 'abha_id']);
    expect(pending.openBills).toMatchObject([
      { labNo: bill.labNo, testCodes: ['CBC', 'LFT'], stateLabel: 'collection pending' },
    ]);
    expect(pending.dues).toMatchObject([{ labNo: bill.labNo, duePaise: bill.dues.duePaise }]);
    expect(pending.reports).toEqual([]);
  });

  it('is a report that was released and has not gone out', async () => {
    const { billId } = await releasedReport(app, { HB: { HB: '9.8' } });
    const { patient } = await app.as('Front desk').ok(readBill, { query: { billId } });
    const pending = await desk().ok(pendingDetails, { query: { patientId: patient.patient_id } });
    expect(pending.openBills).toEqual([]);
    expect(pending.reports).toMatchObject([{ billId, dispatchLabel: 'ready to print' }]);
  });
});

describe('trends of a person', () => {
  it('are the checked values by parameter, oldest first, with the latest interval', async () => {
    const { billId } = await releasedReport(app, { HB: { HB: '9.8' } });
    const { patient } = await desk().ok(readBill, { query: { billId } });
    const patientId = patient.patient_id;
    await releasedReport(app, { HB: { HB: '13.6' } }, { newPatient: null, patientId });
    await again(patientId, ['CBC']);
    const first = await desk().ok(patientTrends, { params: { patientId }, query: { limit: 1 } });
    expect(first).toMatchObject({ rows: [{ code: 'HB' }], next: null });
    const { rows } = await desk().ok(patientTrends, { params: { patientId }, query: {} });
    expect(rows).toMatchObject([
      {
        code: 'HB',
        unit: 'g/dL',
        low: 13,
        high: 17,
        points: [
          { value: '9.8', flag: 'L' },
          { value: '13.6', flag: null },
        ],
      },
    ]);
  });

  it('need the right to read results', async () => {
    const { patientId } = await orderBill(app, { testCodes: ['CBC'] });
    const refusal = await app.as('Accountant').refused(patientTrends, { params: { patientId }, query: {} });
    expect(refusal).toMatchObject({ status: 403 });
  });
});

describe('details that are updated', () => {
  it('are those of the person in the body, with version and event', async () => {
    const { patientId } = await orderBill(app, { testCodes: ['CBC'] });
    const body = { patient_id: patientId, version: 1, email: 'ravi@example.in' };
    const person = await desk().ok(updateDetails, { body });
    expect(person).toMatchObject({ patient_id: patientId, version: 2, email: 'ravi@example.in' });
    const [event] = await eventsOf(app, patientId, 'update');
    expect(event).toMatchObject({ before: { email: null }, after: { email: 'ravi@example.in' } });
    expect(await desk().refused(updateDetails, { body })).toMatchObject({
      status: 409,
      code: 'stale-version',
    });
    const wrong = await desk().refused(updateDetails, { body: { ...body, version: 2, phone: '12' } });
    expect(wrong).toMatchObject({
      status: 400,
      errors: [{ field: 'phone', msg: 'Please enter a valid phone number' }],
    });
    expect((await desk().ok(readPatient, { params: { patientId } })).version).toBe(2);
  });

  it('are not those of nobody, without the right, or in another lab', async () => {
    const { patientId } = await orderBill(app, { testCodes: ['CBC'] });
    const body = { patient_id: patientId, version: 1, email: 'a@b' };
    expect(await app.asNobody().refused(updateDetails, { body })).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(updateDetails, { body })).toMatchObject({ status: 403 });
    expect(await app.asOther('Front desk').refused(updateDetails, { body })).toMatchObject({ status: 404 });
  });
});
