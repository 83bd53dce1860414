import { signIn, signInChallenge } from '@nidan/contract/base/identity/identity-endpoints';
import type { RefusalBody } from '@nidan/contract/kernel/refusals';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildApp } from '../../../kernel/http/build-app.ts';
import { routes } from '../../../routes.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testPassword as password } from '../../../testing/test-password.ts';
import {
  accountAtSubject,
  accountSubject,
  forgetTriesAt,
  takeTry,
  takeTurn,
} from './sign-in-attempt-rows.ts';

const minute = 60_000;
let now = Date.now();
let asked = 0;
let app: TestApp;
let clocked: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
  const config = { ...app.services.config, trustedProxies: ['127.0.0.1'] };
  const services = { ...app.services, config, clock: () => new Date(now) };
  clocked = await buildApp({ services, routes });
});
afterEach(async () => {
  await app.db.deleteFrom('sign_in_attempt').execute();
});
afterAll(async () => {
  await clocked.close();
  await app.close();
});

interface Try {
  readonly username: string;
  readonly password?: string;
  readonly from?: string;
  /** Token of a browser in which somebody signed in before. */
  readonly device?: string;
  readonly challenge?: { readonly token: string; readonly answer: number };
}

/** A challenge with its answer, or one that is wrong by `error`. */
async function challenge(error = 0): Promise<{ token: string; answer: number }> {
  asked += 1;
  const headers = { 'x-forwarded-for': `198.51.100.${asked % 250}` };
  const { token, left, right } = (await clocked.inject({ url: signInChallenge.path, headers })).json();
  return { token, answer: left + right + error };
}

async function attempt({
  username,
  password: typed = 'x',
  from = '203.0.113.1',
  challenge: given,
  device,
}: Try) {
  const answer = await clocked.inject({
    method: 'POST',
    url: signIn.path,
    headers: { 'x-forwarded-for': from },
    ...(device === undefined ? {} : { cookies: { 'nidan-device': device } }),
    payload: { username, password: typed, ...(given === undefined ? {} : { challenge: given }) },
  });
  const { code, msg, can } = answer.json<RefusalBody>();
  const [kept] = /(?<=nidan-device=)[^;]+/.exec(String(answer.headers['set-cookie'])) ?? [];
  return {
    device: kept,
    status: answer.statusCode,
    code,
    msg,
    can,
    retryAfter: answer.headers['retry-after'],
  };
}

/** Tries that failed, counted as signing in counts them but without the work of a hash. */
async function fail(times: number, { username = 'technician.1', from = '203.0.113.1' } = {}): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await takeTry(app.db, accountAtSubject(username, from), new Date(now));
    await takeTry(app.db, accountSubject(username), new Date(now));
  }
}

describe('guessing at an account', () => {
  it('is free ten times from one address, then waits 1, 2, 4 … seconds, and says so in the header', async () => {
    await fail(10);
    const refused = await attempt({ username: 'technician.1', challenge: await challenge() });
    expect(refused).toMatchObject({ status: 429, code: 'sign-in-throttled', retryAfter: '1' });
    expect(refused.msg).toBe('Too many attempts. Try again in 1 seconds');
    now += 1_000;
    expect(await attempt({ username: 'technician.1', challenge: await challenge() })).toMatchObject({
      status: 401,
    });
    expect(await attempt({ username: 'technician.1', challenge: await challenge() })).toMatchObject({
      retryAfter: '2',
    });
  });

  it('keeps the person out neither elsewhere nor for ever', async () => {
    await fail(10);
    const own = { username: 'technician.1', password };
    expect(await attempt({ ...own, from: '203.0.113.2' })).toMatchObject({ status: 200 });
    await fail(11);
    now += 15 * minute;
    expect(await attempt({ ...own, challenge: await challenge() })).toMatchObject({ status: 200 });
    expect(await attempt(own)).toMatchObject({ status: 200 });
  });

  it('is counted from everywhere together as well', async () => {
    for (let i = 0; i < 60; i += 1) await fail(1, { from: `203.0.113.${100 + i}` });
    const refused = await attempt({ username: 'technician.1', from: '203.0.113.200' });
    expect(refused).toMatchObject({ status: 429, retryAfter: '1' });
    await forgetTriesAt(app.db, 'technician.1');
    expect(await attempt({ username: 'technician.1', from: '203.0.113.200' })).toMatchObject({ status: 401 });
    expect(await attempt({ username: 'technician.1', from: '203.0.113.100' })).toMatchObject({ status: 401 });
  });

  it('by strangers from two addresses keeps the owner waiting at no third one', async () => {
    // By the endpoint itself, as how it counts is what is in question.
    for (const from of ['203.0.113.10', '203.0.113.11']) {
      for (let i = 0; i < 10; i += 1) {
        const wrong = { username: 'technician.1', from, challenge: await challenge() };
        expect(await attempt(wrong)).toMatchObject({ status: 401 });
      }
    }
    const own = { username: 'technician.1', password, from: '203.0.113.12' };
    expect(await attempt(own)).toMatchObject({ status: 200 });
  });

  it('by however many strangers keeps nobody waiting in a browser in which they signed in before', async () => {
    const own = { username: 'technician.1', password, from: '203.0.113.12' };
    const { device = '' } = await attempt(own);
    for (let i = 0; i < 200; i += 1) {
      now += minute;
      await fail(1, { from: `203.0.113.${i}` });
    }
    const stranger = await attempt({ ...own, from: '203.0.113.250' });
    expect([stranger.status, Number(stranger.retryAfter) <= 60]).toEqual([429, true]);
    expect(await attempt({ ...own, device })).toMatchObject({ status: 200, device });
    // It is known for its own person alone, and guesses in it count.
    const another = { ...own, username: 'manager.1', password: 'x', device };
    for (let i = 0; i < 3; i += 1) await attempt(another);
    expect(await attempt(another)).toMatchObject({ code: 'challenge-needed' });
    for (let i = 0; i < 3; i += 1) await attempt({ ...own, password: 'x', device });
    expect(await attempt({ ...own, device })).toMatchObject({ code: 'challenge-needed' });
  });

  it('is the same for somebody unknown', async () => {
    await fail(10, { username: 'nobody.at.all' });
    const refused = await attempt({ username: 'nobody.at.all', challenge: await challenge() });
    expect(refused).toMatchObject({ status: 429, code: 'sign-in-throttled', retryAfter: '1' });
  });

  it('lets no more tries through when many come at once', async () => {
    const body = { username: 'nobody.else', password: 'x' };
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => app.asNobody().call(signIn, { body })),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status !== 401 && status !== 403 && status !== 429)).toEqual([]);
  });

  it('gets few of 10,000 guesses in an hour checked: 40 from one address, 140 from many', async () => {
    for (const [addresses, most] of [
      [1, 40],
      [500, 140],
    ] as const) {
      const name = `guessed.${addresses}`;
      let checked = 0;
      const pace = 3_600 / 10_000;
      for (let guess = 0; guess < 10_000; guess += 1) {
        const at = new Date(now + guess * pace * 1_000);
        const here = accountAtSubject(name, String(guess % addresses));
        const wait = (await takeTry(app.db, here, at)) || (await takeTry(app.db, accountSubject(name), at));
        if (wait === 0) checked += 1;
        // Those within the wait would be refused and count nothing.
        else guess += Math.floor((wait - 1) / pace);
      }
      expect(checked).toBeGreaterThan(10);
      expect(checked).toBeLessThanOrEqual(most);
    }
  });
});

it('an address has 60 checks a minute, whatever comes of them', async () => {
  for (let i = 0; i < 59; i += 1) await takeTurn(app.db, '203.0.113.1', new Date(now));
  expect(await attempt({ username: 'nobody.60' })).toMatchObject({ status: 401 });
  const own = { username: 'technician.1', password };
  const refused = await attempt(own);
  expect(refused).toMatchObject({ status: 429, code: 'sign-in-throttled', retryAfter: '60' });
  expect(await attempt({ ...own, from: '203.0.113.9' })).toMatchObject({ status: 200 });
  now += minute;
  expect(await attempt(own)).toMatchObject({ status: 200 });
});

describe('the challenge', () => {
  const own = { username: 'technician.1', password };

  it('is asked for after three failures, announced with the third, and lets the right password in', async () => {
    await fail(2);
    expect(await attempt({ username: 'technician.1' })).toMatchObject({ can: ['answerChallenge'] });
    expect(await attempt(own)).toMatchObject({
      status: 403,
      code: 'challenge-needed',
      msg: 'Answer the sum, then sign in',
    });
    expect(await attempt({ ...own, challenge: await challenge() })).toMatchObject({ status: 200 });
    expect(await attempt(own)).toMatchObject({ status: 200 });
  });

  it('takes no wrong answer, no answer twice, none that is late and none of its own making', async () => {
    await fail(3);
    expect(await attempt({ ...own, challenge: await challenge(1) })).toMatchObject({ status: 403 });
    const once = await challenge();
    expect(await attempt({ username: 'technician.1', challenge: once })).toMatchObject({ status: 401 });
    expect(await attempt({ ...own, challenge: once })).toMatchObject({ status: 403 });
    const late = await challenge();
    now += 5 * minute;
    expect(await attempt({ ...own, challenge: late })).toMatchObject({ status: 403 });
    const [id, expires] = (await challenge()).token.split('.');
    for (const token of [`${id}.${expires}.AAAA`, `${id}.${expires}`, '..', 'x', `${id}.9999999999999.`]) {
      expect(await attempt({ ...own, challenge: { token, answer: 4 } })).toMatchObject({
        code: 'challenge-needed',
      });
    }
  });
});

it('a flood waits in a queue of 20, and whoever finds it full is told when to come back', async () => {
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => attempt({ username: `flood.${i}`, from: `203.0.113.${i}` })),
  );
  const busy = answers.filter(({ code }) => code === 'sign-in-busy');
  expect(busy.length).toBeGreaterThanOrEqual(20);
  expect(busy[0]).toMatchObject({ status: 429, retryAfter: '2' });
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(50 - busy.length);
});
