import { checkResults, uncheckResults } from '@nidan/contract/lab/results/check-endpoints';
import { reportPdf } from '@nidan/contract/lab/reports/report-endpoints';
import { openCustomerPage } from '@nidan/contract/links/customer-link/customer-link-endpoints';
import { addPublishingSpec, listPublishJobs } from '@nidan/contract/links/publishing/publishing-endpoints';
import { cutAgencyInvoice } from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import { createDoctor } from '@nidan/contract/people/referrers/doctor-endpoints';
import { createConsumptionMap } from '@nidan/contract/supply/inventory/consumption-endpoints';
import { RECIPIENTS } from '@nidan/domain/delivery/publishing-rule';
import { USER_TYPES, type UserType } from '@nidan/domain/enumerations/users';
import { channelBits } from '@nidan/domain/reports/channels';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parameterIdOf } from '../../features/catalogue/versions/testing/catalogue-of-lab.ts';
import { publishReleased } from '../../features/links/publishing/publish-jobs.ts';
import {
  dayAgo,
  daysAgo,
  newDebtor,
  priceOf,
} from '../../features/money/agency-invoices/testing/invoice-of-lab.ts';
import { consumeOfLabs } from '../../features/supply/inventory/consumption/consume-of-labs.ts';
import { newMap } from '../../features/supply/inventory/testing/map-of-lab.ts';
import { stockOfLab } from '../../features/supply/inventory/testing/stock-of-lab.ts';
import { newId } from '../../kernel/database/new-id.ts';
import { asOwner } from '../as-owner.ts';
import { billOnBench, enter, testOn, testRefs, worksheetOf } from '../bill-on-bench.ts';
import { offencesIn } from '../offences-in.ts';
import { personWith } from '../person-with.ts';
import { onDesk } from '../report-on-desk.ts';
import { startTestApp, type TestApp, type TestClient } from '../test-app.ts';

/*
 * Whoever a bill comes from, what follows its release follows: it is published, its link opens, it uses stock, it is invoiced, and who
 * brought it opens the report but takes nothing back. A type of user that brings no bill says where it is tried; one without either fails.
 */

const BILLS = { catalog: 4, masters: 4, patients: 12, bills: 12, reports: 4, payments: 8, samples: 2 };
const patient = {
  name_title: 'Mrs.',
  name: 'Shalini Vaidya',
  age_sex: { age: 42, sex: 'F', unit: 'Yrs.' },
  phone: '9811122233',
} as const;

let app: TestApp;
let doctorId = '';
let agencyId = '';
beforeAll(async () => {
  app = await startTestApp();
  await asOwner(app, (db) =>
    sql`insert into integration_setting (l_id, integration, address, options, is_on)
      values (1, 'whatsapp', 'https://out.example', '{}', true)`.execute(db),
  );
  const manager = app.as('Manager');
  doctorId = newId();
  await manager.ok(createDoctor, { body: { doctorId, name: 'Dr. Asha Rane', phone: '9811100000' } });
  const whose = { testId: null, doctorId: null, agencyId: null, locationId: null };
  const how = { channels: ['whatsapp' as const], holdUntilPaid: false, onlyComplete: false };
  for (const recipient of RECIPIENTS)
    // oxlint-disable-next-line no-await-in-loop -- one rule after the other
    await manager.ok(addPublishingSpec, { body: { ruleId: newId(), recipient, ...whose, ...how } });
  const stock = await stockOfLab({ app, lab: app.lab }, [{ quantity: '99', unit: 'test', valuePaise: 900 }]);
  const parameterId = await parameterIdOf(app, 'K');
  const map = newMap(stock, { category: 'parameter', parameterId, perReportable: '1' });
  await manager.ok(createConsumptionMap, { body: map });
});
afterAll(() => app.close());

interface Actor {
  readonly userType: UserType;
  /** What they see of the lab. */
  readonly scope: () => Partial<Record<'doctorId' | 'agencyId', string>>;
  /** Who saves the bill: the actor, or the front desk for a doctor, who orders on paper. */
  readonly saves: 'actor' | 'desk';
  /** Of whom the bill is. */
  readonly isOf: () => Partial<Record<'doctorId' | 'agencyId', string>>;
  readonly sentTo: readonly (typeof RECIPIENTS)[number][];
}

const ofDoctor = () => ({ doctorId });
const ofAgency = () => ({ agencyId });
const ACTORS: Readonly<Record<string, Actor>> = {
  'a doctor': {
    userType: 'DOCTOR',
    scope: ofDoctor,
    saves: 'desk',
    isOf: ofDoctor,
    sentTo: ['doctor', 'patient'],
  },
  'a user of an agency': {
    userType: 'AGENCY',
    scope: ofAgency,
    saves: 'actor',
    isOf: ofAgency,
    sentTo: ['agency', 'patient'],
  },
  'an API key of the lab': {
    userType: 'API',
    scope: () => ({}),
    saves: 'actor',
    isOf: () => ({}),
    sentTo: ['patient'],
  },
  'an API key of an agency': {
    userType: 'API',
    scope: ofAgency,
    saves: 'actor',
    isOf: ofAgency,
    sentTo: ['agency', 'patient'],
  },
};
const ELSEWHERE: Partial<Record<UserType, string>> = {
  EMPLOYEE: 'a person in releases.test.ts',
  SYSTEM: 'the programs in releases.test.ts',
};

it('every type of user has its cases', () => {
  const tried = [...Object.values(ACTORS).map(({ userType }) => userType), ...Object.keys(ELSEWHERE)];
  expect([...new Set(tried)].toSorted()).toEqual([...USER_TYPES].toSorted());
});

async function release(billId: string, value = '4.2'): Promise<number | undefined> {
  await enter(app, billId, { K: { K: value } });
  const body = { billId, tests: await testRefs(app, billId), release: true };
  return (await app.as('Pathologist').ok(checkResults, { body })).released?.revision;
}

describe.each(Object.entries(ACTORS))('a bill of %s', (_, { userType, scope, saves, isOf, sentTo }) => {
  let client: TestClient;
  let billId = '';
  let reportId = '';
  beforeAll(async () => {
    // Of its own each time: without a limit an agency that owes orders no more.
    agencyId = await newDebtor(app, { phone: '9811100001' });
    ({ client } = await personWith(app, BILLS, { userType, ...scope() }));
    const order = { testCodes: ['K'], newPatient: patient, channels: channelBits(['whatsapp']), ...isOf() };
    billId = await billOnBench(
      app,
      { ...order, collect: true },
      saves === 'actor' ? client : app.as('Front desk'),
    );
    await release(billId);
    ({ reportId } = await onDesk(app, billId));
  });

  it('is published to whom it concerns, and the link of the patient opens', async () => {
    await publishReleased(app.services, { lId: 1, reportId });
    const { rows } = await app.as('Front desk').ok(listPublishJobs, { query: { billId } });
    expect(rows.map(({ recipient, state }) => `${recipient} ${state}`).toSorted()).toEqual(
      sentTo.map((recipient) => `${recipient} sent`),
    );
    const { rows: links } = await asOwner(app, (db) =>
      sql<{ link: string }>`
        select facts ->> 'link' as link from message
        where bill_id = ${billId} and recipient_kind = 'patient'`.execute(db),
    );
    const token = links[0]?.link.split('/t/')[1] ?? '';
    expect((await app.asNobody().call(openCustomerPage, { params: { token } })).status).toBe(200);
  });

  it('is opened by who brought it', async () => {
    expect(await client.call(reportPdf, { params: { reportId }, query: {} })).toMatchObject({
      status: 200,
      headers: { 'content-type': 'application/pdf' },
    });
  });

  it('uses stock once', async () => {
    await consumeOfLabs(app.services);
    await consumeOfLabs(app.services);
    const { billTestId } = testOn(await worksheetOf(app, billId), 'K');
    const { rows } = await asOwner(app, (db) =>
      sql`select from consumption_line where bill_test_id = ${billTestId}`.execute(db),
    );
    expect(rows).toHaveLength(1);
  });

  it('is taken back by the lab alone, and released again as an amendment', async () => {
    const body = { billId, tests: await testRefs(app, billId), reason: 'Look again at the tube' };
    expect(await client.refused(uncheckResults, { body })).toMatchObject({ status: 403 });
    await app.as('Pathologist').ok(uncheckResults, { body });
    expect(await release(billId, '4.5')).toBe(2);
  });
});

it.each(Object.entries(ACTORS).filter(([, { isOf }]) => isOf === ofAgency))(
  'a bill of %s is on the invoice of the agency',
  async (_, { userType, scope }) => {
    const own = await newDebtor(app);
    await daysAgo(app, 2, async () => {
      const { client } = await personWith(app, BILLS, { userType, ...scope(), agencyId: own });
      const payments = [{ mode: 'agency' as const, amountPaise: await priceOf(app, 'K') }];
      await release(await billOnBench(app, { testCodes: ['K'], agencyId: own, payments }, client));
    });
    const body = { invoiceId: newId(), agencyId: own, kind: 'cycle' as const, day: dayAgo(2) };
    const { totalPaise } = await app.as('Accountant').ok(cutAgencyInvoice, { body });
    expect(totalPaise).toBe(await priceOf(app, 'K'));
  },
);

it('all of it breaks no invariant', async () => {
  expect(await offencesIn(app)).toEqual([]);
});
