import { listReferredVisits } from '@nidan/contract/lab/reports/doctor-endpoint';
import { previewReport, reportHistory } from '@nidan/contract/lab/reports/report-endpoints';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import { currentSession } from '@nidan/contract/base/identity/identity-endpoints';
import { listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listPayments } from '@nidan/contract/money/payments/payment-endpoints';
import { MODULES } from '@nidan/domain/access/modules';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderBill } from '../../../testing/order-bill.ts';
import { personWith, type PersonWithRights } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const everything = Object.fromEntries(MODULES.map((module) => [module, 15]));

let app: TestApp;
let doctor: PersonWithRights;
let billId: string;

beforeAll(async () => {
  app = await startTestApp();
  const [doctorId = '', otherId = ''] = app.lab.doctorIds;
  doctor = await personWith(app, everything, { userType: 'DOCTOR', doctorId });
  ({ billId } = await orderBill(app, { testCodes: ['HB'], doctorId }));
  await orderBill(app, { testCodes: ['HB'], doctorId: otherId });
});
afterAll(() => app.close());

it('a doctor sees the own patients with how far each is, and no amount', async () => {
  const { rows } = await doctor.client.ok(listReferredVisits);
  expect(rows).toMatchObject([{ billId, tests: ['Haemoglobin'], reportedAt: null }]);
  expect(JSON.stringify(rows)).not.toMatch(/paise|price|due/iu);
  const found = await doctor.client.ok(listReferredVisits, { query: { q: rows[0]?.labNo ?? '' } });
  expect(found.rows.map((row) => row.billId)).toEqual([billId]);
  expect((await doctor.client.ok(listReferredVisits, { query: { q: 'Nobody' } })).rows).toEqual([]);
});

it('no role gives a doctor prices, dues or postings', async () => {
  const { lab, userType } = await doctor.client.ok(currentSession);
  expect([userType, lab?.rights]).toEqual(['DOCTOR', { reports: 4 }]);
  for (const endpoint of [listBills, listPayments, listTests])
    expect(await doctor.client.refused(endpoint)).toMatchObject({ status: 403 });
  expect(await doctor.client.refused(readBill, { query: { billId } })).toMatchObject({ status: 403 });
  expect(await doctor.client.refused(previewReport, { query: { billId } })).toMatchObject({ status: 404 });
  expect((await doctor.client.ok(reportHistory, { query: { billId } })).revisions).toEqual([]);
});

it('refuses who has no right to reports', async () => {
  expect(await app.as('Phlebotomist').refused(listReferredVisits)).toMatchObject({ status: 403 });
});
