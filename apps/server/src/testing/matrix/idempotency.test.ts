import { saveResults } from '@nidan/contract/lab/results/entry-endpoints';
import { rejectSample } from '@nidan/contract/lab/samples/sample-endpoints';
import { MODULES } from '@nidan/domain/access/modules';
import { ALL_PERMISSIONS } from '@nidan/domain/access/permission-bits';
import { LOOK_ACTION, TIMELINE_EVENTS } from '@nidan/domain/audit/timeline-events';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { labAccount } from '@nidan/domain/status-sets/money/lab-account';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../kernel/database/new-id.ts';
import { routes } from '../../routes.ts';
import { setAccountStatus } from '../lab-settings.ts';
import { personWith, type PersonWithRights } from '../person-with.ts';
import { addedSince, rowCounts } from '../row-counts.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { allRouteCases } from './all-route-cases.ts';
import { chosenRoutes } from './chosen-routes.ts';
import { labWorld, type LabWorld } from './lab-world.ts';
import { newSession } from './new-session.ts';
import { type CaseCall, type RouteCase, routeName } from './route-case.ts';
import { sayWhatWasTried } from './say-what-was-tried.ts';
import { type CaseAnswer, sendCase } from './send-case.ts';

/** Requests that change no row of a lab and need no key, each with why a second one does no harm. */
const WITHOUT_KEY: Readonly<Record<string, string>> = {
  'POST /api/login': 'each makes a session of its own',
  'POST /api/login/proof': 'notes a moment of the session',
  'PUT /api/login/password': 'the old password of the request is right once',
  'POST /api/login/second-factor': 'the last secret that was asked for waits for its code',
  'PUT /api/login/second-factor': 'a code counts once',
  'DELETE /api/login/sessions/:sessionId': 'an ended session stays ended',
  'DELETE /api/login/sessions': 'ended sessions stay ended',
  'DELETE /api/login': 'an ended session stays ended',
  'PUT /api/login/lab': 'sets the place of the session to what it says',
  'PUT /api/login/view': 'sets with whose eyes the session looks to what it says',
  'DELETE /api/login/view': "eyes that are one's own stay so",
  'POST /api/pg/orders/webhook/:lab': 'an event of the gateway is kept once, by its name',
  'POST /api/integration/whatsapp/webhook/:lab': 'what a service tells is kept once, by its name',
  'POST /api/integration/sms/webhook/:lab': 'what a service tells is kept once, by its name',
  'POST /t/:token/report': 'opens a file, and counts wrong digits',
  'POST /t/:token/bill': 'opens a file, and counts wrong digits',
  'POST /t/:token/pay': 'finds the order that was asked for before',
  'PUT /api/login/language': 'sets the language of the person to what it says',
  'PUT /api/login/start-view': 'sets the first view of the person to what it says',
};

const TWINS = 50;
/** Each command sends over a hundred requests: one commit in so many tests it. */
const PARTS = 30;
const isChosen = chosenRoutes(PARTS);
const named = allRouteCases.map((one) => [routeName(one.endpoint), one] as const);
const commands = named.filter(([name, { endpoint }]) => endpoint.mutates && !(name in WITHOUT_KEY));
const chosen = commands.filter(([name]) => isChosen(name));
const versioned = chosen.filter(([, { endpoint }]) =>
  /"(?:version|edition)":\{/.test(JSON.stringify(endpoint.body)),
);

let app: TestApp;
let world: LabWorld;
let second: PersonWithRights;
let lastTwins = 0;
let refusedTwins = 0;

beforeAll(async () => {
  app = await startTestApp();
  world = labWorld(app, 'Ravi Kumar Pandit');
  second = await personWith(app, Object.fromEntries(MODULES.map((module) => [module, ALL_PERMISSIONS])));
}, 400_000);
afterAll(async () => {
  await app.close();
  sayWhatWasTried(
    `idempotency: ${chosen.length} of ${commands.length} cases of commands, ${lastTwins} twins (${refusedTwins} of them told to try again), ${versioned.length} with versions`,
  );
});

// The operator's commands change the standing of the lab, which the others need to be good.
afterEach(() => setAccountStatus(app, labAccount.codes.ACTIVE));

async function tokenFor({ endpoint }: RouteCase): Promise<string> {
  if (endpoint.access === 'operator')
    return newSession(app, { lab: app.otherLab, userId: app.otherLab.operator.userId, showsCode: true });
  return newSession(app, { lab: app.lab, userId: app.lab.users.get('Manager')?.userId ?? '' });
}

function send(
  { endpoint }: RouteCase,
  { call, key, token }: { call: CaseCall; key: string; token: string },
): Promise<CaseAnswer> {
  return sendCase(app.app, { endpoint, call, as: { lId: app.lab.lId, token, key } });
}

/** An answer as it is told again: without the secrets that are shown once. */
function toldAgain({ endpoint }: RouteCase, { text }: CaseAnswer): unknown {
  const secrets = Object.fromEntries(endpoint.shownOnce.map((field) => [field, null]));
  return { ...JSON.parse(text), ...secrets };
}

/** The change of every table that a request makes. */
async function effectOf<T>(work: () => Promise<T>): Promise<{ answer: T; effect: Record<string, string> }> {
  const before = await rowCounts(app.database);
  const answer = await work();
  return { answer, effect: addedSince(before, await rowCounts(app.database)) };
}

it('asks every command of a lab for a key, and says why the others need none', () => {
  const open = routes.filter(({ kind, endpoint }) => endpoint.mutates && kind !== 'lab');
  expect(open.map(({ endpoint }) => routeName(endpoint)).toSorted()).toEqual(
    Object.keys(WITHOUT_KEY).toSorted(),
  );
  expect(commands.length).toBeGreaterThan(40);
});

describe.each(chosen)('%s', (_, one) => {
  it('has one effect and one answer for one key, sent again or fifty times at once', async () => {
    const token = await tokenFor(one);
    const [call, key] = [await one.make(world), newId()];
    const first = await effectOf(() => send(one, { call, key, token }));
    expect([first.answer.status, first.answer.text]).toEqual([200, expect.any(String)]);
    expect(first.effect).toHaveProperty('event');
    expect(first.effect).toMatchObject({ idempotency: '1 rows' });

    const again = await effectOf(() => send(one, { call, key, token }));
    expect(again.answer).toMatchObject({ status: 200, headers: { 'idempotency-replayed': 'true' } });
    expect(JSON.parse(again.answer.text)).toEqual(toldAgain(one, first.answer));
    expect(again.effect).toEqual({});

    const other = await one.make(world);
    const reused = await effectOf(() => send(one, { call: other, key, token }));
    expect([reused.answer.status, JSON.parse(reused.answer.text)]).toMatchObject([
      422,
      { code: 'key-reused' },
    ]);
    expect(reused.effect).toEqual({});

    const twinKey = newId();
    const twins = await effectOf(() =>
      Promise.all(Array.from({ length: TWINS }, () => send(one, { call: other, key: twinKey, token }))),
    );
    expect(twins.effect).toEqual(first.effect);
    lastTwins += TWINS;
    const told = twins.answer.filter(({ status }) => status === 200);
    const untold = twins.answer.filter(({ status }) => status !== 200);
    // A busy server may tell a twin to try again, which it can: under the same key there is no second effect.
    refusedTwins += untold.length;
    expect(
      untold.filter(({ text }) => !/"code":"(pending-request|database-unavailable|sign-in-busy)"/.test(text)),
    ).toEqual([]);
    const answers = new Set(told.map((answer) => JSON.stringify(toldAgain(one, answer))));
    expect(answers.size).toBe(1);
  }, 400_000);

  it('refuses to be sent without a key, and does nothing then', async () => {
    const token = await tokenFor(one);
    const call = await one.make(world);
    const { answer, effect } = await effectOf(() => send(one, { call, key: '', token }));
    expect([answer.status, JSON.parse(answer.text)]).toMatchObject([
      400,
      { code: 'idempotency-key-missing' },
    ]);
    expect(effect).toEqual({});
  });
});

describe.each(versioned)('%s with a version that is not the last any more', (_, one) => {
  it('is refused, naming who changed the thing and when, and does nothing', async () => {
    const token = await tokenFor(one);
    const call = await one.make(world);
    const from = Date.now();
    expect((await send(one, { call, key: newId(), token })).status).toBe(200);
    const stale = await newSession(app, { lab: app.lab, userId: second.userId });
    const late = { call, key: newId(), token: one.endpoint.access === 'operator' ? token : stale };
    const { answer, effect } = await effectOf(() => send(one, late));
    const refusal = JSON.parse(answer.text);
    expect([answer.status, refusal]).toMatchObject([409, { code: 'stale-version' }]);
    const by = one.endpoint.access === 'operator' ? 'Test Phlebotomist' : 'Test Manager';
    expect(refusal.changedBy).toBe(by);
    const at = new Date(refusal.changedAt);
    expect(at.getTime()).toBeGreaterThanOrEqual(from);
    expect(at.getTime()).toBeLessThanOrEqual(Date.now());
    expect(refusal.msg).toContain(`${by} changed this at ${formatDateTime('Asia/Kolkata', at)}`);
    expect(effect).toEqual({});
  });
});

it('keeps the keys of people apart', async () => {
  const [name, one] = commands.find(([route]) => route === 'POST /api/patients') ?? [];
  if (one === undefined) throw new Error(`${name} has a case`);
  const key = newId();
  const token = await tokenFor(one);
  const other = await newSession(app, { lab: app.lab, userId: second.userId });
  const mine = await send(one, { call: await one.make(world), key, token });
  const theirs = await send(one, { call: await one.make(world), key, token: other });
  expect([mine.status, theirs.status]).toEqual([200, 200]);
  expect(theirs.text).not.toBe(mine.text);
});

it('names who changed a test through its tube', async () => {
  const { billId, sample, test } = await world.fresh('on bench');
  const body = { sampleId: sample.sampleId, version: sample.version, reason: 'Haemolysed' };
  await app.as('Phlebotomist').ok(rejectSample, { body });
  const { billTestId, parameterId } = test;
  const tests = [{ billTestId, version: test.version, values: [{ parameterId, value: '13.1' }] }];
  const refusal = await app.as('Technician').refused(saveResults, { body: { billId, tests } });
  expect(refusal).toMatchObject({ status: 409, code: 'stale-version', changedBy: 'Test Phlebotomist' });
});

it('has left no event of a bill for which its timeline lacks words', async () => {
  const events = await inTransaction(app.db, app.lab.lId, (db) =>
    db
      .selectFrom('event')
      .select(['entity_kind', 'action'])
      .distinct()
      .where('l_id', '=', app.lab.lId)
      .where('bill_id', 'is not', null)
      .where('action', '!=', LOOK_ACTION)
      .execute(),
  );
  const known = new Set<string>(TIMELINE_EVENTS);
  const told = events.map((event) => `${event.entity_kind} ${event.action}`);
  expect(told.length).toBeGreaterThan(chosen.length === commands.length ? 20 : 0);
  expect(told.filter((name) => !known.has(name))).toEqual([]);
});
