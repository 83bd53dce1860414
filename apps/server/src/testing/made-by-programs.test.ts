import { countCriticals, listCriticals } from '@nidan/contract/lab/critical/critical-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import {
  openCustomerBill,
  openCustomerPage,
  openCustomerReport,
  payFromCustomerPage,
} from '@nidan/contract/links/customer-link/customer-link-endpoints';
import { addPublishingSpec, listPublishJobs } from '@nidan/contract/links/publishing/publishing-endpoints';
import { readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { createConsumptionMap } from '@nidan/contract/supply/inventory/consumption-endpoints';
import { PROGRAM_IDS, PROGRAMS } from '@nidan/domain/access/programs';
import { channelBits } from '@nidan/domain/reports/channels';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { autoverify } from '../features/lab/autoverification/autoverify.ts';
import { liveRules } from '../features/lab/autoverification/testing/rules-of-test.ts';
import { escalateCriticals } from '../features/lab/critical/escalate-criticals.ts';
import { machineOfLab, messageOf, receive } from '../features/lab/interfacing/testing/machine-of-lab.ts';
import { paperOfMessage } from '../features/links/delivery/paper-of-message.ts';
import { publishReleased } from '../features/links/publishing/publish-jobs.ts';
import { payAtGateway, tellAndApply } from '../features/money/payment-orders/testing/at-the-gateway.ts';
import { type PaymentDesk, startPaymentDesk } from '../features/money/payment-orders/testing/payment-desk.ts';
import { consumeOfLabs } from '../features/supply/inventory/consumption/consume-of-labs.ts';
import { newMap } from '../features/supply/inventory/testing/map-of-lab.ts';
import { stockOfLab } from '../features/supply/inventory/testing/stock-of-lab.ts';
import { parameterIdOf } from '../features/catalogue/versions/testing/catalogue-of-lab.ts';
import { newId } from '../kernel/database/new-id.ts';
import { asOwner } from './as-owner.ts';
import { billOnBench, enter, testOn, worksheetOf } from './bill-on-bench.ts';
import { eventsOf } from './events-of.ts';
import { offencesIn } from './offences-in.ts';
import type { TestApp } from './test-app.ts';

let desk: PaymentDesk;
let app: TestApp;
beforeAll(async () => {
  desk = await startPaymentDesk();
  ({ app } = desk);
  await asOwner(app, (db) =>
    sql`insert into integration_setting (l_id, integration, address, options, is_on)
      values (1, 'whatsapp', 'https://out.example', '{}', true)`.execute(db),
  );
});
afterAll(() => desk.close());

const patient = {
  name_title: 'Mrs.',
  name: 'Shalini Vaidya',
  age_sex: { age: 42, sex: 'F', unit: 'Yrs.' },
  phone: '9811122233',
} as const;

it('the list of programs is that of the users without a password', async () => {
  const { rows } = await asOwner(app, (db) =>
    sql<{ userId: string; name: string }>`
      select user_id as "userId", name from login_user where user_type = 'SYSTEM' and password_hash = '-'
      order by user_id`.execute(db),
  );
  expect(rows).toEqual(Object.values(PROGRAMS));
});

/** A potassium that rules release and a rule sends on, as the jobs of the queue do one after the other. */
async function publishedByRule(): Promise<{ billId: string; reportId: string }> {
  const billId = await billOnBench(app, {
    testCodes: ['K'],
    newPatient: patient,
    channels: channelBits(['whatsapp']),
  });
  await enter(app, billId, { K: { K: '4.2' } });
  await autoverify(app.services, { lId: 1, billId });
  const { rows } = await asOwner(app, (db) =>
    sql<{ report_id: string; released_by: string }>`
      select report_id, released_by from report_revision where bill_id = ${billId}`.execute(db),
  );
  const reportId = rows[0]?.report_id ?? '';
  expect(rows).toMatchObject([{ released_by: PROGRAMS.rules.userId }]);
  await publishReleased(app.services, { lId: 1, reportId });
  return { billId, reportId };
}

describe('a report that rules released', () => {
  let billId = '';
  let token = '';
  beforeAll(async () => {
    await liveRules(app, 'K');
    const rule = { testId: null, doctorId: null, agencyId: null, locationId: null, ruleId: newId() };
    const how = { channels: ['whatsapp' as const], holdUntilPaid: false, onlyComplete: false };
    await app.as('Manager').ok(addPublishingSpec, { body: { recipient: 'patient', ...rule, ...how } });
    ({ billId } = await publishedByRule());
    const { rows } = await asOwner(app, (db) =>
      sql<{ link: string }>`select facts ->> 'link' as link from message where bill_id = ${billId}`.execute(
        db,
      ),
    );
    token = rows[0]?.link.split('/t/')[1] ?? '';
  });

  it('is published like any other', async () => {
    const { rows } = await app.as('Front desk').ok(listPublishJobs, { query: { billId } });
    expect(rows).toMatchObject([{ recipient: 'patient', state: 'sent', channels: ['whatsapp'] }]);
  });

  it('opens at the link that the rule gave, with its files', async () => {
    const page = await app.asNobody().call(openCustomerPage, { params: { token } });
    expect(page.status).toBe(200);
    expect(page.bytes.toString()).toContain('Mrs. Shalini V.');
    for (const file of [openCustomerReport, openCustomerBill]) {
      const answer = await app.asNobody().call(file, { params: { token }, body: { digits: '2233' } });
      expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    }
  });

  it('can be paid for at that page, and the money is booked', async () => {
    const pressed = await app.asNobody().call(payFromCustomerPage, { params: { token }, body: {} });
    expect(pressed.status).toBe(303);
    const { rows } = await asOwner(app, (db) =>
      sql<{ order_id: string }>`select order_id from payment_order where bill_id = ${billId}`.execute(db),
    );
    const orderId = rows[0]?.order_id ?? '';
    await desk.run('ask-gateway', orderId);
    await tellAndApply(desk, { orderId, payment: await payAtGateway(desk, orderId) });
    expect((await app.as('Front desk').ok(readBill, { query: { billId } })).dues.duePaise).toBe(0);
  });

  it('has its papers printed for a message that a program asked for', async () => {
    const asked = { recipientKind: 'patient', createdBy: PROGRAMS.publishing.userId, facts: {} } as const;
    const paper = await paperOfMessage(app.services, 1, { ...asked, kind: 'bill', id: billId });
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });
});

it('a critical value that a machine sent is sent on by the clock', async () => {
  const machine = await machineOfLab(app, { K: 'K' });
  const billId = await billOnBench(app, { testCodes: ['K'], doctorId: app.lab.doctorIds[0] ?? null });
  const { rows: tubes } = await app.as('Technician').ok(listSamples, { query: { billId } });
  await receive(
    app,
    machine,
    messageOf(tubes[0]?.barcode ?? '', [{ code: 'K', value: '2.1', unit: 'mmol/L' }]),
  );
  const { billTestId } = testOn(await worksheetOf(app, billId), 'K');
  const later = new Date(Date.now() + 31 * 60_000);
  await escalateCriticals({ ...app.services, clock: () => later }, {});
  expect(await eventsOf(app, billTestId, 'criticalEscalate')).toHaveLength(2);
  const { rows } = await app.as('Technician').ok(listCriticals, { query: { limit: 200 } });
  expect(rows.find((row) => row.billId === billId)).toMatchObject({ value: '2.1' });
  expect((await app.as('Technician').ok(countCriticals)).open).toBeGreaterThan(0);
});

it('stock that the program took, and all that programs did, breaks no invariant', async () => {
  const stock = await stockOfLab({ app, lab: app.lab }, [{ quantity: '9', unit: 'test', valuePaise: 900 }]);
  const parameterId = await parameterIdOf(app, 'HB');
  const map = newMap(stock, { category: 'parameter', parameterId, perReportable: '1' });
  await app.as('Manager').ok(createConsumptionMap, { body: map });
  await enter(app, await billOnBench(app, { testCodes: ['HB'] }), { HB: { HB: '13.1' } });
  await consumeOfLabs(app.services);
  const { rows } = await asOwner(app, (db) =>
    sql<{
      by: string;
    }>`select distinct posted_by as by from journal_posting where posted_by = any(${[...PROGRAM_IDS]})`.execute(
      db,
    ),
  );
  expect(rows.map(({ by }) => by)).toContain(PROGRAMS.consumption.userId);
  expect(await offencesIn(app)).toEqual([]);
});
