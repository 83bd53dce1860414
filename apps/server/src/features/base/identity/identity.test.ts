import { createBill } from '@nidan/contract/money/bills/bill-endpoints';
import { listTests } from '@nidan/contract/catalogue/tests/catalog-endpoints';
import {
  currentSession,
  pickLab,
  ping,
  signIn,
  signOut,
} from '@nidan/contract/base/identity/identity-endpoints';
import { listModules, listRoles } from '@nidan/contract/base/roles/role-endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { openDatabase } from '../../../kernel/database/connections/open-database.ts';
import { buildApp } from '../../../kernel/http/build-app.ts';
import { routes } from '../../../routes.ts';
import { startTestApp, type TestApp, TestClient } from '../../../testing/test-app.ts';
import { insertMembership } from '../users/membership-rows.ts';
import { testPassword as password } from '../../../testing/test-password.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function signInAs(username: string): Promise<TestClient> {
  const answer = await app.asNobody().call(signIn, { body: { username, password } });
  const [token] = /(?<=nidan=)[^;]+/.exec(String(answer.headers['set-cookie'])) ?? [];
  if (token === undefined) throw new Error('Signing in set no cookie');
  return new TestClient(app.app, 1, token);
}

/** Whether a failed try is counted for the address that a proxy tells. */
async function addressCounted(trustedProxies: string[] | null): Promise<boolean> {
  const config = { ...app.services.config, trustedProxies };
  const behind = await buildApp({ services: { ...app.services, config }, routes });
  await behind.inject({
    method: 'POST',
    url: signIn.path,
    headers: { 'x-forwarded-for': '203.0.113.7' },
    payload: { username: 'nobody.there', password: 'x' },
  });
  await behind.close();
  const counted = await app.db
    .selectFrom('sign_in_attempt')
    .select('subject')
    .where('subject', '=', 'address:203.0.113.7')
    .executeTakeFirst();
  return counted !== undefined;
}

describe('sign-in', () => {
  afterEach(async () => {
    await app.db.deleteFrom('sign_in_attempt').execute();
  });

  it('sets an HttpOnly cookie and answers labs without a chosen one', async () => {
    const answer = await app.asNobody().call(signIn, { body: { username: 'Technician.1', password } });
    expect(answer.status).toBe(200);
    expect(String(answer.headers['set-cookie'])).toMatch(/^nidan=[\w-]{43}; [^,]*HttpOnly; SameSite=Lax/);
    expect(answer.body.lab).toBeNull();
    expect(answer.body.labs).toMatchObject([
      { lId: 1, name: 'Test lab 1', roleName: 'Technician', statusLabel: 'active' },
    ]);
    expect(answer.body.labs[0]?.locations.map(({ name }) => name)).toEqual(['Main lab', 'Baner centre']);
    expect(JSON.stringify(answer.body)).not.toContain('argon2');
  });

  it('answers a wrong password and an unknown user alike', async () => {
    const nobody = app.asNobody();
    const wrong = await nobody.refused(signIn, { body: { username: 'accountant.1', password: 'x' } });
    const unknown = await nobody.refused(signIn, { body: { username: 'who.is.this', password: 'x' } });
    expect({ ...wrong, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    expect(wrong).toMatchObject({ status: 401, msg: 'User name or password is wrong' });
  });

  it('counts an address for itself, told by a proxy that it trusts and by nobody else', async () => {
    expect(await addressCounted(null)).toBe(false);
    expect(await addressCounted(['127.0.0.1'])).toBe(true);
  });

  it('refuses an unknown field and an empty name with the field', async () => {
    const refusal = await app.asNobody().refused(signIn, { body: { username: '', password } });
    expect(refusal).toMatchObject({
      status: 400,
      errors: [{ field: 'username', msg: 'Please fill in this field' }],
    });
  });
});

describe('session', () => {
  it('chooses a lab and a location and then carries the rights', async () => {
    const client = await signInAs('technician.1');
    const { labs } = await client.ok(currentSession);
    const locationId = labs[0]?.locations[0]?.locationId ?? null;
    const view = await client.ok(pickLab, { body: { lId: 1, locationId } });
    expect(view.lab).toMatchObject({ lId: 1, locationId, roleName: 'Technician', timeZone: 'Asia/Kolkata' });
    expect(view.lab?.rights['results']).toBe(14);
  });

  it("refuses another lab and another lab's location like absent ones", async () => {
    const client = await signInAs('technician.1');
    expect(await client.refused(pickLab, { body: { lId: 2, locationId: null } })).toMatchObject({
      status: 404,
    });
    const foreign = { lId: 1, locationId: app.otherLab.locationId };
    expect(await client.refused(pickLab, { body: foreign })).toMatchObject({ status: 404 });
    expect(await client.refused(pickLab, { body: { lId: 1, locationId: newId() } })).toMatchObject({
      status: 404,
    });
  });

  it('carries the chosen location into no other lab of the person', async () => {
    const { userId, token } = app.lab.users.get('Front desk') ?? { userId: '', token: '' };
    const owner = openDatabase({ url: app.database.ownerUrl, size: 1, onError: () => undefined });
    await inTransaction(owner, 2, async (db) => {
      const { role_id: roleId } = await db
        .selectFrom('role')
        .select('role_id')
        .where('name', '=', 'Front desk')
        .executeTakeFirstOrThrow();
      await insertMembership(db, {
        lId: 2,
        userId,
        roleId,
        discountUptoPaise: null,
        discountMaxPercent: null,
      });
    });
    await owner.destroy();
    const { rows } = await app.asOther('Front desk').ok(listTests, { query: { limit: 1 } });
    const body = {
      billId: newId(),
      newPatient: { name: 'Ravi Kumar Pandit', age_sex: { age: 34, sex: 'M', unit: 'Yrs.' } },
      consentGiven: true,
      lines: rows.map(({ testId }) => ({ testId })),
    };
    const refusal = await new TestClient(app.app, 2, token).refused(createBill, { body });
    expect(refusal).toMatchObject({ status: 409, code: 'location-not-chosen' });
  });

  it('ends with sign-out, at once and for good', async () => {
    const client = await signInAs('manager.1');
    await client.ok(listRoles);
    await client.ok(signOut);
    expect(await client.refused(listRoles)).toMatchObject({ status: 401 });
    expect(await client.refused(currentSession)).toMatchObject({ status: 401 });
  });

  it('obeys a changed role on the next request', async () => {
    const client = await signInAs('manager.1');
    await client.ok(listRoles);
    const owner = openDatabase({ url: app.database.ownerUrl, size: 1, onError: () => undefined });
    await inTransaction(owner, 1, (db) =>
      db.deleteFrom('role_right').where('module', '=', 'roles').execute(),
    );
    await owner.destroy();
    expect(await client.refused(listRoles)).toMatchObject({ status: 403, code: 'not-permitted' });
  });

  it('is closed in a suspended lab', async () => {
    const client = await signInAs('technician.1');
    const owner = openDatabase({ url: app.database.ownerUrl, size: 1, onError: () => undefined });
    const setStatus = (account_status: number) =>
      owner.updateTable('lab').set({ account_status }).where('l_id', '=', 1).execute();
    await setStatus(30);
    const refusal = await client.refused(listModules);
    expect(refusal).toMatchObject({ status: 403, code: 'lab-blocked' });
    expect(refusal.msg).toBe('This lab is suspended. Whoever manages it can sign in to pay its account');
    expect(await client.refused(pickLab, { body: { lId: 1, locationId: null } })).toMatchObject({
      status: 403,
    });
    await setStatus(10);
    await owner.destroy();
    await client.ok(listModules);
  });
});

function post(payload: string, type: string) {
  return app.app.inject({ method: 'POST', url: '/api/login', headers: { 'content-type': type }, payload });
}

describe('every request', () => {
  it('answers a ping to anybody', async () => {
    expect(await app.asNobody().ok(ping)).toEqual({ online: true, desk: null, idleMinutes: 30 });
  });

  it('needs the lab in the query, as a number', async () => {
    const cookies = { nidan: app.lab.users.get('Manager')?.token ?? '' };
    const answer = await app.app.inject({ url: '/api/modules', query: { l_id: 'one' }, cookies });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ code: 'invalid-input', errors: [{ field: 'l_id' }] });
  });

  it('refuses a body that is no JSON, too large, or of another type, and never answers 500', async () => {
    expect((await post('{"username":', 'application/json')).statusCode).toBe(400);
    expect((await post('a=b', 'text/plain')).statusCode).toBe(415);
    const large = await post(
      JSON.stringify({ username: 'x'.repeat(70_000), password: 'y' }),
      'application/json',
    );
    expect(large.statusCode).toBe(413);
    expect(large.json()).toMatchObject({ code: 'body-too-large' });
    const nul = await post(JSON.stringify({ username: 'a\u0000b', password: 'y' }), 'application/json');
    expect(nul.json()).toMatchObject({
      code: 'invalid-input',
      errors: [{ field: 'username', msg: 'This text has a character that cannot be stored' }],
    });
  });

  it('from another site changes nothing', async () => {
    const answer = await app.app.inject({
      method: 'POST',
      url: '/api/login',
      headers: { 'sec-fetch-site': 'cross-site' },
      payload: { username: 'technician.1', password },
    });
    expect(answer.statusCode).toBe(403);
  });

  it('answers an unknown path with the refusal of one', async () => {
    const answer = await app.app.inject({ url: '/api/nothing/here' });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not-found' });
  });
});
