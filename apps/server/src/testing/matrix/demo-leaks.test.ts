import { listReportReaders, reportRunFile } from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import { disposalPdf } from '@nidan/contract/lab/storage/disposal-endpoints';
import { undoSampleStep } from '@nidan/contract/lab/samples/sample-endpoints';
import { listDelegations } from '@nidan/contract/people/approvals/delegation-endpoints';
import { downloadPatientFile } from '@nidan/contract/people/patient-files/patient-file-endpoints';
import { downloadVendorFile } from '@nidan/contract/supply/vendors/vendor-file-endpoints';
import { openCasePicture } from '@nidan/contract/lab/pathology/pathology-endpoints';
import { openResultFile } from '@nidan/contract/lab/results/result-file-endpoints';
import {
  listPayees,
  listPayouts,
  payoutBankFile,
  payoutPdf,
  readPayout,
} from '@nidan/contract/money/payouts/payout-endpoints';
import {
  agencyInvoicePdf,
  agencyStatementPdf,
} from '@nidan/contract/money/agency-invoices/agency-paper-endpoints';
import { listFollowUps } from '@nidan/contract/money/agency-invoices/agency-payment-endpoints';
import { listBankLines } from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import { listSettlementItems } from '@nidan/contract/money/settlements/settlement-batch-endpoints';
import { listDoctors } from '@nidan/contract/people/referrers/doctor-endpoints';
import { listAgencies } from '@nidan/contract/people/referrers/agency-endpoints';
import { exportUsers, listUsers, readUser } from '@nidan/contract/base/users/user-endpoints';
import {
  closeShift,
  closeShiftFor,
  confirmShift,
  countShift,
} from '@nidan/contract/money/counter/counter-endpoints';
import { gunzipSync } from 'node:zlib';
import { Writable } from 'node:stream';
import { listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { searchPatients } from '@nidan/contract/people/patients/patient-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../../kernel/database/connections/in-transaction.ts';
import { pdfPages } from '../../kernel/documents/testing/pdf-text.ts';
import { buildApp } from '../../kernel/http/build-app.ts';
import { routes } from '../../routes.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { allRouteCases } from './all-route-cases.ts';
import { chosenRoutes } from './chosen-routes.ts';
import { labWorld } from './lab-world.ts';
import { NOT_OF_PEOPLE, OF_PEOPLE, plantPersonalData, SECRET, SECRET_DIGITS } from './plant-personal-data.ts';
import { rehearse } from './rehearse.ts';
import { type CaseCall, type RouteCase, routeName } from './route-case.ts';
import { type CaseAnswer, sendCase } from './send-case.ts';

/** A name as patients give it at the counter, and the phone number beside it: both stand in snapshots and events too. */
const NAME = `A${SECRET}y B${SECRET}w`;
const PHONE_OF_WORLD = '9876543210';

interface Prepared extends RouteCase {
  readonly name: string;
  readonly call: CaseCall;
}

interface Told {
  readonly name: string;
  readonly status: number;
  readonly found: readonly string[];
}

let app: TestApp;
let logged = '';
const prepared: Prepared[] = [];
const demo: Told[] = [];
const manager: Told[] = [];

/** An answer as somebody reads it: documents are compressed, a cursor is Base64. */
async function readable({ headers, bytes, text }: CaseAnswer): Promise<string> {
  if (headers['content-type'] === 'application/pdf') return (await pdfPages(bytes)).join('\n');
  const body = headers['content-encoding'] === 'gzip' ? gunzipSync(bytes).toString() : text;
  const cursors = [...body.matchAll(/"next":"([\w-]+)"/g)].map(([, next]) =>
    Buffer.from(next ?? '', 'base64url').toString(),
  );
  return [body, ...cursors, JSON.stringify(headers)].join('\n');
}

function secretsIn(text: string, call: CaseCall): string[] {
  // What the request itself said is no secret to whoever sent it.
  const said = JSON.stringify(call);
  const secrets = [SECRET, SECRET_DIGITS, PHONE_OF_WORLD].filter((secret) => !said.includes(secret));
  const spaceless = text.replace(/\s/g, '').toLowerCase();
  return secrets.filter((secret) => spaceless.includes(secret));
}

/** What only one person may do, and not somebody else in the same role: with a shift, whose it is, who counted it or to whom it was handed; with a step of a tube, who took it. */
const OF_ONE_PERSON = new Set(
  [countShift, closeShift, closeShiftFor, confirmShift, undoSampleStep].map((endpoint) =>
    routeName(endpoint),
  ),
);

/** Of people who are no patients: contacts of doctors, agencies and those who work here, why one of these is away, what they are paid for referrals, what they promised, what was noted of a disposal; and what a bank writes beside money. */
const OF_OTHERS = new Set(
  [
    listDoctors,
    listAgencies,
    listUsers,
    readUser,
    exportUsers,
    listDelegations,
    disposalPdf,
    listPayees,
    listPayouts,
    readPayout,
    payoutPdf,
    payoutBankFile,
    listFollowUps,
    agencyInvoicePdf,
    agencyStatementPdf,
    listSettlementItems,
    listBankLines,
  ].map((endpoint) => routeName(endpoint)),
);

/** Of whoever asked for it: a file that was made for somebody, and who may read a question that they have kept. */
const OF_THEIR_OWNER = new Set([reportRunFile, listReportReaders].map((endpoint) => routeName(endpoint)));

/** What is handed out as it came, so that nothing in it can be masked. */
const UNMASKABLE = new Set(
  [downloadPatientFile, downloadVendorFile, openResultFile, openCasePicture].map((endpoint) =>
    routeName(endpoint),
  ),
);

const isCompared = ({ name }: Told) =>
  !OF_ONE_PERSON.has(name) && !OF_THEIR_OWNER.has(name) && !UNMASKABLE.has(name);

const statusOf = (told: readonly Told[]) =>
  told.filter(isCompared).map(({ name, status }) => `${name} ${status}`);

/** Routes that somebody of a lab may call. */
const isOfLab = ({ access }: Endpoint): boolean => access === 'lab' || typeof access === 'object';

async function sweep(token: string, into: Told[]): Promise<void> {
  const sink = new Writable({
    write: (part, _, done) => {
      logged += String(part);
      done();
    },
  });
  const services = { ...app.services, config: { ...app.services.config, logLevel: 'debug' as const } };
  const server = await buildApp({ services, routes, logTo: sink });
  for (const { name, endpoint, call } of prepared) {
    const send = () => sendCase(server, { endpoint, call, as: { lId: 1, token } });
    const answer = await (endpoint.mutates ? rehearse(send) : send());
    const found = secretsIn(await readable(answer), call);
    into.push({ name, status: answer.status, found });
  }
  await server.close();
}

/** One commit in so many asks a route as a demo user and as the manager. */
const PARTS = 6;
const isChosen = chosenRoutes(PARTS);

beforeAll(async () => {
  app = await startTestApp();
  const world = labWorld(app, NAME);
  for (const { endpoint, make } of allRouteCases) {
    if (!isOfLab(endpoint) || !isChosen(routeName(endpoint))) continue;
    prepared.push({ name: routeName(endpoint), endpoint, make, call: await make(world) });
  }
  await plantPersonalData(app.database);
  await sweep(app.lab.demoUser.token, demo);
  await sweep(app.lab.users.get('Manager')?.token ?? '', manager);
}, 400_000);
afterAll(() => app.close());

it('plants a secret in every table that holds texts about people, and knows every table', async () => {
  const { rows } = await sql<{ name: string }>`
    select relname::text as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`.execute(
    app.db,
  );
  const known = [...Object.keys(OF_PEOPLE), ...NOT_OF_PEOPLE];
  expect(rows.map(({ name }) => name).filter((name) => !known.includes(name))).toEqual([]);
});

it('sends a demo user to every route of a lab that this run takes', () => {
  const sent = new Set(demo.map(({ name }) => name));
  const ofLab = routes
    .filter(({ endpoint }) => isOfLab(endpoint))
    .map(({ endpoint }) => routeName(endpoint))
    .filter(isChosen);
  expect(ofLab.filter((name) => !sent.has(name))).toEqual([]);
  process.stdout.write(`demo users: ${sent.size} routes, ${demo.length} requests\n`);
});

it('tells a demo user nothing that is masked, in no answer, cursor, file or header', () => {
  expect(demo.filter(({ found }) => found.length > 0)).toEqual([]);
});

it('answers a demo user what it answers others, so that nothing hides behind a refusal but what changes something', () => {
  const changes = new Set(prepared.filter(({ endpoint }) => endpoint.mutates).map(({ name }) => name));
  const reads = (told: readonly Told[]) => statusOf(told.filter(({ name }) => !changes.has(name)));
  expect(reads(demo)).toEqual(reads(manager));
  expect(demo.filter(({ name, status }) => changes.has(name) && status !== 403)).toEqual([]);
});

it('would have found it: somebody else is told', () => {
  const told = new Set(manager.filter(({ found }) => found.length > 0).map(({ name }) => name));
  expect(told.size).toBeGreaterThan(5);
  expect(manager.some(({ found }) => found.includes(SECRET_DIGITS))).toBe(true);
});

it('writes nothing of anybody into the log', () => {
  for (const secret of [SECRET, SECRET_DIGITS, PHONE_OF_WORLD]) expect(logged).not.toContain(secret);
});

it('answers no route that told a patient without noting who saw it', async () => {
  const { rows } = await inTransaction(app.db, 1, (db) =>
    sql<{ route: string }>`select distinct route from patient_read where l_id = 1`.execute(db),
  );
  const noted = new Set(rows.map(({ route }) => route));
  const mutating = new Set(prepared.filter(({ endpoint }) => endpoint.mutates).map(({ name }) => name));
  const silent = manager
    .filter(
      ({ name, found }) => (found.includes(SECRET) || found.includes(PHONE_OF_WORLD)) && !mutating.has(name),
    )
    .map(({ name }) => name)
    .filter((name) => !noted.has(name) && !OF_OTHERS.has(name));
  expect(silent).toEqual([]);
});

it('lets a demo user find people by what the mask shows of them, and by nothing else', async () => {
  const client = app.asUser(app.lab.demoUser);
  const found = async (q: string): Promise<number> =>
    (await client.ok(searchPatients, { query: { q, limit: 200 } })).rows.length;
  const all = await found('');
  expect(all).toBeGreaterThan(5);
  expect([await found('Zzqsecretqzz'), await found('Zebra')]).toEqual([all, all]);
  expect([await found(`98${SECRET_DIGITS}9`), await found('9800000000')]).toEqual([all, all]);
  expect(await found('Qzq')).toBe(0);
  const inBills = async (q: string): Promise<number> =>
    (await client.ok(listBills, { query: { q, limit: 200 } })).rows.length;
  expect([await inBills('Zzqsecretqzz'), await inBills('Zebra')]).toEqual([
    await inBills('Z'),
    await inBills('Z'),
  ]);
  expect(await inBills('secret')).toBe(0);
});
