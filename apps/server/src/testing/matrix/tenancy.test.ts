import { isDeepStrictEqual } from 'node:util';
import { readPatient } from '@nidan/contract/people/patients/patient-endpoints';
import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOfToken, revokeSession } from '../../kernel/access/session-rows.ts';
import { readPatientOf } from '../../features/people/patients/patient.query.ts';
import { inTransaction } from '../../kernel/database/connections/in-transaction.ts';
import { openDatabase } from '../../kernel/database/connections/open-database.ts';
import { buildApp } from '../../kernel/http/build-app.ts';
import { implement } from '../../kernel/http/route.ts';
import { pdfPages } from '../../kernel/documents/testing/pdf-text.ts';
import { setAccountStatus } from '../lab-settings.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { allRouteCases } from './all-route-cases.ts';
import { identifiersOnlyOf } from './lab-identifiers.ts';
import { chosenRoutes } from './chosen-routes.ts';
import { fromOtherLab, labWorld } from './lab-world.ts';
import { newSession } from './new-session.ts';
import { CANARY, plantCanaries } from './plant-canaries.ts';
import { rehearse } from './rehearse.ts';
import { absentLike, fieldOf, type Leaf, leavesOf, withLeaf } from './request-ids.ts';
import { type CaseCall, type RouteCase, routeName } from './route-case.ts';
import { sayWhatWasTried } from './say-what-was-tried.ts';
import { type CaseAnswer, sendCase } from './send-case.ts';

/** Served without a session: nothing of a lab but what the code on a printed page opens. */
const PUBLIC = [
  'GET /api/public/ping',
  'POST /api/login',
  'POST /api/pg/orders/webhook/:lab',
  'GET /api/integration/whatsapp/webhook/:lab',
  'POST /api/integration/whatsapp/webhook/:lab',
  'POST /api/integration/sms/webhook/:lab',
  'GET /api/login/challenge',
  'GET /smart/:token',
  'GET /status/:token',
  'GET /t/:token',
  'POST /t/:token/bill',
  'POST /t/:token/pay',
  'POST /t/:token/report',
  'GET /verify/:token',
];

/** Every id of a route is sent by strangers of all kinds: one commit in so many tests it. */
const PARTS = 12;
/** Routes by which the tests show what they would notice. */
const WATCHED = ['GET /api/bills', 'GET /api/viewinvoice', 'GET /api/patients/:patientId'];
const isOfRun = chosenRoutes(PARTS);
const isChosen = (name: string): boolean => WATCHED.includes(name) || isOfRun(name);
const chosenCases = allRouteCases.filter(
  ({ endpoint }) => endpoint.accountNeed === 'accountPayment' || isChosen(routeName(endpoint)),
);

interface Prepared extends RouteCase {
  readonly name: string;
  /** The right request in lab 1 and in lab 2. */
  readonly own: CaseCall;
  readonly other: CaseCall;
  readonly server: FastifyInstance;
}

const prepared: Prepared[] = [];
const routeNames = [...new Set(chosenCases.map(({ endpoint }) => routeName(endpoint)))];
const guarded = routeNames.filter((name) => !PUBLIC.includes(name));
/** All but those of the platform operator, who is in every lab. */
const ofLabs = allRouteCases
  .filter(({ endpoint }) => endpoint.access !== 'operator')
  .map(({ endpoint }) => routeName(endpoint));
const walled = guarded.filter((name) => ofLabs.includes(name));
const ofLab = (name: string): Prepared[] =>
  casesOf(name).filter(({ endpoint }) => endpoint.access !== 'session');

let app: TestApp;
let onlyOfOne: Set<string>;
let sent = 0;

beforeAll(async () => {
  app = await startTestApp();
  const one = labWorld(app, `Zofia ${CANARY}`);
  const two = labWorld(fromOtherLab(app), 'Ravi Kumar Pandit');
  for (const { endpoint, make } of chosenCases) {
    const name = routeName(endpoint);
    prepared.push({ name, endpoint, make, own: await make(one), other: await make(two), server: app.app });
  }
  onlyOfOne = await identifiersOnlyOf(app.database, { lId: 1, notOf: 2 });
  await plantCanaries(app.database, 1);
}, 400_000);
afterAll(async () => {
  await app.close();
  sayWhatWasTried(`tenancy: ${guarded.length} of ${routeNames.length} routes guarded, ${sent} requests`);
});

function casesOf(name: string): Prepared[] {
  return prepared.filter((one) => one.name === name);
}

function tokenOf(lab: TestApp['lab']): string {
  return lab.users.get('Manager')?.token ?? '';
}

function newToken(lab: TestApp['lab'], hours = 1): Promise<string> {
  return newSession(app, { lab, userId: lab.users.get('Manager')?.userId ?? '', hours });
}

interface Asked {
  readonly call: CaseCall;
  readonly lId: number;
  readonly token: string | null;
}

async function ask(one: Prepared, { call, lId, token }: Asked): Promise<CaseAnswer> {
  sent += 1;
  return rehearse(() => sendCase(one.server, { endpoint: one.endpoint, call, as: { lId, token } }));
}

/** An answer to the byte, but for the moment, the request's own id and the ids that the request named. */
function comparable(one: Prepared, answer: CaseAnswer, named: readonly unknown[] = []) {
  const { date: _, ...headers } = answer.headers;
  let text = answer.text.replaceAll(/"(requestId|asOf|now)":"[^"]+"/g, '"$1":""');
  for (const id of named) text = text.replaceAll(String(id), '<named>');
  if (answer.status === 200 && one.endpoint.mutates) {
    // What a success has just made carries ids and moments of its own.
    text = text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<id>').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<at>');
    return { status: answer.status, text };
  }
  return { status: answer.status, headers, text };
}

/** An answer as somebody reads it: documents are compressed. Pictures of pages are outlines without words; their data are those of the PDF. */
async function readable({ headers, bytes, text }: CaseAnswer): Promise<string> {
  return headers['content-type'] === 'application/pdf' ? (await pdfPages(bytes)).join('\n') : text;
}

/** What of lab 1 stands in an answer, beside the ids that the request itself named. */
async function leaksIn(answer: CaseAnswer, named: readonly unknown[] = []): Promise<string[]> {
  const text = await readable(answer);
  const words = text.match(/[0-9a-f]{8}-[0-9a-f-]{27}|[A-Za-z][\w/-]{7,}/g) ?? [];
  const said = new Set(named.flatMap((id) => String(id).split(',')));
  const ids = words.filter((word) => onlyOfOne.has(word) && !said.has(word));
  return text.includes(CANARY) ? [...ids, CANARY] : ids;
}

/** The ids in a request of lab 1: what only its rows hold, and the lab itself. */
function idsIn(call: CaseCall): Leaf[] {
  return leavesOf(call).filter(
    ({ path, value }) =>
      (typeof value === 'string' && value.split(',').some((part) => onlyOfOne.has(part))) ||
      path.at(-1) === 'lId',
  );
}

function withAbsentIds(call: CaseCall): CaseCall {
  return idsIn(call).reduce(
    (made, { path, value }) => withLeaf(made, { path, value: absentLike(value) }),
    call,
  );
}

it('lists what is public', () => {
  const open = allRouteCases.filter(({ endpoint }) => endpoint.access === 'public');
  expect(open.map(({ endpoint }) => routeName(endpoint)).toSorted()).toEqual(PUBLIC.toSorted());
});

it.each([
  ['a list', 'GET /api/bills'],
  ['a PDF', 'GET /api/viewinvoice'],
])('would notice a leak in %s: the lab itself sees its own ids and canaries there', async (_, name) => {
  const [one] = casesOf(name);
  if (one === undefined) throw new Error(`${name} has a case`);
  const answer = await ask(one, { call: one.own, lId: 1, token: tokenOf(app.lab) });
  expect([answer.status, answer.text.slice(0, 200)]).toEqual([200, expect.anything()]);
  const leaks = await leaksIn(answer);
  expect(leaks).toContain(CANARY);
});

/** Where the answer to an id of lab 1 differs from that to an id that nothing has, or says something of lab 1. */
async function foreignIdProblems(one: Prepared): Promise<string[]> {
  const problems: string[] = [];
  for (const { path, value } of idsIn(one.own)) {
    const field = fieldOf({ path, value });
    const absent = absentLike(value);
    const askWith = async (id: unknown): Promise<CaseAnswer> => {
      const call = withLeaf(one.other, { path, value: id });
      return ask(one, { call, lId: 2, token: await newToken(app.otherLab) });
    };
    const foreign = await askWith(value);
    const [real, nothing] = [
      comparable(one, foreign, [value]),
      comparable(one, await askWith(absent), [absent]),
    ];
    if (!isDeepStrictEqual(real, nothing))
      problems.push(`${field}: ${JSON.stringify(real)} is not ${JSON.stringify(nothing)}`);
    problems.push(...(await leaksIn(foreign, [value])).map((leak) => `${field}: the answer says ${leak}`));
  }
  return problems;
}

it('would notice a route that reads past the lab', async () => {
  const [right] = casesOf('GET /api/patients/:patientId');
  if (right === undefined) throw new Error('A patient has a case');
  const owner = openDatabase({ url: app.database.adminUrl, size: 1, onError: () => undefined });
  const leaky = implement(readPatient, async (ctx, { params }) =>
    inTransaction(owner, 1, (db) => readPatientOf({ ...ctx, db, lId: 1 }, params)),
  );
  const server = await buildApp({ services: app.services, routes: [leaky] });
  const problems = await foreignIdProblems({ ...right, server });
  expect(problems.join()).toMatch(/^params\.patientId: .*"status":200.* is not .*"status":404/);
  expect(problems).toContain(`params.patientId: the answer says ${CANARY}`);
  await server.close();
  await owner.destroy();
});

describe('answers like an id that does not exist to', () => {
  it.each(walled)('another lab that names an id of this one: %s', async (name) => {
    for (const one of casesOf(name)) expect(await foreignIdProblems(one)).toEqual([]);
  });

  it.each(guarded)('somebody who is not a member of the lab: %s', async (name) => {
    for (const one of ofLab(name)) {
      const token = tokenOf(app.otherLab);
      const real = comparable(one, await ask(one, { call: one.own, lId: 1, token }));
      expect(real).toMatchObject({ status: 404 });
      const nowhere = await ask(one, { call: one.own, lId: 999_999, token });
      expect(comparable(one, nowhere)).toEqual(real);
      const absent = await ask(one, { call: withAbsentIds(one.own), lId: 1, token });
      expect(comparable(one, absent)).toEqual(real);
    }
  });

  it.each(guarded)('whoever has no session, or a forged, ended or expired one: %s', async (name) => {
    const ended = await newToken(app.lab);
    await revokeSession(app.db, { tokenHash: hashOfToken(ended) });
    const expired = await newToken(app.lab, -1);
    for (const one of casesOf(name)) {
      const nobody = comparable(one, await ask(one, { call: withAbsentIds(one.own), lId: 1, token: null }));
      expect(nobody).toMatchObject({ status: 401 });
      for (const token of [null, 'forged', ended, expired]) {
        expect(comparable(one, await ask(one, { call: one.own, lId: 1, token }))).toEqual(nobody);
      }
    }
  });

  it.each(walled)('another lab with its own request: nothing of this lab in %s', async (name) => {
    for (const one of casesOf(name)) {
      const answer = await ask(one, { call: one.other, lId: 2, token: await newToken(app.otherLab) });
      // No case holds a right code: one is good for half a minute.
      const right = name === 'PUT /api/login/second-factor' ? 403 : 200;
      expect([answer.status, await leaksIn(answer)]).toEqual([right, []]);
    }
  });
});

/** What stays open in a blocked lab: to settle its account. */
const toPay = new Set(
  allRouteCases
    .filter(({ endpoint }) => endpoint.accountNeed === 'accountPayment')
    .map(({ endpoint }) => routeName(endpoint)),
);

describe.each(['SUSPENDED', 'TERMINATED'] as const)('a lab that is %s', (standing) => {
  beforeAll(async () => {
    await setAccountStatus(app, labAccount.codes[standing]);
  });

  it('lets its manager pay, and nobody of another lab', async () => {
    for (const name of toPay) {
      for (const one of ofLab(name)) {
        const paid = await ask(one, { call: one.own, lId: 1, token: tokenOf(app.lab) });
        expect([name, paid.status]).toEqual([name, 200]);
        const token = tokenOf(app.otherLab);
        const stranger = comparable(one, await ask(one, { call: one.own, lId: 1, token }));
        expect(stranger).toEqual(comparable(one, await ask(one, { call: one.own, lId: 999_999, token })));
      }
    }
    expect(toPay.size).toBe(2);
  });

  const blocked = walled.filter((name) => !toPay.has(name));
  it.each(blocked)('tells its people no more than that, and others not even that: %s', async (name) => {
    for (const one of ofLab(name)) {
      const member = tokenOf(app.lab);
      const refused = comparable(one, await ask(one, { call: one.own, lId: 1, token: member }));
      expect(refused).toMatchObject({ status: 403, text: expect.stringContaining('"lab-blocked"') });
      const absent = await ask(one, { call: withAbsentIds(one.own), lId: 1, token: member });
      expect(comparable(one, absent)).toEqual(refused);
      const token = tokenOf(app.otherLab);
      const stranger = comparable(one, await ask(one, { call: one.own, lId: 1, token }));
      expect(stranger).toEqual(comparable(one, await ask(one, { call: one.own, lId: 999_999, token })));
    }
  });
});
