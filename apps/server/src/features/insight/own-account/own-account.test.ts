import { readDashboard } from '@nidan/contract/insight/dashboard/dashboard-endpoints';
import { askExplorer } from '@nidan/contract/insight/explorer/explorer-endpoints';
import {
  listOwnPrices,
  readOwnAccount,
  readOwnStatement,
} from '@nidan/contract/insight/own-account/own-account-endpoints';
import { listReferredVisits } from '@nidan/contract/lab/reports/doctor-endpoint';
import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import {
  createAgency,
  listAgencies,
  setExpectedVolumes,
} from '@nidan/contract/people/referrers/agency-endpoints';
import { mapAgency } from '@nidan/contract/catalogue/rates/rate-endpoints';
import { newId } from '../../../kernel/database/new-id.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { orderBill, testIdOf } from '../../../testing/order-bill.ts';
import { personWith, type PersonWithRights } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let agency: PersonWithRights;
let other: PersonWithRights;
let billId: string;

const RIGHTS = { bills: 12, patients: 12, reports: 4, finance: 15 };

beforeAll(async () => {
  app = await startTestApp();
  const [agencyId, otherId] = [newId(), newId()];
  for (const [id, name] of [
    [agencyId, 'Shivneri Clinic'],
    [otherId, 'Deccan Clinic'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- two, one after the other
    await app.as('Manager').ok(createAgency, { body: { agencyId: id, name } });
  }
  agency = await personWith(app, RIGHTS, { userType: 'AGENCY', agencyId });
  other = await personWith(app, RIGHTS, { userType: 'AGENCY', agencyId: otherId });
  ({ billId } = await orderBill(app, { testCodes: ['HB'], agencyId }));
  await orderBill(app, { testCodes: ['HB'] });
});
afterAll(() => app.close());

it('an agency sees its patients, its dues and its statement, and they agree', async () => {
  const visits = (await agency.client.ok(listReferredVisits)).rows;
  expect(visits.map((visit) => visit.billId)).toEqual([billId]);
  const bills = (await agency.client.ok(listBills)).rows;
  const due = bills.reduce((sum, { duePaise }) => sum + duePaise, 0);
  expect(due).toBeGreaterThan(0);
  expect(await agency.client.ok(readOwnAccount)).toMatchObject({ duePaise: due, billsWithDue: 1 });
  const own = await agency.client.ok(readOwnStatement, { query: { dates: 98 } });
  expect(own.closingPaise).toBe(due);
  expect(new Set(own.rows.map((line) => line.billId))).toEqual(new Set([billId]));
});

it('another agency, and who works for none, sees nothing of it', async () => {
  expect((await other.client.ok(listReferredVisits)).rows).toEqual([]);
  expect(await other.client.ok(readOwnAccount)).toMatchObject({ duePaise: 0, billsWithDue: 0 });
  expect((await other.client.ok(readOwnStatement, { query: { dates: 98 } })).rows).toEqual([]);
  expect(await app.as('Manager').ok(readOwnAccount)).toMatchObject({ agency: null, duePaise: 0 });
  expect((await app.as('Manager').ok(readOwnStatement, { query: { dates: 98 } })).rows).toEqual([]);
});

it('an agency sees its own price of a test, and what it sent of what is expected', async () => {
  const { rows: agencies } = await app.as('Manager').ok(listAgencies, { query: { q: 'Shivneri' } });
  const { agencyId = '', version = 0 } = agencies[0] ?? {};
  const today = calendarDateIn('Asia/Kolkata', new Date());
  const body = { agencyId, version, volumes: [{ test: 'HB', perMonth: 40 }] };
  await app.as('Manager').ok(setExpectedVolumes, { body });
  await app.as('Manager').ok(mapAgency, {
    body: {
      agencyId,
      version: 0,
      from: today,
      until: null,
      prices: [{ testId: await testIdOf(app, 'HB'), pricePaise: 7_700 }],
    },
  });
  const { rows } = await agency.client.ok(listOwnPrices, { query: { expected: true } });
  expect(rows).toMatchObject([{ code: 'HB', pricePaise: 7_700, expected: 40, sent: 1 }]);
  const [theirs] = (await other.client.ok(listOwnPrices, { query: { q: 'HB' } })).rows;
  expect(theirs).toMatchObject({ code: 'HB', expected: null, sent: 0 });
  expect(theirs?.pricePaise).not.toBe(7_700);
  expect((await app.as('Manager').ok(listOwnPrices)).rows).toEqual([]);
});

it('the numbers of an agency are of its own bills, and a doctor has none', async () => {
  const view = await agency.client.ok(readDashboard);
  expect(view.registrations?.value).toBe(1);
  const doctor = await personWith(app, RIGHTS, { userType: 'DOCTOR', doctorId: app.lab.doctorIds[0] ?? '' });
  const { registrations, duesPaise, takenPaise, inTime, pending } = await doctor.client.ok(readDashboard);
  expect([registrations, duesPaise, takenPaise, inTime, pending]).toEqual([null, null, null, null, null]);
  const question = {
    subject: 'bills' as const,
    filters: [],
    columns: [],
    groups: [],
    measures: [],
    pivot: false,
  };
  const body = { question, dates: { dates: 98 } };
  expect((await agency.client.ok(askExplorer, { body })).rows.map((row) => row.billId)).toEqual([billId]);
  for (const endpoint of [readOwnAccount, readOwnStatement])
    expect(await doctor.client.refused(endpoint, { query: {} })).toMatchObject({ status: 403 });
});
