import { createBill, listBills } from '@nidan/contract/money/bills/bill-endpoints';
import { currentSession } from '@nidan/contract/base/identity/identity-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { listRoles } from '@nidan/contract/base/roles/role-endpoints';
import { createApiKey, listApiKeys, revokeApiKey } from '@nidan/contract/base/users/api-key-endpoints';
import { deleteUser } from '@nidan/contract/base/users/user-endpoints';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { buildApp } from '../../../kernel/http/build-app.ts';
import { routes } from '../../../routes.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { billBody, orderBill } from '../../../testing/order-bill.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const role = { bills: 12, patients: 12, roles: 4 };
const reason = 'Replaced';
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();

async function keyBody(given: object = {}, rights: Record<string, number> = role) {
  const { userId } = await personWith(app, rights, { userType: 'API' });
  return { keyId: newId(), userId, name: 'Link', rights: { bills: 4 }, expiresAt: tomorrow(), ...given };
}

async function newKey(given: object = {}) {
  const body = await keyBody(given);
  const { secret } = await app.as('Manager').ok(createApiKey, { body });
  return { ...body, secret: secret ?? '' };
}

function plain(text: string): string {
  return text.replace(/"requestId":"[^"]*"/u, '');
}

interface KeyCall {
  readonly lId?: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}

async function callWith(secret: string, { method, path }: Endpoint, call: KeyCall = {}) {
  return app.app.inject({
    method,
    url: path,
    query: { l_id: String(call.lId ?? 1) },
    headers: { authorization: `Bearer ${secret}`, 'idempotency-key': newId(), ...call.headers },
    ...(call.body === undefined ? {} : { payload: call.body }),
  });
}

describe('a key', () => {
  it('has an id of its own', async () => {
    const { keyId } = await newKey();
    const body = await keyBody({ keyId });
    expect(await app.as('Manager').refused(createApiKey, { body })).toMatchObject({ code: 'saved-already' });
  });

  it('does what it is for, in its lab, and is told once', async () => {
    const body = await keyBody();
    const idempotency = newId();
    const first = await app.as('Manager').call(createApiKey, { body, key: idempotency });
    expect(first.body.secret).toMatch(/^nidan_[\w-]{43}$/);
    const again = await app.as('Manager').call(createApiKey, { body, key: idempotency });
    expect(again.body).toEqual({ ...first.body, secret: null });
    const secret = first.body.secret ?? '';
    expect((await callWith(secret, listBills)).statusCode).toBe(200);
    expect((await callWith(secret, listBills, { lId: 2 })).statusCode).toBe(401);
    const { rows } = await app.as('Manager').ok(listApiKeys, { query: { userId: body.userId } });
    expect(rows).toMatchObject([{ keyId: body.keyId, live: true, perMinute: 60, createdBy: 'Test Manager' }]);
    expect(rows[0]?.lastUsedAt).not.toBeNull();
    const stored = await asOwner(app, (db) => db.selectFrom('api_key').selectAll().execute());
    const [event] = await eventsOf(app, body.keyId, 'create');
    const kept = await asOwner(app, (db) => db.selectFrom('idempotency').select('answer').execute());
    expect(JSON.stringify([stored, event, kept])).not.toContain(secret);
  });

  it('does less than the role of its program, never more', async () => {
    const { secret, userId } = await newKey();
    expect((await callWith(secret, listRoles)).json()).toMatchObject({ code: 'not-permitted' });
    const body = await billBody(app, { testCodes: ['HB'] });
    expect((await callWith(secret, createBill, { body })).json()).toMatchObject({ code: 'not-permitted' });
    await asOwner(app, (db) =>
      db
        .deleteFrom('role_right')
        .where('module', '=', 'bills')
        .where('role_id', 'in', (eb) =>
          eb.selectFrom('membership').select('role_id').where('user_id', '=', userId),
        )
        .execute(),
    );
    expect((await callWith(secret, listBills)).json()).toMatchObject({ code: 'not-permitted' });
  });

  it('works at its places: it bills at the one that it has, and sees no other', async () => {
    const { locationId } = app.lab;
    const rights = { bills: 12, patients: 12 };
    const { secret } = await newKey({ rights, locationIds: [locationId] });
    const body = await billBody(app, { testCodes: ['HB'] });
    const saved = await callWith(secret, createBill, { body });
    expect(saved.json()).toMatchObject({ billId: body.billId });
    const { secret: blind } = await newKey({ locationIds: [] });
    await orderBill(app, { testCodes: ['HB'] });
    expect((await callWith(blind, listBills)).json()).toMatchObject({ rows: [] });
  });

  it('passes no door that asks for a proof, and opens no session', async () => {
    const body = await keyBody({}, { ...role, users: 15 });
    const made = await app.as('Manager').ok(createApiKey, {
      body: { ...body, rights: { users: 15 } },
    });
    const secret = made.secret ?? '';
    const another = { ...body, keyId: newId() };
    expect((await callWith(secret, createApiKey, { body: another })).json()).toMatchObject({
      code: 'proof-needed',
    });
    expect((await callWith(secret, currentSession)).statusCode).toBe(401);
  });

  it.each([
    ['revoked', async (keyId: string) => app.as('Manager').ok(revokeApiKey, { body: { keyId, reason } })],
    [
      'expired',
      async (keyId: string) =>
        asOwner(app, (db) =>
          db.updateTable('api_key').set({ expires_at: new Date() }).where('key_id', '=', keyId).execute(),
        ),
    ],
  ])('that is %s is like one that never was, at once', async (_, end) => {
    const { secret, keyId } = await newKey();
    expect((await callWith(secret, listBills)).statusCode).toBe(200);
    await end(keyId);
    const ended = await callWith(secret, listBills);
    const unknown = await callWith(`nidan_${'a'.repeat(43)}`, listBills);
    expect([ended.statusCode, plain(ended.payload)]).toEqual([401, plain(unknown.payload)]);
  });

  it('of a disabled program ends with it', async () => {
    const { secret, userId } = await newKey();
    await app.as('Manager').ok(deleteUser, { body: { userId, version: 1, reason } });
    expect((await callWith(secret, listBills)).statusCode).toBe(401);
  });

  it('makes so many calls a minute, whoever serves them', async () => {
    const { secret } = await newKey({ perMinute: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => callWith(secret, listBills)));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(3);
    expect(codes.filter((code) => code === 429)).toHaveLength(5);
    const late = answers.find(({ statusCode }) => statusCode === 429);
    expect(Number(late?.headers['retry-after'])).toBeGreaterThan(0);
    expect(late?.json()).toMatchObject({ code: 'too-many-requests' });
  });
});

describe('a request', () => {
  it('with a key in its address is refused, and the log does not keep the key', async () => {
    const lines: string[] = [];
    const logTo = new Writable({
      write(chunk: Buffer, _, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    const server = await buildApp({ services: app.services, routes, logTo });
    const { secret } = await newKey();
    const headers = { authorization: `Bearer ${secret}` };
    const urls = [
      `/api/bills?l_id=1&api_key=${secret}`,
      `/api/bills?l_id=1&q=${secret}`,
      `/api/patients/${secret}?l_id=1`,
      '/api/bills?l_id=1&access_token=abc',
      '/api/bills?l_id=1&key=1',
    ];
    for (const url of urls) {
      const answer = await server.inject({ url, headers });
      expect([url, answer.statusCode, answer.json().code]).toEqual([url, 400, 'key-in-url']);
      expect(answer.payload).not.toContain(secret);
    }
    expect(lines).toHaveLength(urls.length);
    expect(lines.join('')).toContain('a key stood in an address');
    expect(lines.join('')).not.toContain(secret);
    await server.close();
  });

  it('with a key and a session is refused, and a malformed key is none', async () => {
    const { secret } = await newKey();
    const cookie = `nidan=${app.lab.users.get('Manager')?.token ?? ''}`;
    expect((await callWith(secret, listBills, { headers: { cookie } })).json()).toMatchObject({
      code: 'key-and-session',
    });
    for (const authorization of [
      '',
      'Basic abc',
      `bearer ${secret}`,
      `Bearer ${secret}x`,
      `Bearer  ${secret}`,
    ]) {
      const answer = await callWith(secret, listBills, { headers: { authorization } });
      expect([authorization, answer.statusCode]).toEqual([authorization, 401]);
    }
  });
});

describe('making a key', () => {
  it.each([
    ['rights', 'rights beyond the role of the program', { rights: { payments: 4 } }],
    ['expiresAt', 'a day that is over', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['expiresAt', 'more than a year', { expiresAt: '2199-01-01T00:00:00Z' }],
    ['locationIds', 'a place that the lab has not', { locationIds: [newId()] }],
    ['perMinute', 'no call at all', { perMinute: 0 }],
  ])('is refused for its %s: %s', async (field, _, given) => {
    const refusal = await app.as('Manager').refused(createApiKey, { body: await keyBody(given) });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('is refused for people, beyond the own rights and places, and in another lab', async () => {
    const person = await personWith(app, role);
    const ofPerson = { ...(await keyBody()), userId: person.userId };
    expect(await app.as('Manager').refused(createApiKey, { body: ofPerson })).toMatchObject({
      status: 409,
      code: 'not-a-program',
    });
    const lesser = await personWith(app, { users: 15 }, { locationIds: [app.lab.locationId] });
    expect(await lesser.client.refused(createApiKey, { body: await keyBody() })).toMatchObject({
      code: 'person-outranks',
    });
    const wide = await keyBody({ rights: {} }, {});
    expect(await lesser.client.refused(createApiKey, { body: wide })).toMatchObject({
      code: 'person-sees-more',
    });
    expect(await app.asOther('Manager').refused(createApiKey, { body: await keyBody() })).toMatchObject({
      status: 404,
    });
    const { keyId } = await newKey();
    expect(await app.asOther('Manager').refused(revokeApiKey, { body: { keyId, reason } })).toMatchObject({
      status: 404,
    });
    expect(await app.as('Technician').refused(listApiKeys, { query: { userId: newId() } })).toMatchObject({
      status: 403,
    });
  });

  it('is undone once: a key is revoked for good', async () => {
    const { keyId } = await newKey();
    const body = { keyId, reason };
    expect(await app.as('Manager').ok(revokeApiKey, { body })).toMatchObject({ live: false });
    expect(await app.as('Manager').refused(revokeApiKey, { body })).toMatchObject({ code: 'key-ended' });
    expect(await eventsOf(app, keyId, 'revoke')).toMatchObject([{ reason }]);
  });
});
