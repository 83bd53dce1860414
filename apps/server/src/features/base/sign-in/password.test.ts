import {
  changePassword,
  currentSession,
  proveIdentity,
  signIn,
} from '@nidan/contract/base/identity/identity-endpoints';
import { resetSignIn } from '@nidan/contract/base/users/user-endpoints';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith } from '../../../testing/person-with.ts';
import { ageSessions, signInAs, tokenIn } from '../../../testing/sign-in-as.ts';
import { startTestApp, type TestApp, TestClient } from '../../../testing/test-app.ts';
import { testPassword, testPasswordHash } from '../../../testing/test-password.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { insertMembership } from '../users/membership-rows.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  await app.db.deleteFrom('sign_in_attempt').execute();
  const values = { password_hash: testPasswordHash, must_change_password: false };
  await asOwner(app, (owner) => owner.updateTable('login_user').set(values).execute());
});
afterAll(() => app.close());

const next = ' seven quiet lamps ';

describe('another password', () => {
  it('is taken exactly as typed, ends every other session and renews this one', async () => {
    const { client, view } = await signInAs(app, 'technician.1');
    const elsewhere = await signInAs(app, 'technician.1');
    const answer = await client.call(changePassword, { body: { current: testPassword, next } });
    expect(answer.status).toBe(200);
    expect(await client.call(currentSession)).toMatchObject({ status: 401 });
    expect(await elsewhere.client.call(currentSession)).toMatchObject({ status: 401 });
    const here = new TestClient(app.app, 1, tokenIn(answer.headers));
    expect(await here.call(currentSession)).toMatchObject({ status: 200 });
    const again = (password: string) =>
      app.asNobody().call(signIn, { body: { username: 'technician.1', password } });
    expect(await again(next)).toMatchObject({ status: 200 });
    expect(await again(next.trim())).toMatchObject({ status: 401 });
    expect(await again(testPassword)).toMatchObject({ status: 401 });
    const [event] = await eventsOf(app, view.userId, 'changePassword');
    expect(event).toMatchObject({ after: { sessionsEnded: 2 } });
    expect(JSON.stringify(event)).not.toContain('quiet');
  });

  it.each([
    ['eleven char', 'Use at least 12 characters'],
    ['lamp oak river, '.repeat(9), 'Use at most 128 characters'],
    ['Password@2026!', 'This password is one of those that are tried first. Choose another one'],
    ['1qaz2wsx3edc', 'This password is one of those that are tried first. Choose another one'],
    [testPassword, 'Choose another password than the present one'],
  ])('%j is refused at its field', async (bad, msg) => {
    const { client } = await signInAs(app, 'technician.1');
    const refusal = await client.refused(changePassword, { body: { current: testPassword, next: bad } });
    expect(refusal).toMatchObject({ status: 400, code: 'invalid-input', errors: [{ field: 'next', msg }] });
  });

  it('needs the present one, and guessing at it is counted', async () => {
    const { client } = await signInAs(app, 'technician.1');
    const body = { current: 'something else', next };
    for (let i = 0; i < 10; i += 1) {
      expect(await client.refused(changePassword, { body })).toMatchObject({
        status: 403,
        code: 'proof-refused',
      });
    }
    expect(await client.refused(changePassword, { body })).toMatchObject({ status: 429 });
  });

  it('needs a session, and no field more', async () => {
    const body = { current: testPassword, next };
    expect(await app.asNobody().refused(changePassword, { body })).toMatchObject({ status: 401 });
    const { client } = await signInAs(app, 'technician.1');
    const more = { ...body, userId: 'another' };
    expect(await client.refused(changePassword, { body: more })).toMatchObject({ status: 400 });
  });
});

const manager = async () => (await signInAs(app, 'manager.1')).client;

describe('a sign-in that an administrator resets', () => {
  const reason = 'Forgot the password';

  it('gets a one-time password that must be changed before anything else', async () => {
    const person = await personWith(app, { bills: 4 });
    const username = `person.${person.roleName.slice(-12)}`;
    const { userId } = person;
    const { oneTimePassword } = await (
      await manager()
    ).ok(resetSignIn, { body: { userId, version: 1, reason } });
    expect(oneTimePassword).toMatch(/^\S{10}$/);
    expect(await person.client.call(currentSession)).toMatchObject({ status: 401 });
    const { client, view } = await signInAs(app, username, oneTimePassword ?? '');
    expect(view).toMatchObject({ awaits: 'password', labs: [], lab: null });
    const done = await client.call(changePassword, { body: { current: oneTimePassword ?? '', next } });
    expect(done.body).toMatchObject({ awaits: null, labs: [{ lId: 1 }] });
    expect((await signInAs(app, username, next)).view.awaits).toBeNull();
    expect(await eventsOf(app, userId, 'resetSignIn')).toMatchObject([{ reason }]);
  });

  it('asks the administrator for a recent proof', async () => {
    const { userId } = await personWith(app, { bills: 4 });
    const { client } = await signInAs(app, 'manager.1');
    await ageSessions(app, 'manager.1', { column: 'proved_at', minutes: 6 });
    const body = { userId, version: 1, reason };
    expect(await client.refused(resetSignIn, { body })).toMatchObject({ code: 'proof-needed' });
    const proof = await client.call(proveIdentity, { body: { password: testPassword } });
    const proved = new TestClient(app.app, 1, tokenIn(proof.headers));
    expect(await proved.call(resetSignIn, { body })).toMatchObject({ status: 200 });
  });

  it('is neither their own, nor of who has more rights, nor of who works in other labs', async () => {
    const own = { userId: app.lab.users.get('Manager')?.userId ?? '', version: 1, reason };
    expect(await (await manager()).refused(resetSignIn, { body: own })).toMatchObject({
      code: 'own-account',
    });
    const lesser = await personWith(app, { users: 6 });
    const above = { ...own };
    expect(await lesser.client.refused(resetSignIn, { body: above })).toMatchObject({
      code: 'person-outranks',
    });
    const { userId } = await personWith(app, { bills: 4 });
    const roleId = await asOwner(app, async (owner) => {
      const { rows } = await owner.executeQuery<{ role_id: string }>(
        owner.selectFrom('membership').select('role_id').where('l_id', '=', 2).limit(1).compile(),
      );
      return rows[0]?.role_id ?? '';
    });
    await asOwner({ ...app, lab: app.otherLab }, (owner) =>
      insertMembership(owner, { lId: 2, userId, roleId, discountUptoPaise: null, discountMaxPercent: null }),
    );
    const refusal = await (await manager()).refused(resetSignIn, { body: { userId, version: 1, reason } });
    expect(refusal).toMatchObject({ status: 403, code: 'sign-in-of-other-labs' });
    expect(await lesser.client.refused(resetSignIn, { body: { ...own, userId: newId() } })).toMatchObject({
      status: 404,
    });
  });
});
