import { holdReports, markPrinted } from '@nidan/contract/lab/reports/dispatch-endpoints';
import { previewReport, reportPdf, reportPicture } from '@nidan/contract/lab/reports/report-endpoints';
import {
  makeCustomerLink,
  openCustomerPage,
} from '@nidan/contract/links/customer-link/customer-link-endpoints';
import { addPublishingSpec, listPublishJobs } from '@nidan/contract/links/publishing/publishing-endpoints';
import { createDoctor } from '@nidan/contract/people/referrers/doctor-endpoints';
import { CUSTOMER_WORDS } from '@nidan/domain/customer-page/customer-words';
import { KEPT_FROM_PATIENT, type KeptFromPatient } from '@nidan/domain/delivery/publishing-rule';
import { channelBits } from '@nidan/domain/reports/channels';
import { sql } from 'kysely';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publishReleased } from '../../features/links/publishing/publish-jobs.ts';
import { newDebtor } from '../../features/money/agency-invoices/testing/invoice-of-lab.ts';
import { newId } from '../../kernel/database/new-id.ts';
import { asOwner } from '../as-owner.ts';
import { setLabSwitch } from '../lab-settings.ts';
import { personWith } from '../person-with.ts';
import { onDesk, releasedReport } from '../report-on-desk.ts';
import { startTestApp, type TestApp, type TestClient } from '../test-app.ts';

/*
 * Every gate through which a released report leaves the lab, with every reason to hold it. A reason of the domain without its row fails
 * here, and so does a file that asks for a hold without being named as a gate.
 */

let app: TestApp;
let doctorId = '';
let agencyId = '';
const outsiders: Record<string, TestClient> = {};
beforeAll(async () => {
  app = await startTestApp();
  await asOwner(app, (db) =>
    sql`insert into integration_setting (l_id, integration, address, options, is_on)
      values (1, 'whatsapp', 'https://out.example', '{}', true)`.execute(db),
  );
  doctorId = newId();
  await app.as('Manager').ok(createDoctor, { body: { doctorId, name: 'Dr. Asha Rane' } });
  agencyId = await newDebtor(app);
  const rights = { reports: 4, bills: 4 };
  outsiders['doctor'] = (await personWith(app, rights, { userType: 'DOCTOR', doctorId })).client;
  outsiders['agency'] = (await personWith(app, rights, { userType: 'AGENCY', agencyId })).client;
  outsiders['key of the agency'] = (await personWith(app, rights, { userType: 'API', agencyId })).client;
});
afterAll(() => app.close());

interface Report {
  readonly billId: string;
  readonly reportId: string;
}
type Rule = { readonly holdUntilPaid?: true; readonly onlyComplete?: true };

const patient = {
  name_title: 'Mrs.',
  name: 'Shalini Vaidya',
  age_sex: { age: 42, sex: 'F', unit: 'Yrs.' },
  phone: '9811122233',
} as const;

async function released(testCodes: readonly string[], when: Rule = {}): Promise<Report> {
  await asOwner(app, (db) => sql`delete from publishing_rule`.execute(db));
  const everybody = { testId: null, doctorId: null, agencyId: null, locationId: null };
  const how = { channels: ['whatsapp' as const], holdUntilPaid: false, onlyComplete: false, ...when };
  const body = { ruleId: newId(), recipient: 'patient' as const, ...everybody, ...how };
  await app.as('Manager').ok(addPublishingSpec, { body });
  const order = { testCodes, newPatient: patient, doctorId, agencyId, channels: channelBits(['whatsapp']) };
  return releasedReport(app, { HB: { HB: '13.4' } }, order);
}

async function hold({ billId, reportId }: Report): Promise<void> {
  const { version } = await onDesk(app, billId);
  const body = { reports: [{ reportId, version }], reason: 'Doctor asked to wait' };
  await app.as('Front desk').ok(holdReports, { body });
}

/** What each gate answers. `print`: the desk marks it as printed; `sign-in`: doctor, agency and its key open it themselves. */
interface Outcome {
  readonly publish: object;
  readonly page: string;
  readonly print: 'printed' | 'report-held' | 'transition-refused';
  readonly signIn: 'opens' | 'held';
}
interface Held {
  /** Releases a report and gives it the reason; `after` takes back what would hold others. */
  readonly report: () => Promise<Report>;
  readonly after?: () => Promise<void>;
  readonly outcome: Outcome;
}

const words = CUSTOMER_WORDS.en;
const CASES: Readonly<Record<KeptFromPatient, Held>> = {
  inPerson: {
    report: () => released(['HB', 'HIV']),
    outcome: {
      publish: { state: 'withheld', withheldBecause: 'restricted' },
      page: words.inPerson,
      print: 'printed',
      signIn: 'opens',
    },
  },
  held: {
    report: async () => {
      const report = await released(['HB']);
      await hold(report);
      return report;
    },
    outcome: {
      publish: { state: 'waiting', waitsFor: 'release' },
      page: words.held,
      print: 'transition-refused',
      signIn: 'held',
    },
  },
  heldForDue: {
    report: async () => {
      await setLabSwitch(app, 'holdReportForDues', true);
      return released(['HB']);
    },
    after: () => setLabSwitch(app, 'holdReportForDues', false),
    outcome: {
      publish: { state: 'waiting', waitsFor: 'payment' },
      page: words.heldForDue,
      print: 'report-held',
      signIn: 'held',
    },
  },
  // The rule is about what is sent to the patient: the desk hands over what is ready.
  heldForRest: {
    report: () => released(['HB', 'K'], { onlyComplete: true }),
    outcome: {
      publish: { state: 'waiting', waitsFor: 'completion' },
      page: words.heldForRest,
      print: 'printed',
      signIn: 'opens',
    },
  },
};
/** Another way in which a report is held: the agency that pays its bill has not paid for so long. */
const payerStopped: Held = {
  report: async () => {
    const report = await released(['HB']);
    await asOwner(app, async (db) => {
      await sql`update bill set payer_id = agency_id where bill_id = ${report.billId}`.execute(db);
      await sql`insert into agency_account (l_id, agency_id) values (1, ${agencyId}) on conflict do nothing`.execute(
        db,
      );
      await sql`update agency_account set below_since = now() - interval '16 days' where agency_id = ${agencyId}`.execute(
        db,
      );
    });
    return report;
  },
  after: () =>
    asOwner(app, async (db) => {
      await sql`update agency_account set below_since = null where agency_id = ${agencyId}`.execute(db);
    }),
  outcome: { ...CASES.held.outcome, print: 'report-held' },
};

it('every reason to hold has a case', () => {
  expect(Object.keys(CASES).toSorted()).toEqual([...KEPT_FROM_PATIENT].toSorted());
});

/** Files of the server that ask whether a report is held, and the gate that each is part of. */
const GATES: Readonly<Record<string, keyof Outcome | 'shown'>> = {
  'features/links/publishing/publish-report.ts': 'publish',
  'features/links/publishing/report-to-publish.query.ts': 'publish',
  'features/links/publishing/kept-from-patient.query.ts': 'page',
  'features/links/customer-link/customer-page.query.ts': 'page',
  // The page of a shared smart report.
  'features/lab/smart-report/shared-page.ts': 'page',
  'features/lab/reports/move-dispatches.ts': 'print',
  'features/lab/reports/require-not-held.ts': 'signIn',
  'features/lab/reports/dispatch-blocks.ts': 'print',
  'features/lab/reports/present-dispatch.ts': 'shown',
  'features/lab/reports/report-path.query.ts': 'shown',
};

it('every file that asks for a hold is a gate that is tried here', () => {
  const root = new URL('../../', import.meta.url);
  const asks =
    /\b(?:publishingOf|keptFromPatient\w*|blocksOfDispatch|duesBlockOf|payerBlockOf|accountBlockOf)\(/u;
  const found = readdirSync(new URL('features', root), { recursive: true, encoding: 'utf8' })
    .map((path) => `features/${path.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .filter((path) => asks.test(readFileSync(new URL(path, root), 'utf8')));
  expect(found.toSorted()).toEqual(Object.keys(GATES).toSorted());
});

async function pageOf(billId: string): Promise<string> {
  const { url } = await app.as('Front desk').ok(makeCustomerLink, { body: { billId } });
  const token = url?.split('/t/')[1] ?? '';
  return (await app.asNobody().call(openCustomerPage, { params: { token } })).bytes.toString();
}

async function opens(client: TestClient, reportId: string): Promise<'opens' | 'held'> {
  const [pdf, picture] = await Promise.all([
    client.call(reportPdf, { params: { reportId }, query: {} }),
    client.call(reportPicture, { params: { reportId }, query: {} }),
  ]);
  expect(picture.status).toBe(pdf.status);
  if (pdf.status === 200) return 'opens';
  expect(pdf).toMatchObject({ status: 409, body: { code: 'report-held' } });
  return 'held';
}

async function print({ billId, reportId }: Report): Promise<string> {
  const { version } = await onDesk(app, billId);
  const answer = await app.as('Front desk').call(markPrinted, { body: { reports: [{ reportId, version }] } });
  return answer.status === 200 ? 'printed' : String(Reflect.get(answer.body, 'code'));
}

describe.each([...Object.entries(CASES), ['the payer stopped', payerStopped] as const])(
  'a report that is kept back: %s',
  (_, { report, after, outcome }) => {
    let held: Report = { billId: '', reportId: '' };
    beforeAll(async () => {
      held = await report();
    });
    afterAll(async () => after?.());

    it('is not published', async () => {
      await publishReleased(app.services, { lId: 1, reportId: held.reportId });
      const { rows } = await app.as('Front desk').ok(listPublishJobs, { query: { billId: held.billId } });
      expect(rows).toMatchObject([{ recipient: 'patient', ...outcome.publish }]);
    });

    it('does not open at the page of the patient, which says why', async () => {
      expect(await pageOf(held.billId)).toContain(outcome.page);
    });

    it('opens for doctor, agency and its key only where the lab hands it over', async () => {
      for (const [who, client] of Object.entries(outsiders))
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        expect([who, await opens(client, held.reportId)]).toEqual([who, outcome.signIn]);
      // The desk of the lab looks at what it holds.
      expect(await opens(app.as('Front desk'), held.reportId)).toBe('opens');
    });

    it('is printed at the desk only where it is handed over', async () => {
      expect(await print(held)).toBe(outcome.print);
    });
  },
);

it('what nothing keeps back passes every gate', async () => {
  const report = await released(['HB']);
  await publishReleased(app.services, { lId: 1, reportId: report.reportId });
  const { rows } = await app.as('Front desk').ok(listPublishJobs, { query: { billId: report.billId } });
  expect(rows).toMatchObject([{ recipient: 'patient', state: 'sent' }]);
  const page = await pageOf(report.billId);
  for (const reason of KEPT_FROM_PATIENT) expect(page).not.toContain(words[reason]);
  for (const client of Object.values(outsiders))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await opens(client, report.reportId)).toBe('opens');
  expect(await print(report)).toBe('printed');
});

it('nobody from outside sees what is not released', async () => {
  const { billId } = await released(['HB', 'K']);
  for (const client of Object.values(outsiders))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await client.refused(previewReport, { query: { billId } })).toMatchObject({ status: 404 });
});
