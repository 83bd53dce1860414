import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireDeclaredAccess } from '../kernel/http/register-routes.ts';
import { routes } from '../routes.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const endpoints = routes.map(({ endpoint }) => endpoint);
const ofLab = endpoints.filter(({ access }) => access !== 'public' && access !== 'session');
const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** The fields of an object schema. */
function propertiesOf(schema: object): Readonly<Record<string, object>> {
  return Reflect.get(schema, 'properties') ?? {};
}

/** The fields of each object in a schema that is not closed. */
function openObjects(schema: unknown): string[][] {
  if (typeof schema !== 'object' || schema === null) return [];
  const inner = Object.values(schema).flatMap(openObjects);
  const isOpen = 'properties' in schema && Reflect.get(schema, 'additionalProperties') !== false;
  return isOpen ? [Object.keys(propertiesOf(schema)), ...inner] : inner;
}

/** The string formats that a schema names. */
function formatsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const format: unknown = Reflect.get(schema, 'format');
  const inner = Object.values(schema).flatMap(formatsIn);
  return typeof format === 'string' ? [format, ...inner] : inner;
}

describe('every endpoint', () => {
  it('answers texts of formats that whoever writes the answer knows', () => {
    const own = endpoints.map(
      (endpoint) =>
        `${nameOf(endpoint)} ${formatsIn(endpoint.response)
          .filter((format) => !['uuid', 'date', 'date-time'].includes(format))
          .join()}`,
    );
    expect(own.filter((line) => !line.endsWith(' '))).toEqual([]);
  });

  it('has a path of its own', () => {
    expect(new Set(endpoints.map(nameOf)).size).toBe(endpoints.length);
  });

  it('declares its access, and an undeclared one stops the boot', () => {
    for (const endpoint of endpoints) expect(() => requireDeclaredAccess(endpoint)).not.toThrow();
    const [first] = endpoints;
    if (first === undefined) throw new Error('There are endpoints');
    for (const access of [
      undefined,
      null,
      'everybody',
      { module: 'nothing', bits: 4 },
      { module: 'bills', bits: 0 },
    ]) {
      // as: what a JavaScript caller or a mistaken cast could declare
      const undeclared = { ...first, access } as Endpoint;
      expect(() => requireDeclaredAccess(undeclared)).toThrow('declares no access');
    }
  });

  it('that changes something is not a GET', () => {
    expect(endpoints.filter(({ method, mutates }) => method === 'GET' && mutates).map(nameOf)).toEqual([]);
  });

  it('that lists rows takes a cursor and at most 200 rows, and answers the next cursor', () => {
    const lists = endpoints.filter(({ response }) => propertiesOf(response)['rows'] !== undefined);
    expect(lists.length).toBeGreaterThan(15);
    const unpaged = lists.filter(({ method, query, response }) => {
      const { cursor, limit } = propertiesOf(query);
      const paged = cursor !== undefined && Reflect.get(limit ?? {}, 'maximum') === 200;
      return method === 'GET' && !(paged && propertiesOf(response)['next'] !== undefined);
    });
    // A case is read whole: what it may hold is bounded.
    expect(unpaged.map(nameOf)).toEqual(['GET /api/stages/case']);
  });

  it('refuses unknown fields and answers none, however deep', () => {
    const open = endpoints.flatMap((endpoint) =>
      [endpoint.params, endpoint.query, endpoint.body, endpoint.response].flatMap((schema) =>
        openObjects(schema).map((fields) => `${nameOf(endpoint)}: ${fields.join()}`),
      ),
    );
    expect(open).toEqual([]);
  });
});

/** Paths of the specification (spec §7) that are served so far, letter for letter. */
const specified = [
  '/api/login',
  '/api/public/ping',
  '/api/modules',
  '/api/roles',
  '/api/agencies',
  '/api/users',
  '/api/users/delete',
  '/api/users/transfer-user',
  '/api/labs',
  '/api/locations',
  '/api/locations/subscriptions',
  '/api/departments',
  '/api/firms',
  '/api/centers',
  '/api/centers/outsourced-processing-center-mapping',
  '/api/lab-switches',
  '/api/settings/bc',
  '/api/settings/config',
  '/api/nt/getFirmId',
  '/api/doctors/doctors-by-search-text',
  '/api/tests',
  '/api/tests/short-code',
  '/api/parameters',
  '/api/sampletypes/properties',
  '/api/nt/getNextLabId',
  '/api/patients',
  '/api/bills',
  '/api/bills/details',
  '/api/bills/discount',
  '/api/bills/test-result',
  '/api/bills/tresult',
  '/api/bills/setUnchecked',
  '/api/bills/clearValues',
  '/api/bills/cancel-test',
  '/api/bills/test-state-wise-count',
  '/api/payments',
  '/api/payments/bulk/delete',
  '/api/sample',
  '/api/global/sample',
  '/api/stage/print-barcodes',
  '/api/publishjob',
  '/api/report',
  '/api/report/schedule',
  '/api/report/history',
  '/api/dataexplorer',
  '/api/viewinvoice',
  '/api/bill/wildcardprint',
  '/api/dispatch-report',
  '/api/dispatch-report/get',
  '/api/dispatch-report/mark-printed',
  '/api/dispatch-report/mark-dispatched',
  '/api/dispatch-report/re-print',
  '/api/audit/by-entity',
  '/api/audit/by-user',
  '/api/audit/by-activity-type',
  '/api/audit/activity-types',
  '/api/audit/details',
];

it.each(specified)('the path %s is served', (path) => {
  expect(endpoints.map((endpoint) => endpoint.path)).toContain(path);
});

describe.each(ofLab.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  const query = { l_id: '1' };
  const { method } = endpoint;
  const url = endpoint.path.replace(/:\w+/g, '019a0000-0000-7000-8000-000000000000');

  it('answers hostile input with a refusal', async () => {
    const token = app.lab.users.get('Manager')?.token ?? '';
    const hostile = "'; drop table bill; -- <script>\u0000";
    const answer = await app.app.inject({
      method,
      url,
      query: { ...query, q: hostile, billId: hostile, cursor: 'AAAA', limit: '-1' },
      cookies: { nidan: token },
      headers: { 'idempotency-key': hostile.replace(/\W/g, '') },
      ...(endpoint.body === null
        ? {}
        : { payload: { billId: hostile, reason: hostile, __proto__: { a: 1 } } }),
    });
    expect(answer.statusCode).toBeLessThan(500);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.json()).toMatchObject({ msg: expect.any(String), requestId: expect.any(String) });
  });
});

/** The rows of an answer, each as text. */
function rowsOf(body: unknown): string[] {
  const rows = Reflect.get(Object(body), 'rows') as unknown[]; // as: every list has rows
  return rows.map((row) => JSON.stringify(row));
}

/** Lists that need no more than the lab; a statement is one of somebody or something. */
const lists = ofLab.filter(
  ({ method, path, query, response }) =>
    method === 'GET' &&
    !path.includes(':') &&
    path !== '/api/ledger/statement' &&
    Reflect.get(query, 'required') === undefined &&
    propertiesOf(response)['next'] !== undefined,
);

it.each(lists.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s gives page by page what it gives at once',
  async (_, endpoint) => {
    const client = endpoint.access === 'operator' ? app.asOperator() : app.as('Manager');
    const whole = await client.call(endpoint, { query: { limit: 200 } });
    const seen: string[] = [];
    for (let cursor: unknown = ''; typeof cursor === 'string' && seen.length < 30;) {
      const { body } = await client.call(endpoint, { query: { limit: 2, cursor } });
      seen.push(...rowsOf(body));
      cursor = Reflect.get(Object(body), 'next');
    }
    expect(seen).toEqual(rowsOf(whole.body).slice(0, seen.length));
    expect(seen.length).toBe(Math.min(30, rowsOf(whole.body).length));
  },
);

it('needs every bit that an endpoint asks for', () => {
  const asked = ofLab.flatMap(({ access }) => (typeof access === 'object' ? [access.bits] : []));
  expect(asked.length).toBeGreaterThan(0);
  for (const bits of asked) expect(Object.values(PERMISSION).some((bit) => (bits & bit) !== 0)).toBe(true);
});
