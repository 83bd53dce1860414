import { afterAll, beforeAll, expect, it } from 'vitest';
import { routes } from '../../routes.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { allRouteCases } from './all-route-cases.ts';
import { chosenRoutes } from './chosen-routes.ts';
import { fromOtherLab, labWorld } from './lab-world.ts';
import { registeredRoutes } from './registered-routes.ts';
import { fieldOf, idFieldsOf, leavesOf } from './request-ids.ts';
import { rehearse } from './rehearse.ts';
import { routeName } from './route-case.ts';
import { sayWhatWasTried } from './say-what-was-tried.ts';
import { sendCase } from './send-case.ts';

/** Served beside the endpoints, without data of anybody: nothing yet. */
const WITHOUT_ENDPOINT: readonly string[] = [];

let app: TestApp;
/** Fields that the cases of a route fill, by its name. */
const given = new Map<string, Set<string>>();
const refused: string[] = [];

/** One commit in so many sends a case, and one in so many in the second lab, which proves that it is made of the rows of its lab. */
const PARTS = { first: 4, second: 16 };
const isSent = chosenRoutes(PARTS.first);

async function sendAll(seen: TestApp, isDue: (name: string) => boolean): Promise<void> {
  const world = labWorld(seen, 'Ravi Kumar Pandit');
  const { lId } = seen.lab;
  for (const { endpoint, make } of allRouteCases) {
    const name = routeName(endpoint);
    if (!isDue(name)) continue;
    const call = await make(world);
    const filled = leavesOf(call).filter(({ value }) => value !== null);
    given.set(name, new Set([...(given.get(name) ?? []), ...filled.map(fieldOf)]));
    if (endpoint.access === 'public' || endpoint.access === 'session') continue;
    const person = endpoint.access === 'operator' ? app.otherLab.operator : seen.lab.users.get('Manager');
    const as = { lId, token: person?.token ?? '' };
    const answer = await rehearse(() => sendCase(app.app, { endpoint, call, as }));
    if (answer.status !== 200) refused.push(`${name} in lab ${lId}: ${answer.status} ${answer.text}`);
  }
}

beforeAll(async () => {
  app = await startTestApp();
  await sendAll(app, isSent);
  await sendAll(fromOtherLab(app), chosenRoutes(PARTS.second));
}, 400_000);
afterAll(() => app.close());

const named = (name: string) => allRouteCases.filter(({ endpoint }) => routeName(endpoint) === name);
const advice =
  "add `forRoute(theEndpoint).send(async (world) => ({ params, query, body }))` to its feature's testing/route-cases.ts";

it('finds every registered route among the endpoints, and none beside them', () => {
  const registered = registeredRoutes(app.app);
  const declared = routes.map(({ endpoint }) => routeName(endpoint));
  expect(registered.toSorted()).toEqual([...declared, ...WITHOUT_ENDPOINT].toSorted());
  sayWhatWasTried(`routes: ${registered.length} registered routes, ${allRouteCases.length} cases`);
});

it('has a case for every registered route', () => {
  const missing = registeredRoutes(app.app).filter(
    (name) => named(name).length === 0 && !WITHOUT_ENDPOINT.includes(name),
  );
  expect(missing.map((name) => `${name} has no case: ${advice}`)).toEqual([]);
});

it('has no case of a route that is not served', () => {
  const served = new Set(routes.map(({ endpoint }) => routeName(endpoint)));
  expect(
    allRouteCases.map(({ endpoint }) => routeName(endpoint)).filter((name) => !served.has(name)),
  ).toEqual([]);
});

it('gives every id that an endpoint takes in some case, of those that this run sends', () => {
  const missing = routes.flatMap(({ endpoint }) => {
    const name = routeName(endpoint);
    if (!isSent(name) && !given.has(name)) return [];
    const fields = idFieldsOf(endpoint).filter((field) => given.get(name)?.has(field) !== true);
    return fields.map((field) => `no case of ${name} gives ${field}: ${advice}`);
  });
  expect(missing).toEqual([]);
});

it('sends what a manager of either lab may send, or the operator', () => {
  expect(refused).toEqual([]);
});
