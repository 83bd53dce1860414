import { checkResults } from '@nidan/contract/lab/results/check-endpoints';
import {
  currentSession,
  pickLab,
  proveIdentity,
  signIn,
  signOut,
} from '@nidan/contract/base/identity/identity-endpoints';
import { listRoles } from '@nidan/contract/base/roles/role-endpoints';
import { publishReport } from '@nidan/contract/lab/reports/report-endpoints';
import { reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { UNATTENDED_HEADER } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { buildApp } from '../../../kernel/http/build-app.ts';
import { routes } from '../../../routes.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { ageSessions, signInAs as signInAgain, tokenIn } from '../../../testing/sign-in-as.ts';
import { startTestApp, type TestApp, TestClient } from '../../../testing/test-app.ts';
import { testPassword as password } from '../../../testing/test-password.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  await app.db.deleteFrom('sign_in_attempt').execute();
});
afterAll(() => app.close());

const signInAs = (username: string) => signInAgain(app, username);
const age = (username: string, change: Parameters<typeof ageSessions>[2]) =>
  ageSessions(app, username, change);

const open = { status: 200 };
const closed = { status: 401, body: { code: 'not-signed-in' } };

describe('a session', () => {
  it('keeps no token, only its hash', async () => {
    const { token } = await signInAs('manager.1');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const { rows } = await asOwner(app, (owner) =>
      sql<{ row: string }>`select s::text as row from session s`.execute(owner),
    );
    expect(rows.filter(({ row }) => row.includes(token))).toEqual([]);
  });

  it('is over after half an hour without use', async () => {
    const { client } = await signInAs('manager.1');
    await age('manager.1', { column: 'last_seen_at', minutes: 29 });
    expect(await client.call(listRoles)).toMatchObject(open);
    await age('manager.1', { column: 'last_seen_at', minutes: 30 });
    expect(await client.call(listRoles)).toMatchObject(closed);
    expect(await client.call(currentSession)).toMatchObject(closed);
  });

  it.each(['created_at', 'last_seen_at'] as const)('from the future is none: %s', async (column) => {
    const { client } = await signInAs('manager.1');
    await age('manager.1', { column, minutes: -2 });
    expect(await client.call(listRoles)).toMatchObject(closed);
  });

  it('that was proved in the future proves nobody', async () => {
    const { client } = await signInAs('manager.1');
    await age('manager.1', { column: 'proved_at', minutes: -2 });
    const body = { paymentIds: [newId()], reason: 'Clock was wrong' };
    expect(await client.refused(reversePayments, { body })).toMatchObject({ code: 'proof-needed' });
  });

  it('is kept by its use, by what is refused too, and not by a screen that nobody is at', async () => {
    const { client, token } = await signInAs('technician.1');
    const seen = async (): Promise<number> => {
      const { rows } = await asOwner(app, (owner) =>
        sql<{ seconds: number }>`select extract(epoch from now() - max(s.last_seen_at))::int as seconds
          from session s join login_user u on u.user_id = s.user_id and u.username = 'technician.1'`.execute(
          owner,
        ),
      );
      return rows[0]?.seconds ?? -1;
    };
    await age('technician.1', { column: 'last_seen_at', minutes: 20 });
    await app.app.inject({
      url: '/api/modules',
      query: { l_id: '1' },
      cookies: { nidan: token },
      headers: { [UNATTENDED_HEADER]: '1' },
    });
    expect(await seen()).toBeGreaterThan(1_000);
    const body = { paymentIds: [newId()], reason: 'for nothing' };
    expect(await client.call(reversePayments, { body })).toMatchObject({ status: 403 });
    expect(await seen()).toBeLessThan(60);
  });

  it('is over after 8 hours, however much it is used', async () => {
    const { client } = await signInAs('manager.1');
    await age('manager.1', { column: 'created_at', minutes: 479 });
    expect(await client.call(listRoles)).toMatchObject(open);
    await age('manager.1', { column: 'created_at', minutes: 480 });
    expect(await client.call(listRoles)).toMatchObject(closed);
  });

  it('gets another token with the lab, and the former one opens nothing', async () => {
    const { client } = await signInAs('manager.1');
    const picked = await client.call(pickLab, { body: { lId: 1, locationId: null } });
    expect(await client.call(currentSession)).toMatchObject(closed);
    expect(await client.call(listRoles)).toMatchObject(closed);
    const renewed = new TestClient(app.app, 1, tokenIn(picked.headers));
    expect(await renewed.call(listRoles)).toMatchObject(open);
  });

  it('of a disabled person is closed with the next request', async () => {
    const { client } = await signInAs('technician.two.1');
    expect(await client.call(currentSession)).toMatchObject(open);
    const setStatus = (status: number) =>
      asOwner(app, (owner) =>
        owner.updateTable('login_user').set({ status }).where('username', '=', 'technician.two.1').execute(),
      );
    await setStatus(50);
    expect(await client.call(currentSession)).toMatchObject(closed);
    const body = { username: 'technician.two.1', password };
    expect(await app.asNobody().call(signIn, { body })).toMatchObject({
      status: 401,
      body: { code: 'sign-in-refused' },
    });
    await setStatus(0);
  });

  it('is not found by a forged, cut or changed cookie', async () => {
    const { token } = await signInAs('manager.1');
    const last = token.endsWith('A') ? 'B' : 'A';
    for (const forged of [
      '',
      'x',
      token.slice(0, -2),
      `${token.slice(0, -1)}${last}`,
      `${token}${token}`,
      '../..',
    ]) {
      const answer = await app.app.inject({
        url: '/api/modules',
        query: { l_id: '1' },
        cookies: { nidan: forged },
      });
      expect([answer.statusCode, answer.json().code]).toEqual([401, 'not-signed-in']);
    }
  });

  it('is taken from the cookie alone, never from an address or another header', async () => {
    const { token } = await signInAs('manager.1');
    const inAddress = await app.app.inject({ url: '/api/modules', query: { l_id: '1', nidan: token } });
    expect(inAddress.statusCode).toBe(401);
    const authorization = { authorization: `Bearer ${token}` };
    const inHeader = await app.app.inject({
      url: '/api/modules',
      query: { l_id: '1' },
      headers: authorization,
    });
    expect(inHeader.statusCode).toBe(401);
  });
});

async function cookieOf(secureCookies: boolean): Promise<string> {
  const services = { ...app.services, config: { ...app.services.config, secureCookies } };
  const served = await buildApp({ services, routes });
  const payload = { username: 'manager.1', password };
  const answer = await served.inject({ method: 'POST', url: signIn.path, payload });
  await served.close();
  return String(answer.headers['set-cookie']);
}

describe('the cookie', () => {
  it('behind TLS is bound to this host, and goes over TLS only', async () => {
    expect(await cookieOf(true)).toMatch(
      /^__Host-nidan=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; Secure; SameSite=Lax,__Host-nidan-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('over plain HTTP has another name and no Secure, which browsers would refuse there', async () => {
    expect(await cookieOf(false)).toMatch(
      /^nidan=[\w-]{43}; Max-Age=28800; Path=\/; HttpOnly; SameSite=Lax,nidan-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Strict$/,
    );
  });
});

describe('a recent proof', () => {
  const refused = { status: 403, body: { code: 'proof-needed', msg: 'Confirm that it is you, then go on' } };
  const body = { paymentIds: [newId()], reason: 'Paid twice' };

  it('is asked for after 5 minutes, and given by the password', async () => {
    const { client } = await signInAs('manager.1');
    expect(await client.call(reversePayments, { body })).toMatchObject({ status: 404 });
    await age('manager.1', { column: 'proved_at', minutes: 4 });
    expect(await client.call(reversePayments, { body })).toMatchObject({ status: 404 });
    await age('manager.1', { column: 'proved_at', minutes: 5 });
    const key = newId();
    expect(await client.call(reversePayments, { body, key })).toMatchObject(refused);
    const proof = await client.call(proveIdentity, { body: { password } });
    expect(Date.parse(proof.body.provedUntil)).toBeGreaterThan(Date.now() + 4 * 60_000);
    const proved = new TestClient(app.app, 1, tokenIn(proof.headers));
    expect(await proved.call(reversePayments, { body, key })).toMatchObject({ status: 404 });
    expect(await client.call(listRoles)).toMatchObject(closed);
  });

  it('is not given by a wrong password, which counts as guessing', async () => {
    const { client } = await signInAs('manager.1');
    const wrong = { body: { password: 'x' } };
    for (let i = 0; i < 10; i += 1) {
      expect(await client.call(proveIdentity, wrong)).toMatchObject({
        status: 403,
        body: { code: 'proof-refused', msg: 'The password is wrong' },
      });
    }
    expect(await client.call(proveIdentity, wrong)).toMatchObject({ status: 429 });
    expect(await client.call(listRoles)).toMatchObject(open);
  });

  it('is no sign-in: without a session there is nothing to prove', async () => {
    expect(await app.asNobody().call(proveIdentity, { body: { password } })).toMatchObject(closed);
  });

  it('is needed to check with release, not to check alone', async () => {
    const { client } = await signInAs('pathologist.1');
    await age('pathologist.1', { column: 'proved_at', minutes: 6 });
    const tests = [{ billTestId: newId(), version: 1 }];
    const call = (release: boolean) =>
      client.call(checkResults, { body: { billId: newId(), tests, release } });
    expect(await call(true)).toMatchObject(refused);
    expect(await call(false)).toMatchObject({ status: 404 });
    expect(await client.call(publishReport, { body: { billId: newId() } })).toMatchObject(refused);
  });

  it.each(routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    'of %s names a field of its body, and belongs to a command of a lab or a file of it',
    (_, { stepUp, body: schema, mutates, access, produces }) => {
      if (stepUp === false) return;
      const isFile = produces !== 'application/json';
      expect([mutates || isFile, access === 'public' || access === 'session']).toEqual([true, false]);
      if (stepUp === true) return;
      expect(Object.keys(Reflect.get(Object(schema), 'properties'))).toContain(stepUp.whenTrue);
    },
  );
});

it('is unfinished while something is missing: nothing is answered but what finishes it', async () => {
  const { client } = await signInAs('accountant.1');
  await asOwner(app, (owner) =>
    sql`update session s set awaits = 'password' from login_user u where u.user_id = s.user_id and u.username = 'accountant.1'`.execute(
      owner,
    ),
  );
  const unfinished = { status: 401, body: { code: 'sign-in-incomplete' } };
  expect(await client.call(listRoles)).toMatchObject(unfinished);
  expect(await client.call(pickLab, { body: { lId: 1, locationId: null } })).toMatchObject(unfinished);
  expect((await client.ok(currentSession)).labs).toEqual([]);
  expect(await client.call(signOut)).toMatchObject(open);
});

async function demandSecondFactor(needs: boolean): Promise<void> {
  await asOwner(app, (owner) =>
    sql`update role set needs_second_factor = ${needs} where l_id = 1 and name = 'Phlebotomist'`.execute(
      owner,
    ),
  );
}

it('a role that asks for a second factor is closed to a session without one, at the next request', async () => {
  const { client } = await signInAs('phlebotomist.1');
  expect(await client.call(listRoles)).toMatchObject(open);
  await demandSecondFactor(true);
  expect(await client.call(listRoles)).toMatchObject({ status: 401, body: { code: 'second-factor-needed' } });
  await demandSecondFactor(false);
});
