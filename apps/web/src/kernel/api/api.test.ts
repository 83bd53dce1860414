import { defineEndpoint, UNATTENDED_HEADER } from '@nidan/contract/kernel/endpoint';
import { closed, CalendarDate, Id } from '@nidan/contract/kernel/shapes';
import { Type } from 'typebox';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { api, apiFile, REQUEST_TIMEOUT } from './api.ts';
import type { ApiRefusal } from './api-refusal.ts';
import { apiUrl } from './api-url.ts';
import { watchAttendance } from './attendance.ts';
import { newId } from './new-id.ts';
import { type Prover, provideProver } from './prove-again.ts';
import { onSignedOut } from './request-context.ts';

const list = defineEndpoint({
  method: 'GET',
  path: '/api/things/:thingId/parts',
  summary: '',
  access: 'lab',
  params: closed({ thingId: Type.String() }),
  query: closed({ q: Type.Optional(Type.String()), state: Type.Optional(Type.Array(Type.String())) }),
  response: closed({ rows: Type.Array(Type.String()) }),
});
const create = defineEndpoint({
  method: 'POST',
  path: '/api/things',
  summary: '',
  access: 'lab',
  body: closed({ thingId: Id, day: CalendarDate }),
  response: closed({ done: Type.Literal(true) }),
});
const open = defineEndpoint({
  method: 'GET',
  path: '/api/public/ping',
  summary: '',
  access: 'public',
  response: closed({ online: Type.Literal(true) }),
});
const good = { thingId: newId(), day: '2026-11-20' };

let sent: { url: string; init: RequestInit }[] = [];
let answer: () => Promise<Response> = () => Promise.reject(new Error('not set'));
const json = (status: number, body: unknown) => async () => Response.json(body, { status });

beforeEach(() => {
  sent = [];
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'l_id' ? '7' : null) });
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return answer();
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function keyOf(call: (typeof sent)[number] | undefined): string | null {
  return new Headers(call?.init.headers).get('idempotency-key');
}

async function refusalOf(call: Promise<unknown>): Promise<ApiRefusal> {
  return call.then(
    () => expect.fail('was not refused'),
    (refusal: ApiRefusal) => refusal,
  );
}

test('fills the path, leaves absent values out, and appends l_id and source', async () => {
  answer = json(200, { rows: ['a'] });
  const got = await api(list, { params: { thingId: 'a/b' }, query: { state: ['x', 'y'] } });
  expect(got).toEqual({ rows: ['a'] });
  expect(sent[0]?.url).toBe('/api/things/a%2Fb/parts?state=x&state=y&l_id=7&source=unknown');
});

test('a public endpoint carries neither', () => {
  expect(apiUrl(open)).toBe('/api/public/ping');
});

test('a missing path parameter is a mistake of the caller', () => {
  expect(() => apiUrl(list, { params: {} })).toThrow('lacks :thingId');
});

test('a mutating call carries a key: its own, or the one given', async () => {
  answer = json(200, { done: true });
  await api(create, { body: good });
  await api(create, { body: good });
  await api(create, { body: good, key: 'k' });
  const keys = sent.map(({ init }) => new Headers(init.headers).get('idempotency-key'));
  expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe('k');
  expect(sent[0]?.init).toMatchObject({
    method: 'POST',
    credentials: 'same-origin',
    body: JSON.stringify(good),
  });
});

test('a reading call carries no key', async () => {
  answer = json(200, { rows: [] });
  await api(list, { params: { thingId: '1' } });
  expect(new Headers(sent[0]?.init.headers).has('idempotency-key')).toBe(false);
});

test.each([
  [{ ...good, day: '31/02/2026' }, 'day', 'Enter correct date'],
  [{ ...good, thingId: 'x' }, 'thingId', 'This is not an id'],
])('a body that breaks the schema is not sent', async (body, field, msg) => {
  const refusal = await refusalOf(api(create, { body }));
  expect(refusal).toMatchObject({ status: 400, code: 'invalid-input' });
  expect(refusal.at(field)).toBe(msg);
  expect(sent).toEqual([]);
});

describe('refusals', () => {
  test('carry what the server said', async () => {
    const body = {
      msg: 'Sample is rejected',
      code: 'transition-refused',
      requestId: 'r1',
      can: ['recollect'],
      changedBy: 'Sameer K.',
      state: 'canceled',
      errors: [{ field: 'a', msg: 'b' }],
    };
    answer = json(409, body);
    expect(await refusalOf(api(list, { params: { thingId: '1' } }))).toMatchObject({ status: 409, ...body });
  });

  test('an answer that is not JSON reads as the generic failure', async () => {
    answer = async () => new Response('<html>', { status: 502 });
    const refusal = await refusalOf(api(list, { params: { thingId: '1' } }));
    expect(refusal).toMatchObject({ status: 502, code: 'unreadable', msg: 'Failed to perform operation' });
    expect(refusal.unanswered).toBe(false);
  });

  test('no answer at all may be sent again', async () => {
    answer = () => Promise.reject(new TypeError('fetch failed'));
    const refusal = await refusalOf(api(list, { params: { thingId: '1' } }));
    expect(refusal).toMatchObject({ status: 0, code: 'network', unanswered: true });
  });

  test('401 tells the application that the session is over, but not at the sign-in', async () => {
    const ended = vi.fn<() => void>();
    const stop = onSignedOut(ended);
    answer = json(401, { msg: 'Please sign in', code: 'not-signed-in', requestId: 'r' });
    await refusalOf(api(open));
    expect(ended).not.toHaveBeenCalled();
    await refusalOf(api(list, { params: { thingId: '1' } }));
    expect(ended).toHaveBeenCalledOnce();
    stop();
  });

  test('a 401 is asked once more, because another tab may have changed the cookie', async () => {
    const ended = vi.fn<() => void>();
    const stop = onSignedOut(ended);
    answer = () => {
      answer = json(200, { done: true });
      return json(401, { msg: 'Please sign in', code: 'not-signed-in', requestId: 'r' })();
    };
    expect(await api(create, { body: good })).toEqual({ done: true });
    expect(ended).not.toHaveBeenCalled();
    expect(sent).toHaveLength(2);
    expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
    stop();
  });
});

function never(init: RequestInit | undefined): Promise<Response> {
  return new Promise((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
}

test('a request is given up after 300 seconds', async () => {
  vi.useFakeTimers();
  answer = () => never(sent.at(-1)?.init);
  const call = refusalOf(api(list, { params: { thingId: '1' } }));
  await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT - 1);
  expect(sent[0]?.init.signal?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect((await call).code).toBe('timeout');
});

describe('where a proof is wanted', () => {
  const wanted = json(403, {
    msg: 'Confirm that it is you, then go on',
    code: 'proof-needed',
    requestId: 'r',
  });

  test('it is asked for, and the very same call is sent again under its key', async () => {
    const asked = vi.fn<Prover>(async () => true);
    const stop = provideProver(asked);
    answer = () => {
      answer = json(200, { done: true });
      return wanted();
    };
    expect(await api(create, { body: good })).toEqual({ done: true });
    expect(asked).toHaveBeenCalledOnce();
    const [first, second] = sent.map(({ url, init }) => ({ url, ...init, signal: null }));
    expect(second).toEqual(first);
    expect(keyOf(sent[0])).toMatch(/^[0-9a-f-]{36}$/);
    stop();
  });

  test('who does not give it is refused, and nothing is sent again', async () => {
    const stop = provideProver(async () => false);
    answer = wanted;
    expect(await refusalOf(api(create, { body: good }))).toMatchObject({ status: 403, code: 'proof-needed' });
    expect(sent).toHaveLength(1);
    stop();
    expect(await refusalOf(api(create, { body: good }))).toMatchObject({ code: 'proof-needed' });
  });

  test('two calls at once ask once', async () => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const asked = vi.fn<Prover>(() => promise);
    const stop = provideProver(asked);
    answer = wanted;
    const calls = [api(create, { body: good }), api(create, { body: good })];
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    answer = json(200, { done: true });
    resolve(true);
    expect(await Promise.all(calls)).toEqual([{ done: true }, { done: true }]);
    expect(asked).toHaveBeenCalledOnce();
    stop();
  });
});

async function unattended(): Promise<boolean> {
  await api(list, { params: { thingId: '1' } });
  return new Headers(sent.at(-1)?.init.headers).has(UNATTENDED_HEADER);
}

test('a list that refreshes itself while nobody is at the page says so', async () => {
  const page = new EventTarget();
  vi.useFakeTimers();
  // as: of a window only its events are used
  const stop = watchAttendance(page as unknown as Window);
  answer = json(200, { rows: [] });
  expect(await unattended()).toBe(false);
  vi.advanceTimersByTime(60_001);
  expect(await unattended()).toBe(true);
  page.dispatchEvent(new Event('keydown'));
  expect(await unattended()).toBe(false);
  stop();
});

test('the caller may abort', async () => {
  answer = () => never(sent.at(-1)?.init);
  const stop = new AbortController();
  const call = refusalOf(api(list, { params: { thingId: '1' }, signal: stop.signal }));
  stop.abort();
  expect((await call).code).toBe('aborted');
});

test('a document comes as bytes', async () => {
  answer = async () => new Response('%PDF');
  expect(await (await apiFile(list, { params: { thingId: '1' } })).text()).toBe('%PDF');
});

test('ids are uuids of version 7, in the order of time', () => {
  const ids = Array.from({ length: 50 }, newId);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(ids).size).toBe(50);
  const time = Number.parseInt((ids[0] ?? '').replaceAll('-', '').slice(0, 12), 16);
  expect(Math.abs(Date.now() - time)).toBeLessThan(5_000);
});
