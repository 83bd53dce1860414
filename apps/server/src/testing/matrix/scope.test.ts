import { payoutPdf, readPayout } from '@nidan/contract/money/payouts/payout-endpoints';
import type { WorkScope } from '@nidan/domain/access/work-scope';
import { MODULES } from '@nidan/domain/access/modules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../kernel/database/new-id.ts';
import { asOwner } from '../as-owner.ts';
import { personWith, type PersonWithRights } from '../person-with.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { allRouteCases } from './all-route-cases.ts';
import { chosenRoutes } from './chosen-routes.ts';
import { labWorld } from './lab-world.ts';
import { rehearse } from './rehearse.ts';
import { absentLike, type Leaf, leavesOf, withLeaf } from './request-ids.ts';
import { type CaseCall, type RouteCase, routeName } from './route-case.ts';
import { type CaseAnswer, sendCase } from './send-case.ts';

/**
 * Every route is called, with ids of bills and of what belongs to them, by people who do not see these bills: each id
 * must be answered like one that nothing has, and no answer may carry any of them.
 */
const CANARY = 'Xyloph';

/** Every id of a route is sent by six people: one commit in so many tests it. */
const PARTS = 12;
const isChosen = chosenRoutes(PARTS);
const chosenCases = allRouteCases.filter(({ endpoint }) => isChosen(routeName(endpoint)));

interface Prepared extends RouteCase {
  readonly name: string;
  readonly call: CaseCall;
}

/** Tables of what belongs to a bill, each with the columns that name its rows. */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  bill: ['bill_id', 'lab_no'],
  bill_line: ['line_id'],
  bill_test: ['bill_test_id'],
  sample: ['sample_id', 'barcode'],
  payment: ['payment_id'],
  report_revision: ['report_id'],
};
/** What departments limit: tubes and tests, not bills. */
const OF_DEPARTMENT: readonly string[] = ['bill_test', 'sample'];

let app: TestApp;
let sent = 0;
const prepared: Prepared[] = [];
const people = new Map<string, PersonWithRights>();
const ids = new Map<string, Set<string>>();

const everything = Object.fromEntries(MODULES.map((module) => [module, 15]));

async function hidden(scope: Partial<WorkScope>, userType?: 'DOCTOR' | 'AGENCY'): Promise<PersonWithRights> {
  return personWith(app, everything, userType === undefined ? scope : { ...scope, userType });
}

async function idsOf(table: string, columns: readonly string[]): Promise<string[]> {
  return asOwner(app, async (db) => {
    // as: the names are those of NAMES
    const rows = await db
      .selectFrom(table as 'bill')
      .select(columns as ['bill_id'])
      .execute();
    return rows.flatMap((row) => Object.values(row));
  });
}

beforeAll(async () => {
  app = await startTestApp();
  const world = labWorld(app, `Ravi ${CANARY} Pandit`);
  for (const { endpoint, make } of chosenCases) {
    prepared.push({ name: routeName(endpoint), endpoint, make, call: await make(world) });
  }
  for (const [table, columns] of Object.entries(NAMES)) ids.set(table, new Set(await idsOf(table, columns)));
  const patients = await asOwner(app, (db) => db.selectFrom('bill').select('patient_id').execute());
  ids.set('patient', new Set(patients.map((row) => row.patient_id)));
  const agencyId = newId();
  await asOwner(app, (db) =>
    db
      .insertInto('agency')
      .values({ l_id: 1, agency_id: agencyId, code: 'SHIVNERI', name: 'Shivneri Clinic' })
      .execute(),
  );
  const [, otherDoctor = ''] = app.lab.doctorIds;
  const places = await asOwner(app, (db) =>
    db
      .selectFrom('location')
      .select('location_id')
      .where('location_id', '<>', app.lab.locationId)
      .where('l_id', '=', 1)
      .execute(),
  );
  people.set('another place', await hidden({ locationIds: places.map((row) => row.location_id) }));
  people.set('no place at all', await hidden({ locationIds: [] }));
  people.set('another doctor', await hidden({ doctorId: otherDoctor }, 'DOCTOR'));
  people.set('a doctor without a link', await hidden({}, 'DOCTOR'));
  people.set('another agency', await hidden({ agencyId }, 'AGENCY'));
  people.set('another department', await hidden({ departmentIds: [] }));
}, 400_000);
afterAll(async () => {
  await app.close();
  process.stdout.write(`scope: ${new Set(prepared.map(({ name }) => name)).size} routes, ${sent} requests\n`);
});

function isHidden(who: string, value: unknown): boolean {
  const tables = who === 'another department' ? OF_DEPARTMENT : [...ids.keys()];
  const parts = String(value).split(',');
  return tables.some((table) => parts.some((part) => ids.get(table)?.has(part) === true));
}

function textOf({ text, headers }: CaseAnswer): string {
  const json = String(headers['content-type']).startsWith('application/json');
  return json ? text.replace(/"requestId":"[^"]*"/u, '') : String(headers['content-type']);
}

async function answerTo(person: PersonWithRights, { endpoint }: Prepared, call: CaseCall) {
  sent += 1;
  return rehearse(() => sendCase(app.app, { endpoint, call, as: { lId: 1, token: person.token } }));
}

/** A payout is of all bills of somebody: whoever sees those of one place is not told which tests it is for. */
const OF_ALL_BILLS: readonly string[] = [readPayout, payoutPdf].map((endpoint) => routeName(endpoint));

/** An answer without what it repeats of the question. */
function withoutEcho(answer: CaseAnswer, leaf: Leaf, asked: unknown): string {
  return `${answer.status} ${textOf(answer).replaceAll(String(asked), `<${leaf.path.join('.')}>`)}`;
}

const names = [...new Set(chosenCases.map(({ endpoint }) => routeName(endpoint)))].filter((name) => {
  const access = allRouteCases.find(({ endpoint }) => routeName(endpoint) === name)?.endpoint.access;
  return typeof access === 'object';
});

describe.each([
  'another place',
  'no place at all',
  'another doctor',
  'a doctor without a link',
  'another agency',
  'another department',
])('to a person of %s', (who) => {
  it.each(names)('%s answers what is out of scope like what is absent', async (name) => {
    const person = people.get(who);
    if (person === undefined) throw new Error('Everybody is made before');
    for (const one of prepared.filter((other) => other.name === name)) {
      for (const leaf of leavesOf(one.call).filter(({ value }) => isHidden(who, value))) {
        const absent = absentLike(leaf.value);
        const found = await answerTo(person, one, one.call);
        const missing = await answerTo(person, one, withLeaf(one.call, { ...leaf, value: absent }));
        expect(withoutEcho(found, leaf, leaf.value)).toBe(withoutEcho(missing, leaf, absent));
      }
      if (who === 'another department') continue;
      const whole = await answerTo(person, one, one.call);
      expect(whole.text).not.toContain(CANARY);
    }
  });
});

it('tells by the same requests what is in scope', async () => {
  const all = await personWith(app, everything, { locationIds: [app.lab.locationId] });
  const refused: string[] = [];
  for (const one of prepared.filter(({ name, endpoint }) => names.includes(name) && !endpoint.mutates)) {
    const { status } = await answerTo(all, one, one.call);
    if (status !== (OF_ALL_BILLS.includes(one.name) ? 404 : 200)) refused.push(`${one.name} ${status}`);
  }
  expect(refused).toEqual([]);
});
