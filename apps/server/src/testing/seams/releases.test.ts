import { checkResults, uncheckResults } from '@nidan/contract/lab/results/check-endpoints';
import { listSamples } from '@nidan/contract/lab/samples/sample-endpoints';
import { reportPdf } from '@nidan/contract/lab/reports/report-endpoints';
import { openCustomerPage } from '@nidan/contract/links/customer-link/customer-link-endpoints';
import { addPublishingSpec, listPublishJobs } from '@nidan/contract/links/publishing/publishing-endpoints';
import { cutAgencyInvoice } from '@nidan/contract/money/agency-invoices/agency-invoice-endpoints';
import { createConsumptionMap } from '@nidan/contract/supply/inventory/consumption-endpoints';
import { PROGRAMS, type ProgramName } from '@nidan/domain/access/programs';
import { channelBits } from '@nidan/domain/reports/channels';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parameterIdOf } from '../../features/catalogue/versions/testing/catalogue-of-lab.ts';
import { autoverify } from '../../features/lab/autoverification/autoverify.ts';
import { liveRules } from '../../features/lab/autoverification/testing/rules-of-test.ts';
import {
  machineOfLab,
  type MachineOfLab,
  messageOf,
  receive,
} from '../../features/lab/interfacing/testing/machine-of-lab.ts';
import { paperOfMessage } from '../../features/links/delivery/paper-of-message.ts';
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
import { eventsOf } from '../events-of.ts';
import { offencesIn } from '../offences-in.ts';
import { startTestApp, type TestApp } from '../test-app.ts';

/*
 * Whoever enters and releases results, everything that follows a release follows. A program that neither enters nor releases says where it is
 * tried; one without either fails here.
 */

let app: TestApp;
let machine: MachineOfLab;
beforeAll(async () => {
  app = await startTestApp();
  machine = await machineOfLab(app, { K: 'K' });
  // Before the work that is invoiced, which is of two days ago.
  await daysAgo(app, 3, () => liveRules(app, 'K'));
  await asOwner(app, (db) =>
    sql`insert into integration_setting (l_id, integration, address, options, is_on)
      values (1, 'whatsapp', 'https://out.example', '{}', true)`.execute(db),
  );
  const whose = { testId: null, doctorId: null, agencyId: null, locationId: null, ruleId: newId() };
  const how = { channels: ['whatsapp' as const], holdUntilPaid: false, onlyComplete: false };
  await app.as('Manager').ok(addPublishingSpec, { body: { recipient: 'patient', ...whose, ...how } });
  const stock = await stockOfLab({ app, lab: app.lab }, [{ quantity: '99', unit: 'test', valuePaise: 900 }]);
  const parameterId = await parameterIdOf(app, 'K');
  const map = newMap(stock, { category: 'parameter', parameterId, perReportable: '1' });
  await app.as('Manager').ok(createConsumptionMap, { body: map });
});
afterAll(() => app.close());

const typed = (billId: string) => enter(app, billId, { K: { K: '4.2' } });
const byPerson = async (billId: string): Promise<unknown> =>
  app
    .as('Pathologist')
    .ok(checkResults, { body: { billId, tests: await testRefs(app, billId), release: true } });
const byRules = (billId: string) => autoverify(app.services, { lId: app.lab.lId, billId });
const sent = async (billId: string): Promise<void> => {
  const { rows } = await app.as('Technician').ok(listSamples, { query: { billId } });
  await receive(
    app,
    machine,
    messageOf(rows[0]?.barcode ?? '', [{ code: 'K', value: '4.2', unit: 'mmol/L' }]),
  );
};

interface Actor {
  readonly programs: readonly ProgramName[];
  readonly enters: (billId: string) => Promise<unknown>;
  readonly releases: (billId: string) => Promise<unknown>;
}

const ACTORS: Readonly<Record<string, Actor>> = {
  'a person': { programs: [], enters: typed, releases: byPerson },
  'a person after a machine': { programs: ['gateway'], enters: sent, releases: byPerson },
  'rules after a person': { programs: ['rules'], enters: typed, releases: byRules },
  'rules after a machine': { programs: ['gateway', 'rules'], enters: sent, releases: byRules },
};
/** What programs do that neither enter nor release, and where it is tried. */
const ELSEWHERE: Partial<Record<ProgramName, string>> = {
  patientPage: 'pays at the page, in made-by-programs.test.ts',
  publishing: 'sends what each actor here releases',
  consumption: 'takes the stock of what each actor here releases',
  invoices: 'cuts what is cut by a person here, in the tests of invoices',
};

it('every program has its cases', () => {
  const tried = [...Object.values(ACTORS).flatMap(({ programs }) => programs), ...Object.keys(ELSEWHERE)];
  expect([...new Set(tried)].toSorted()).toEqual(Object.keys(PROGRAMS).toSorted());
});

const patient = {
  name_title: 'Mrs.',
  name: 'Shalini Vaidya',
  age_sex: { age: 42, sex: 'F', unit: 'Yrs.' },
  phone: '9811122233',
} as const;

async function countOf(statement: ReturnType<typeof sql<{ count: number }>>): Promise<number> {
  const { rows } = await asOwner(app, (db) => statement.execute(db));
  return rows[0]?.count ?? 0;
}

describe.each(Object.entries(ACTORS))('what %s releases', (_, { enters, releases }) => {
  let billId = '';
  let reportId = '';
  beforeAll(async () => {
    billId = await billOnBench(app, {
      testCodes: ['K'],
      newPatient: patient,
      channels: channelBits(['whatsapp']),
    });
    await enters(billId);
    await releases(billId);
    const { rows } = await asOwner(app, (db) =>
      sql<{ report_id: string }>`select report_id from report_revision where bill_id = ${billId}`.execute(db),
    );
    reportId = rows[0]?.report_id ?? '';
  });

  it('is published, and its link opens', async () => {
    await publishReleased(app.services, { lId: 1, reportId });
    const { rows } = await app.as('Front desk').ok(listPublishJobs, { query: { billId } });
    expect(rows).toMatchObject([{ recipient: 'patient', state: 'sent', channels: ['whatsapp'] }]);
    const { rows: messages } = await asOwner(app, (db) =>
      sql<{ link: string }>`select facts ->> 'link' as link from message where bill_id = ${billId}`.execute(
        db,
      ),
    );
    const token = messages[0]?.link.split('/t/')[1] ?? '';
    expect((await app.asNobody().call(openCustomerPage, { params: { token } })).status).toBe(200);
  });

  it('prints at the desk and for a message', async () => {
    const pdf = await app.as('Front desk').call(reportPdf, { params: { reportId }, query: {} });
    expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } });
    const asked = { recipientKind: 'patient', createdBy: PROGRAMS.publishing.userId, facts: {} } as const;
    const paper = await paperOfMessage(app.services, 1, { ...asked, kind: 'bill', id: billId });
    expect(paper.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('uses stock once', async () => {
    await consumeOfLabs(app.services);
    await consumeOfLabs(app.services);
    const { billTestId } = testOn(await worksheetOf(app, billId), 'K');
    expect(
      await countOf(sql<{ count: number }>`
        select count(*)::int as count from consumption_line where bill_test_id = ${billTestId}`),
    ).toBe(1);
  });

  it('is taken back with a reason, and released again as an amendment', async () => {
    const tests = await testRefs(app, billId);
    const body = { billId, tests, reason: 'Look again at the tube' };
    const { tests: back } = await app.as('Pathologist').ok(uncheckResults, { body });
    expect(back).toMatchObject([{ state: 'completed', amend: 'AMEND_TRUE' }]);
    await enter(app, billId, { K: { K: '4.5' } });
    const again = { billId, tests: await testRefs(app, billId), release: true };
    const { released, notReleased } = await app.as('Pathologist').ok(checkResults, { body: again });
    expect([released, notReleased]).toMatchObject([{ revision: 2, status: 'AMENDED' }, null]);
    const { billTestId } = testOn(await worksheetOf(app, billId), 'K');
    expect(await eventsOf(app, billTestId, 'uncheck')).toHaveLength(1);
  });

  it('is on the invoice of its agency', async () => {
    const agencyId = await newDebtor(app);
    await daysAgo(app, 2, async () => {
      const payments = [{ mode: 'agency' as const, amountPaise: await priceOf(app, 'K') }];
      const ofAgency = await billOnBench(app, { testCodes: ['K'], agencyId, payments });
      await enters(ofAgency);
      await releases(ofAgency);
    });
    const body = { invoiceId: newId(), agencyId, kind: 'cycle' as const, day: dayAgo(2) };
    const invoice = await app.as('Accountant').ok(cutAgencyInvoice, { body });
    expect(invoice.totalPaise).toBe(await priceOf(app, 'K'));
  });
});

it('all of it breaks no invariant', async () => {
  expect(await offencesIn(app)).toEqual([]);
});
