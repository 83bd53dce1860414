import { Writable } from 'node:stream';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import {
  openCustomerPage,
  payFromCustomerPage,
} from '@nidan/contract/links/customer-link/customer-link-endpoints';
import { NOTICE_WORDS, type Notice } from '@nidan/domain/public-pages/notice-words';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../kernel/http/build-app.ts';
import { refuse } from '../kernel/http/refuse.ts';
import { implementOpen } from '../kernel/http/route.ts';
import { routes } from '../routes.ts';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Every endpoint whose page anybody may open. */
const pages = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ access, produces }) => access === 'public' && produces === 'text/html');

type Answer = Awaited<ReturnType<TestApp['app']['inject']>>;

/** That an answer is a page with this notice in every language, or in one of them, and nothing of a program. */
function expectNotice(
  answer: Answer,
  notice: Notice | null,
  languages: readonly ('en' | 'hi' | 'mr')[],
): void {
  expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
  expect(answer.body).toMatch(/^<!doctype html>/u);
  expect(answer.body).not.toMatch(/"code"|requestId|<script/u);
  expect([...answer.body.matchAll(/<section lang="(\w\w)">/gu)].map(([, language]) => language)).toEqual(
    languages,
  );
  const titles = notice === null ? [] : languages.map((language) => NOTICE_WORDS[notice][language].title);
  for (const title of titles) expect(answer.body).toContain(title);
}

const ALL = ['en', 'hi', 'mr'] as const;

function send({ method, path }: Pick<Endpoint, 'method' | 'path'>, token: string, more: object = {}) {
  const form = method === 'POST' ? { headers: FORM, payload: 'digits=1234' } : {};
  return app.app.inject({ method, url: path.replace(':token', token), ...form, ...more });
}

it('the pages of the product are known', () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual([
    '/smart/:token',
    '/status/:token',
    '/t/:token',
    '/t/:token/bill',
    '/t/:token/pay',
    '/t/:token/report',
    '/verify/:token',
  ]);
});

describe.each(pages)('$method $path', (endpoint) => {
  const isForm = endpoint.method === 'POST';

  it('says by a page that there is nothing at an address, in every language or the one asked for', async () => {
    // A form that asks for nothing else than its button is refused for the field beside it.
    const payload = endpoint.path.endsWith('/pay') ? { payload: '' } : {};
    const answer = await send(endpoint, '1-nothing', payload);
    expect(answer.statusCode).toBe(404);
    expectNotice(answer, null, ALL);
  });

  it.each([
    ['an address that is longer than any', 'x'.repeat(250), ''],
    ['an address that cannot be decoded', '%zz', ''],
    ['a part of it that does not exist', '1-nothing/more', ''],
    ['a language that is none', '1-nothing', '?lang=xx'],
    ['a field that is none', '1-nothing', '?nothing=1'],
  ])('answers %s by a page', async (_, token, query) => {
    const answer = await send({ ...endpoint, path: `${endpoint.path}${query}` }, token);
    expect([400, 404]).toContain(answer.statusCode);
    expectNotice(answer, null, ALL);
  });

  it('answers a body of another kind, or from another site, by a page', async () => {
    const json = { headers: { 'content-type': 'application/json' }, payload: '{}' };
    const elsewhere = { headers: { ...FORM, 'sec-fetch-site': 'cross-site' }, payload: 'digits=1234' };
    for (const more of isForm ? [json, elsewhere] : []) {
      const answer = await send(endpoint, '1-nothing', more);
      expect(answer.statusCode).toBeGreaterThanOrEqual(400);
      expectNotice(answer, 'unreadable', ALL);
    }
  });

  it('answers who asks too often by a page', async () => {
    const remoteAddress = `198.51.100.${pages.indexOf(endpoint) + 1}`;
    const ask = () => send(endpoint, '1-nothing', { remoteAddress });
    for (let times = 0; times < (endpoint.perMinute ?? 0); times += 1) await ask();
    const answer = await ask();
    expect(answer.statusCode).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expectNotice(answer, 'tooMany', ALL);
  });
});

it('a form that is opened by its address is answered by a page', async () => {
  const answer = await app.app.inject({ url: '/t/1-nothing/report?lang=hi' });
  expect(answer.statusCode).toBe(404);
  expectNotice(answer, 'unknownLink', ['hi']);
});

/** Where a log goes that nobody reads. */
const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() });

const failures: readonly { what: string; error: Error; status: number; notice: Notice }[] = [
  { what: 'what nobody foresaw', error: new Error('Something else'), status: 500, notice: 'failed' },
  {
    what: 'a database that is away',
    error: refuse('database-unavailable', { retryAfter: 2 }),
    status: 503,
    notice: 'noAnswer',
  },
  {
    what: 'what an inner step does not find',
    error: refuse('not-found'),
    status: 404,
    notice: 'unknownLink',
  },
];

it.each(failures)('answers $what by a page', async ({ error, status, notice }) => {
  const failing = [openCustomerPage, payFromCustomerPage].map((endpoint) =>
    implementOpen(endpoint, () => Promise.reject(error)),
  );
  const broken = await buildApp({ services: app.services, routes: failing, logTo: nowhere() });
  const opened = await broken.inject({ url: '/t/1-nothing' });
  const pressed = await broken.inject({ method: 'POST', url: '/t/1-nothing/pay?lang=mr', headers: FORM });
  await broken.close();
  expect([opened.statusCode, pressed.statusCode]).toEqual([status, status]);
  expectNotice(opened, notice, ALL);
  expectNotice(pressed, notice, ['mr']);
});
