import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { MODULES } from '@nidan/domain/access/modules';
import { ALL_PERMISSIONS, grants } from '@nidan/domain/access/permission-bits';
import type { Rights } from '@nidan/domain/access/rights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { usualRoles } from '../../features/base/roles/usual-roles.ts';
import { replaceRights } from '../../features/base/roles/role-rows.ts';
import { rightText } from '../../kernel/access/judge-access.ts';
import { OPERATOR_ROLE } from '../../kernel/access/operator.ts';
import { inTransaction } from '../../kernel/database/connections/in-transaction.ts';
import { type Db, openDatabase } from '../../kernel/database/connections/open-database.ts';
import { buildApp } from '../../kernel/http/build-app.ts';
import type { PermissionMatrix, RoutePermission } from '../../permission-matrix.ts';
import { routes as served } from '../../routes.ts';
import { personWith, type PersonWithRights } from '../person-with.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { allRouteCases } from './all-route-cases.ts';
import { chosenRoutes } from './chosen-routes.ts';
import { labWorld } from './lab-world.ts';
import { newSession } from './new-session.ts';
import { registeredRoutes } from './registered-routes.ts';
import { rehearse } from './rehearse.ts';
import { type CaseCall, type RouteCase, routeName } from './route-case.ts';
import { sayWhatWasTried } from './say-what-was-tried.ts';
import { sendCase } from './send-case.ts';

const file = new URL('../../../../../docs/permissions.json', import.meta.url);
const matrix = JSON.parse(readFileSync(file, 'utf8')) as PermissionMatrix; // as: `npm run permissions` wrote it, and the check holds it
/** A route is called by every role and with every set of bits: one commit in so many tests it. */
const PARTS = 12;
const isChosen = chosenRoutes(PARTS);
const routes = Object.entries(matrix.routes).filter(([name]) => isChosen(name));
/** Whose refusal to a role must be noticed. */
const WATCHED = 'POST /api/bills/setUnchecked';

interface Prepared extends RouteCase {
  readonly call: CaseCall;
}

let app: TestApp;
let owner: Db;
const prepared = new Map<string, Prepared>();
/** Somebody whose role has whatever rights a test gives it. */
let probe: PersonWithRights;
let calls = 0;

beforeAll(async () => {
  app = await startTestApp();
  owner = openDatabase({ url: app.database.ownerUrl, size: 1, onError: () => undefined });
  const world = labWorld(app, 'Ravi Kumar Pandit');
  for (const one of allRouteCases) {
    const name = routeName(one.endpoint);
    if (prepared.has(name) || !(isChosen(name) || name === WATCHED)) continue;
    prepared.set(name, { ...one, call: await one.make(world) });
  }
  probe = await personWith(app, {});
}, 400_000);
afterAll(async () => {
  await owner.destroy();
  await app.close();
  const cells = routes.length * usualRoles.length;
  sayWhatWasTried(
    `permissions: ${routes.length} of ${Object.keys(matrix.routes).length} routes by ${usualRoles.length} roles are ${cells} cells, with every set of bits ${calls} calls`,
  );
});

async function giveProbe(rights: Rights): Promise<void> {
  const { lId } = app.lab;
  await inTransaction(owner, lId, (db) =>
    replaceRights(db, { lId, roleId: probe.roleId, rights, giver: { userId: probe.userId, rights } }),
  );
}

/** The right that the refusal must name. */
function rightOf(needs: RoutePermission['needs']): string {
  return typeof needs === 'object' ? rightText(needs) : OPERATOR_ROLE.toLowerCase();
}

/** 'denied' for exactly the refusal of this route's right, 'allowed' for anything else but a failure. */
async function outcome(name: string, token: string, server = app.app): Promise<string> {
  const one = prepared.get(name);
  if (one === undefined) throw new Error(`${name} has no case: see route-cases.test.ts`);
  calls += 1;
  const { endpoint, call } = one;
  const { status, text } = await rehearse(() =>
    sendCase(server, { endpoint, call, as: { lId: app.lab.lId, token } }),
  );
  const { requestId: _, ...said } = status === 403 ? JSON.parse(text) : { requestId: '' };
  const right = rightOf(endpoint.access);
  const refusal = {
    msg: `Your role lacks the right "${right}"`,
    code: 'not-permitted',
    details: { right },
  };
  if (isDeepStrictEqual(said, refusal)) return 'denied';
  return status < 500 && said.msg !== refusal.msg ? 'allowed' : `${status} ${text}`;
}

it('has an entry for every registered route, and for nothing else', () => {
  const advice = 'run `npm run permissions`, look at who may call it, and commit docs/permissions.json';
  expect([advice, ...Object.keys(matrix.routes).toSorted()]).toEqual([
    advice,
    ...registeredRoutes(app.app).toSorted(),
  ]);
});

it('would notice a route that asks for less than the matrix says', async () => {
  const name = WATCHED;
  const found = served.find(({ endpoint }) => routeName(endpoint) === name);
  if (found?.kind !== 'lab') throw new Error(`${name} is served`);
  const server = await buildApp({
    services: app.services,
    routes: [{ ...found, endpoint: { ...found.endpoint, access: 'lab' } }],
  });
  const token = app.lab.users.get('Technician')?.token ?? '';
  expect(matrix.routes[name]?.allowed['Technician']).toBe(false);
  expect(await outcome(name, token)).toBe('denied');
  expect(await outcome(name, token, server)).toBe('allowed');
  await server.close();
});

it('has every role of the demo lab', () => {
  expect(matrix.roles).toEqual(Object.fromEntries(usualRoles.map(({ name, rights }) => [name, rights])));
});

describe.each(routes)('%s', (name, { allowed }) => {
  it.each(usualRoles.map((role) => role.name))('answers a %s as the matrix says', async (role) => {
    const userId = app.lab.users.get(role)?.userId ?? '';
    const token = await newSession(app, { lab: app.lab, userId });
    expect(await outcome(name, token)).toBe(allowed[role] === true ? 'allowed' : 'denied');
  });
});

const byModule = routes.flatMap(([name, { needs }]) =>
  typeof needs === 'object' ? [[name, needs] as const] : [],
);

it.each(byModule)(
  '%s asks for exactly its bits of its module, and for none of another',
  async (name, needs) => {
    for (let bits = 0; bits <= ALL_PERMISSIONS; bits += 1) {
      await giveProbe({ [needs.module]: bits });
      const expected = grants(bits, needs.bits) ? 'allowed' : 'denied';
      expect([bits, await outcome(name, probe.token)]).toEqual([bits, expected]);
    }
    const others = MODULES.filter((module) => module !== needs.module);
    await giveProbe(Object.fromEntries(others.map((module) => [module, ALL_PERMISSIONS])));
    expect(await outcome(name, probe.token)).toBe('denied');
  },
);

const byMembership = routes.filter(([, { needs }]) => typeof needs === 'string' && needs !== 'operator');

it.each(byMembership)('%s asks for no right', async (name) => {
  await giveProbe({});
  const token = await newSession(app, { lab: app.lab, userId: probe.userId });
  expect(await outcome(name, token)).toBe('allowed');
});

const byOperator = routes.filter(([, { needs }]) => needs === 'operator');

it.each(byOperator)('%s is for the platform operator, whatever rights another has', async (name) => {
  await giveProbe(Object.fromEntries(MODULES.map((module) => [module, ALL_PERMISSIONS])));
  expect(await outcome(name, probe.token)).toBe('denied');
  expect(await outcome(name, app.otherLab.operator.token)).toBe('allowed');
});
