import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../kernel/config.ts';
import { newId } from '../kernel/database/new-id.ts';
import { buildApp } from '../kernel/http/build-app.ts';
import { routes } from '../routes.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const exact = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': /^(same-origin|no-referrer)$/,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
  'permissions-policy': /camera=\(\), .*geolocation=\(\)/,
} as const;

/** What is wrong with the headers of an answer; empty when nothing is. */
function headerFaults({ headers, payload }: LightMyRequestResponse): string[] {
  const faults = Object.entries(exact).flatMap(([name, expected]) => {
    const value = String(headers[name]);
    const ok = typeof expected === 'string' ? value === expected : expected.test(value);
    return ok ? [] : [`${name}: ${value}`];
  });
  const policy = String(headers['content-security-policy']);
  for (const part of [
    /default-src '(self|none)'/,
    /base-uri 'none'/,
    /frame-ancestors 'none'/,
    /form-action '(self|none)'/,
  ]) {
    if (!part.test(policy)) faults.push(`content-security-policy lacks ${part}: ${policy}`);
  }
  if (!/object-src 'none'|default-src 'none'/.test(policy))
    faults.push(`content-security-policy lets objects in: ${policy}`);
  if (/unsafe|\*|http/.test(policy)) faults.push(`content-security-policy is too wide: ${policy}`);
  const type = String(headers['content-type']);
  if (
    payload.length > 0 &&
    !/^(application\/json|text\/html); charset=utf-8$|^(application\/pdf|image\/svg\+xml|text\/plain; charset=utf-8|text\/csv; charset=utf-8|application\/zip)$/.test(
      type,
    )
  ) {
    faults.push(`content-type: ${type}`);
  }
  for (const name of ['server', 'x-powered-by', 'access-control-allow-origin']) {
    if (headers[name] !== undefined) faults.push(`${name} is told`);
  }
  return faults;
}

/** Calls an endpoint with ids that do not exist, as the manager or as nobody. */
async function callOf(
  { method, path }: Endpoint,
  token: string | null,
  body: string,
): Promise<LightMyRequestResponse> {
  return app.app.inject({
    method,
    url: path.replaceAll(/:\w+/g, newId()),
    query: { l_id: '1', source: 'test' },
    headers: {
      'idempotency-key': newId(),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(token === null ? {} : { cookies: { nidan: token } }),
    ...(method === 'GET' ? {} : { payload: body }),
  });
}

it('every answer of every endpoint carries the headers: as nobody, as the manager, with a broken body', async () => {
  const manager = app.lab.users.get('Manager')?.token ?? '';
  const seen = new Set<number>();
  const faults: string[] = [];
  for (const { endpoint } of routes) {
    for (const [token, body] of [
      [null, '{}'],
      [manager, '{}'],
      [manager, '{"a":'],
    ] as const) {
      if (token !== null && endpoint.path === '/api/login' && endpoint.method === 'DELETE') continue;
      const answer = await callOf(endpoint, token, body);
      seen.add(answer.statusCode);
      faults.push(
        ...headerFaults(answer).map(
          (fault) => `${endpoint.method} ${endpoint.path} ${answer.statusCode} ${fault}`,
        ),
      );
    }
  }
  expect(faults).toEqual([]);
  for (const status of [200, 400, 401, 404]) expect(seen).toContain(status);
}, 400_000);

it.each([
  '/',
  '/nothing',
  '/api/nothing',
  '/%zz',
  `/api/patients/${'x'.repeat(999)}`,
  '/api/../../etc/passwd',
])('an answer to %s carries them too, though it reaches no endpoint', async (url) => {
  expect(headerFaults(await app.app.inject({ url }))).toEqual([]);
});

it('the scan finds what it looks for', async () => {
  const { headers, ...answer } = await app.app.inject({ url: '/api/public/ping' });
  const weak = {
    ...headers,
    'content-security-policy': "default-src 'self' 'unsafe-inline'",
    'cache-control': 'public',
    server: 'x',
    'content-type': 'text/html',
  };
  const faults = headerFaults({ ...answer, payload: '{}', headers: weak });
  expect(faults).toHaveLength(8);
});

describe('behind TLS', () => {
  it('browsers are told to stay there, and otherwise not', async () => {
    const config = readConfig({ LOG_LEVEL: 'error', SECURE_COOKIES: '1' });
    const secure = await buildApp({ services: { ...app.services, config }, routes });
    const { headers } = await secure.inject({ url: '/api/public/ping' });
    await secure.close();
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    const plain = await app.app.inject({ url: '/api/public/ping' });
    expect(plain.headers['strict-transport-security']).toBeUndefined();
  });
});

/** A change that would be allowed, from a page of `origin`. */
async function signOutFrom(headers: Record<string, string>): Promise<number> {
  const { statusCode } = await app.app.inject({
    method: 'DELETE',
    url: '/api/login',
    headers: { host: '198.51.100.7', ...headers },
  });
  return statusCode;
}

describe('a change from another site', () => {
  it.each([
    { origin: 'https://evil.example' },
    { origin: 'https://198.51.100.7.evil.example' },
    { origin: 'http://198.51.100.7:8080' },
    // A name that somebody else lets point here is in both headers, as they like it.
    { origin: 'http://rebound.example', host: 'rebound.example' },
    { origin: 'null' },
    { origin: 'file://' },
    { origin: '' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site', origin: 'http://198.51.100.7' },
    { origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' },
  ])('is refused: %o', async (headers) => {
    expect(await signOutFrom(headers as Record<string, string>)).toBe(403); // as: the table lists header names and texts
  });

  it.each([
    {},
    { origin: 'http://198.51.100.7' },
    { origin: 'http://198.51.100.7', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('is not one from here: %o', async (headers) => {
    expect(await signOutFrom(headers as Record<string, string>)).not.toBe(403); // as: the table lists header names and texts
  });

  it('counts behind TLS also when it comes from this host without TLS', async () => {
    const config = readConfig({ LOG_LEVEL: 'error', SECURE_COOKIES: '1', PUBLIC_URL: 'https://lab.example' });
    const secure = await buildApp({ services: { ...app.services, config }, routes });
    const from = (origin: string) =>
      secure.inject({ method: 'DELETE', url: '/api/login', headers: { host: 'inner:8080', origin } });
    expect((await from('http://inner:8080')).statusCode).toBe(403);
    expect((await from('https://inner:8080')).statusCode).toBe(403);
    expect((await from('https://lab.example')).statusCode).not.toBe(403);
    await secure.close();
  });
});

/** Saves a patient as the front desk, with these bytes. */
function send(contentType: string, payload: string): Promise<LightMyRequestResponse> {
  return app.app.inject({
    method: 'POST',
    url: '/api/patients?l_id=1',
    headers: { 'content-type': contentType, 'idempotency-key': newId() },
    cookies: { nidan: app.lab.users.get('Front desk')?.token ?? '' },
    payload,
  });
}

describe('a body', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/jsonp',
    'text/json',
    'application/xml',
    'application/json, text/plain',
  ])('of the type %s is refused', async (type) => {
    expect((await send(type, '{"name":"x"}')).statusCode).toBe(415);
  });

  it.each([
    '{"__proto__":{"isAdmin":true},"name":"x"}',
    '{"name":"x","age_sex":{"__proto__":{"sex":"M"}}}',
    '{"constructor":{"prototype":{"isAdmin":true}}}',
    '{"name":"x","\\u005f_proto__":{"isAdmin":true}}',
  ])('that reaches for the prototype is refused: %s', async (payload) => {
    const answer = await send('application/json', payload);
    expect(answer.statusCode).toBe(400);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  });

  it('of more than the endpoint takes is refused', async () => {
    expect((await send('application/json', `{"name":"${'x'.repeat(70_000)}"}`)).statusCode).toBe(413);
  });

  it('goes over 1 MiB where a file is brought, and nowhere else', () => {
    const large = routes.filter(({ endpoint }) => endpoint.bodyLimit > 1_048_576);
    expect(large.map(({ endpoint }) => endpoint.path).toSorted()).toEqual([
      '/api/agencies/own/incoming-order/file',
      '/api/agencies/own/incoming-sample/file',
      '/api/bank-statements',
      '/api/bills/tresult/files',
      '/api/breakpoint-sets/import',
      '/api/files',
      '/api/imports',
      '/api/incoming-order/file',
      '/api/incoming-sample/file',
      '/api/inventory/vendors/:vendorId/files',
      '/api/lists/export',
      '/api/pathology/:billTestId/pictures',
      '/api/patients/:patientId/files',
    ]);
  });
});

it.each(['__proto__[isAdmin]=1', '__proto__.isAdmin=1', 'constructor=1', 'l_id=2', 'toString=1'])(
  'a query that reaches for the prototype, or says a thing twice, is refused: %s',
  async (query) => {
    const answer = await app.app.inject({
      url: `/api/patients?l_id=1&q=kumar&${query}`,
      cookies: { nidan: app.lab.users.get('Front desk')?.token ?? '' },
    });
    expect(answer.statusCode).toBe(400);
    expect(Reflect.get({}, 'isAdmin')).toBeUndefined();
  },
);

/** Address, host and protocol as the server sees them behind these proxies. */
async function addressSeen(trusted: string | undefined): Promise<string> {
  const config = readConfig({
    LOG_LEVEL: 'error',
    ...(trusted === undefined ? {} : { TRUSTED_PROXIES: trusted }),
  });
  const proxied = await buildApp({ services: { ...app.services, config }, routes });
  let seen = '';
  proxied.addHook('onRequest', async (request) => {
    seen = `${request.ip} ${request.host} ${request.protocol}`;
  });
  await proxied.inject({
    url: '/api/public/ping',
    headers: {
      host: 'inner',
      'x-forwarded-for': '203.0.113.9',
      'x-forwarded-host': 'outer',
      'x-forwarded-proto': 'https',
    },
  });
  await proxied.close();
  return seen;
}

describe('a header that says it is another method, lab or caller', () => {
  it.each(['x-http-method-override', 'x-http-method', 'x-method-override'])(
    '%s changes nothing',
    async (name) => {
      const answer = await app.app.inject({
        method: 'POST',
        url: '/api/login',
        headers: { [name]: 'DELETE', 'content-type': 'application/json' },
        payload: '{}',
      });
      expect(answer.statusCode).toBe(400);
    },
  );

  it.each([
    ['x-user-id', 'manager'],
    ['x-l-id', '2'],
    ['authorization', 'Basic bWFuYWdlcjpuaWRhbi1kZW1v'],
    ['x-forwarded-user', 'manager'],
  ])('%s signs nobody in', async (name, value) => {
    const answer = await app.app.inject({ url: '/api/patients?l_id=1&q=kumar', headers: { [name]: value } });
    expect(answer.statusCode).toBe(401);
  });

  it('X-Forwarded-For is believed from a configured proxy alone', async () => {
    expect(await addressSeen(undefined)).toBe('127.0.0.1 inner http');
    expect(await addressSeen('10.0.0.0/8')).toBe('127.0.0.1 inner http');
    expect(await addressSeen('127.0.0.1')).toBe('203.0.113.9 outer https');
  });
});
