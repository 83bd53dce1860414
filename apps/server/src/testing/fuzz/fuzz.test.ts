import { Writable } from 'node:stream';
import { listBills, readBill } from '@nidan/contract/money/bills/bill-endpoints';
import { ping } from '@nidan/contract/base/identity/identity-endpoints';
import { followLab } from '@nidan/contract/base/live/live-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../kernel/http/build-app.ts';
import { implement, implementOpen } from '../../kernel/http/route.ts';
import { routes } from '../../routes.ts';
import { allRouteCases } from '../matrix/all-route-cases.ts';
import { chosenRoutes } from '../matrix/chosen-routes.ts';
import { routeName } from '../matrix/route-case.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { findFault } from './find-fault.ts';
import { fuzzApp } from './fuzz-app.ts';
import { fuzzFigures } from './fuzz-figures.ts';

const SEED = 20_261_120;
/** One commit in so many sends hostile requests to an endpoint, and so many to each. */
const PARTS = 16;
const REQUESTS_EACH = 3;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

describe('a broken endpoint is found', () => {
  it('that fails, and the figures say so', async () => {
    const failing = implement(readBill, async () => {
      throw new TypeError('x is not a function');
    });
    const logTo = new Writable({ write: (_chunk, _encoding, done) => done() });
    const server = await buildApp({ services: app.services, routes: [failing], logTo });
    const cases = allRouteCases.filter(({ endpoint }) => endpoint === readBill);
    const report = await fuzzApp(app, { endpoints: [readBill], cases, requests: 30, seed: SEED, server });
    await server.close();
    expect(report.faults[0]).toMatchObject({ kind: 'status 500 or more', answer: /internal/ });
    expect(fuzzFigures(report, { seed: SEED, seconds: 1, routes: 1 })).toContainEqual(
      expect.objectContaining({ name: 'answers_of_500', value: report.faults.length, ok: false }),
    );
  });

  it('that never answers', async () => {
    const hanging = implementOpen(ping, () => new Promise(() => undefined));
    const server = await buildApp({ services: app.services, routes: [hanging] });
    const report = await fuzzApp(app, { endpoints: [ping], cases: [], requests: 1, seed: SEED, server });
    expect(report.faults).toMatchObject([{ kind: 'no answer in 5 s' }]);
  });

  it('but no stream that lasts as long as it was asked to', async () => {
    const cases = allRouteCases.filter(({ endpoint }) => endpoint === followLab);
    const endpoints = [followLab];
    const report = await fuzzApp(app, { endpoints, cases, requests: 40, seed: SEED });
    expect(report.faults).toEqual([]);
    expect(report.statuses.get(200)).toBeGreaterThan(1);
  });

  const answer = { status: 200, contentType: 'application/json', text: '', ms: 1 };

  it.each(['{"rows":[{}],"next":null}', '{"next":null}', '{', '{"rows":[],"next":null,"other":1}'])(
    'that answers outside its schema: %s',
    (text) => {
      expect(findFault(listBills, { ...answer, text })).toMatchObject({ kind: 'outside its schema' });
    },
  );

  it.each([
    'boom\\n    at run (file:///srv/app.ts:3:1)',
    'insert or update on table \\"bill\\" violates foreign key constraint \\"x\\"',
    'Cannot read properties of undefined',
    'column \\"phone\\" does not exist',
    'null value in column \\"phone\\" of relation \\"patient\\"',
  ])('that shows how it is built: %s', (msg) => {
    const text = `{"msg":"${msg}","code":"invalid-input","requestId":"1"}`;
    expect(findFault(listBills, { ...answer, status: 400, text })).toMatchObject({
      kind: 'shows how it is built',
    });
  });

  it.each([
    'The column \\"code\\" is missing',
    'points.csv was refused: the column \\"parameter\\" is missing',
  ])('but none that names the column of a file: %s', (msg) => {
    const text = `{"msg":"${msg}","code":"invalid-input","requestId":"1"}`;
    expect(findFault(listBills, { ...answer, status: 400, text })).toBeNull();
  });
});

// Last, because it leaves a lab that refuses much of what it took before.
it('hostile requests to the endpoints of this run bring about no fault', async () => {
  const isChosen = chosenRoutes(PARTS);
  const endpoints = routes.map(({ endpoint }) => endpoint).filter((one) => isChosen(routeName(one)));
  const cases = allRouteCases.filter(({ endpoint }) => isChosen(routeName(endpoint)));
  const requests = endpoints.length * REQUESTS_EACH;
  const report = await fuzzApp(app, { endpoints, cases, requests, seed: SEED, ends: true });
  expect(report.faults).toEqual([]);
  expect(report.offences).toEqual([]);
  // A fuzzer that is refused everywhere proves nothing.
  expect(report.answered.size).toBeGreaterThan(endpoints.length / 2);
  expect(fuzzFigures(report, { seed: SEED, seconds: 1, routes: endpoints.length })).not.toContainEqual(
    expect.objectContaining({ ok: false }),
  );
}, 400_000);
