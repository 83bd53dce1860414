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

describe('every endpoint', () => {
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

  it('pages its rows by at most 200 when it takes a cursor', () => {
    for (const endpoint of endpoints) {
      const properties: unknown = Reflect.get(endpoint.query, 'properties');
      if (typeof properties !== 'object' || properties === null || !('cursor' in properties)) continue;
      expect(properties, nameOf(endpoint)).toMatchObject({ limit: { maximum: 200 } });
    }
  });

  it('refuses unknown fields of its body', () => {
    const open = endpoints.filter(
      ({ body }) => body !== null && Reflect.get(body, 'additionalProperties') !== false,
    );
    expect(open.map(nameOf)).toEqual([]);
  });
});

describe.each(ofLab.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (_, endpoint) => {
  const query = { l_id: '1' };
  const { method } = endpoint;
  const url = endpoint.path.replace(/:\w+/g, '019a0000-0000-7000-8000-000000000000');

  it('is closed to nobody', async () => {
    const answer = await app.app.inject({ method, url, query });
    expect(answer.statusCode).toBe(401);
    expect(answer.json()).toMatchObject({ code: 'not-signed-in', msg: 'Please sign in' });
  });

  it('shows another lab nothing, and never fails', async () => {
    const token = app.lab.users.get('Manager')?.token ?? '';
    const answer = await app.app.inject({
      method,
      url,
      query: { l_id: '2' },
      cookies: { nidan: token },
      headers: { 'idempotency-key': 'sweep' },
      ...(endpoint.body === null ? {} : { payload: {} }),
    });
    expect([400, 404]).toContain(answer.statusCode);
    if (answer.statusCode === 404) expect(answer.json()).toMatchObject({ code: 'not-found' });
  });

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

it('needs every bit that an endpoint asks for', () => {
  const asked = ofLab.flatMap(({ access }) => (typeof access === 'object' ? [access.bits] : []));
  expect(asked.length).toBeGreaterThan(0);
  for (const bits of asked) expect(Object.values(PERMISSION).some((bit) => (bits & bit) !== 0)).toBe(true);
});
