import {
  beginSecondFactor,
  confirmSecondFactor,
  currentSession,
  endSession,
  listSessions,
  pickLab,
  proveIdentity,
  signOutEverywhere,
} from '@nidan/contract/base/identity/identity-endpoints';
import { reversePayments } from '@nidan/contract/money/payments/payment-endpoints';
import { listRoles } from '@nidan/contract/base/roles/role-endpoints';
import { resetSecondFactor, resetSignIn } from '@nidan/contract/base/users/user-endpoints';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { type PersonWithRights, personWith } from '../../../testing/person-with.ts';
import { ageSessions, signInAs, tokenIn } from '../../../testing/sign-in-as.ts';
import { startTestApp, type TestApp, type TestAnswer, TestClient } from '../../../testing/test-app.ts';
import { testPassword, testPasswordHash } from '../../../testing/test-password.ts';
import { codeAt, stepAt } from './totp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterEach(async () => {
  await app.db.deleteFrom('sign_in_attempt').execute();
});
afterAll(() => app.close());

const renewed = ({ headers }: TestAnswer<unknown>) => new TestClient(app.app, 1, tokenIn(headers));
const secretOf = (base32Text: string): Buffer => {
  const bits = base32Text
    .split('')
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
};
const codeNow = (secret: Buffer, stepsOn = 0): string => codeAt(secret, stepAt(new Date()) + stepsOn);

async function newPerson(): Promise<PersonWithRights & { username: string }> {
  const person = await personWith(app, { payments: 9, bills: 4 });
  await asOwner(app, (owner) =>
    owner
      .updateTable('login_user')
      .set({ password_hash: testPasswordHash })
      .where('user_id', '=', person.userId)
      .execute(),
  );
  return { ...person, username: `person.${person.roleName.slice(-12)}` };
}

/** A person with a second factor, whose present code is used up; the code of the next step is not. */
async function enrolled() {
  const person = await newPerson();
  const { client } = await signInAs(app, person.username);
  const { secret: text } = await client.ok(beginSecondFactor);
  const secret = secretOf(text);
  const step = stepAt(new Date());
  const confirmed = await client.call(confirmSecondFactor, { body: { code: codeAt(secret, step) } });
  return {
    ...person,
    secret,
    /** The code of this step of 30 seconds was taken; the clock may be in the next one by now. */
    step,
    confirmed,
    recoveryCodes: confirmed.body.recoveryCodes,
    client: renewed(confirmed),
  };
}

describe('setting up a second factor', () => {
  it('shows a secret as text and as an address for a QR code, and is in force with its first code', async () => {
    const person = await newPerson();
    const { client } = await signInAs(app, person.username);
    const elsewhere = await signInAs(app, person.username);
    const begun = await client.ok(beginSecondFactor);
    expect(begun.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(begun.uri).toBe(
      `otpauth://totp/Nidan:${person.username}?secret=${begun.secret}&issuer=Nidan&algorithm=SHA1&digits=6&period=30`,
    );
    expect((await client.ok(currentSession)).hasSecondFactor).toBe(false);
    expect(await client.refused(confirmSecondFactor, { body: { code: '000000' } })).toMatchObject({
      status: 403,
      code: 'code-refused',
      msg: 'The code is wrong or was used already',
    });
    const done = await client.call(confirmSecondFactor, { body: { code: codeNow(secretOf(begun.secret)) } });
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    for (const code of done.body.recoveryCodes) expect(code).toMatch(/^([A-Z2-7]{4}-){4}[A-Z2-7]{4}$/);
    expect((await renewed(done).ok(currentSession)).hasSecondFactor).toBe(true);
    expect(await elsewhere.client.call(currentSession)).toMatchObject({ status: 401 });
    expect(await eventsOf(app, person.userId, 'enrolSecondFactor')).toHaveLength(1);
  });

  it('keeps nothing readable: neither the secret nor a recovery code', async () => {
    const { secret, recoveryCodes, userId } = await enrolled();
    const { rows } = await asOwner(app, (owner) =>
      sql<{ row: string }>`select f::text as row from second_factor f where f.user_id = ${userId}
        union all select c::text from recovery_code c where c.user_id = ${userId}`.execute(owner),
    );
    expect(rows).toHaveLength(11);
    const kept = JSON.stringify(rows);
    // As passwords are: a hash that can be tried fast would give 80 bits away sooner than they promise.
    expect(kept.match(/argon2id\$47104\$/g)).toHaveLength(10);
    const secretParts = recoveryCodes.map((code) => code.replaceAll('-', '').slice(4));
    expect(secretParts.every((part) => part.length * 5 >= 80)).toBe(true);
    for (const told of [secret.toString('hex'), secret.toString(), ...recoveryCodes, ...secretParts]) {
      expect(kept).not.toContain(told);
      expect(kept).not.toContain(Buffer.from(told).toString('hex'));
    }
  });

  it('needs a recent proof, and where there is one already the session that showed it', async () => {
    const person = await enrolled();
    await ageSessions(app, person.username, { column: 'proved_at', minutes: 6 });
    expect(await person.client.refused(beginSecondFactor)).toMatchObject({ code: 'proof-needed' });
    const withPassword = await asOwner(app, async () => signInAs(app, person.username));
    expect(await withPassword.client.refused(beginSecondFactor)).toMatchObject({
      code: 'sign-in-incomplete',
    });
  });
});

describe('a sign-in with a second factor', () => {
  it('awaits the code and answers nothing else before it', async () => {
    const { username, secret } = await enrolled();
    const { client, view } = await signInAs(app, username);
    expect(view).toMatchObject({ awaits: 'code', labs: [], lab: null, hasSecondFactor: true });
    const incomplete = { status: 401, code: 'sign-in-incomplete' };
    expect(await client.refused(listRoles)).toMatchObject(incomplete);
    expect(await client.refused(pickLab, { body: { lId: 1, locationId: null } })).toMatchObject(incomplete);
    expect(await client.refused(proveIdentity, { body: { password: testPassword } })).toMatchObject(
      incomplete,
    );
    expect(await client.refused(listSessions)).toMatchObject(incomplete);
    const proof = await client.call(proveIdentity, { body: { code: codeNow(secret, 1) } });
    expect(await renewed(proof).ok(currentSession)).toMatchObject({ awaits: null, labs: [{ lId: 1 }] });
    expect(await client.call(currentSession)).toMatchObject({ status: 401 });
  });

  it('takes no code twice, none of an earlier step, and of two at once one', async () => {
    const { username, secret, step } = await enrolled();
    const code = codeAt(secret, step + 1);
    const refused = { status: 403, code: 'code-refused' };
    const first = await signInAs(app, username);
    expect(await first.client.refused(proveIdentity, { body: { code: codeAt(secret, step) } })).toMatchObject(
      refused,
    );
    const both = await Promise.all(
      [await signInAs(app, username), await signInAs(app, username)].map(({ client }) =>
        client.call(proveIdentity, { body: { code } }),
      ),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect(await first.client.refused(proveIdentity, { body: { code } })).toMatchObject(refused);
    expect(
      await first.client.refused(proveIdentity, { body: { code: codeAt(secret, step + 5) } }),
    ).toMatchObject(refused);
  });

  it('has five tries at a code, then waits', async () => {
    const { username } = await enrolled();
    const { client } = await signInAs(app, username);
    for (const code of ['000000', '111111', 'ABCD-EFGH', '', 'x'].map((text) => text || '0')) {
      expect(await client.refused(proveIdentity, { body: { code } })).toMatchObject({ code: 'code-refused' });
    }
    expect(await client.refused(proveIdentity, { body: { code: '222222' } })).toMatchObject({
      status: 429,
      code: 'sign-in-throttled',
    });
  });

  it('takes a recovery code once, however it is typed', async () => {
    const { username, recoveryCodes } = await enrolled();
    const [first = ''] = recoveryCodes;
    const { client } = await signInAs(app, username);
    const typed = ` ${first.toLowerCase().replaceAll('-', ' ')}`;
    const proof = await client.call(proveIdentity, { body: { code: typed } });
    expect(await renewed(proof).ok(currentSession)).toMatchObject({ awaits: null });
    const again = await signInAs(app, username);
    expect(await again.client.refused(proveIdentity, { body: { code: first } })).toMatchObject({
      code: 'code-refused',
    });
  });

  it('gives a recent proof by a code as by the password', async () => {
    const { username, client, secret } = await enrolled();
    await ageSessions(app, username, { column: 'proved_at', minutes: 6 });
    const body = { paymentIds: [newId()], reason: 'Paid twice' };
    expect(await client.refused(reversePayments, { body })).toMatchObject({ code: 'proof-needed' });
    const proof = await client.call(proveIdentity, { body: { code: codeNow(secret, 1) } });
    expect(await renewed(proof).refused(reversePayments, { body })).toMatchObject({ status: 404 });
  });

  it('is reset by an administrator with everything that could be read of it', async () => {
    const { userId, username } = await enrolled();
    const { client } = await signInAs(app, 'manager.1');
    const body = { userId, version: 1, reason: 'Lost the phone' };
    const { oneTimePassword } = await client.ok(resetSignIn, { body });
    const { rows } = await asOwner(app, (owner) =>
      sql`select user_id from second_factor where user_id = ${userId}
        union all select user_id from recovery_code where user_id = ${userId}`.execute(owner),
    );
    expect(rows).toEqual([]);
    expect((await signInAs(app, username, oneTimePassword ?? '')).view).toMatchObject({
      awaits: 'password',
      hasSecondFactor: false,
    });
  });

  it('is taken away by an administrator, who leaves the password as it is', async () => {
    const { userId, username, client: lost } = await enrolled();
    const { client } = await signInAs(app, 'manager.1');
    const body = { userId, version: 1, reason: 'Lost the phone' };
    expect(await client.ok(resetSecondFactor, { body })).toMatchObject({
      hasSecondFactor: false,
      version: 2,
    });
    expect(await lost.refused(currentSession)).toMatchObject({ status: 401 });
    expect((await signInAs(app, username)).view).toMatchObject({ awaits: null, hasSecondFactor: false });
    expect(await eventsOf(app, userId, 'resetSecondFactor')).toMatchObject([{ reason: 'Lost the phone' }]);

    expect(await client.refused(resetSecondFactor, { body })).toMatchObject({ code: 'stale-version' });
    const again = { ...body, version: 2 };
    expect(await client.refused(resetSecondFactor, { body: again })).toMatchObject({
      status: 409,
      code: 'second-factor-absent',
    });
  });

  it('is taken away on a recent proof, never by its own person nor by somebody with fewer rights', async () => {
    const { userId } = await enrolled();
    const { client } = await signInAs(app, 'manager.1');
    const body = { userId, version: 1, reason: 'Lost the phone' };
    const own = { ...body, userId: app.lab.users.get('Manager')?.userId ?? '' };
    expect(await client.refused(resetSecondFactor, { body: own })).toMatchObject({ code: 'own-account' });
    const lesser = await personWith(app, { users: 6 });
    expect(await lesser.client.refused(resetSecondFactor, { body })).toMatchObject({
      status: 403,
      code: 'person-outranks',
    });
    await ageSessions(app, 'manager.1', { column: 'proved_at', minutes: 6 });
    expect(await client.refused(resetSecondFactor, { body })).toMatchObject({ code: 'proof-needed' });
  });
});

it('a role that asks for a second factor has it set up before anything else', async () => {
  const person = await newPerson();
  await asOwner(app, (owner) =>
    owner
      .updateTable('role')
      .set({ needs_second_factor: true })
      .where('l_id', '=', 1)
      .where('role_id', '=', person.roleId)
      .execute(),
  );
  expect(await person.client.refused(listRoles)).toMatchObject({ status: 401, code: 'second-factor-needed' });
  const { client, view } = await signInAs(app, person.username);
  expect(view).toMatchObject({ awaits: 'enrolment', labs: [] });
  expect(await client.refused(pickLab, { body: { lId: 1, locationId: null } })).toMatchObject({
    status: 401,
  });
  const { secret } = await client.ok(beginSecondFactor);
  const done = await client.call(confirmSecondFactor, { body: { code: codeNow(secretOf(secret)) } });
  const here = renewed(done);
  expect(await here.ok(currentSession)).toMatchObject({ awaits: null, labs: [{ lId: 1 }] });
  expect(await here.refused(listRoles)).toMatchObject({ status: 403, code: 'not-permitted' });
});

describe("one's own sessions", () => {
  it('are listed with this one first, and ended one by one or all together', async () => {
    const person = await newPerson();
    const here = await signInAs(app, person.username);
    const there = await signInAs(app, person.username);
    const { rows } = await here.client.ok(listSessions);
    expect(rows.map(({ isThis }) => isThis)).toEqual([true, false, false]);
    expect(rows[0]).toMatchObject({ address: '127.0.0.1', device: 'lightMyRequest', labName: null });
    const { rows: seenThere } = await there.client.ok(listSessions);
    const sessionId = seenThere[0]?.sessionId ?? '';
    await here.client.ok(endSession, { params: { sessionId } });
    expect(await there.client.call(currentSession)).toMatchObject({ status: 401 });
    expect((await here.client.ok(listSessions)).rows).toHaveLength(2);
    expect(await here.client.refused(endSession, { params: { sessionId } })).toMatchObject({ status: 404 });
    const gone = await here.client.call(signOutEverywhere);
    expect(gone.headers['set-cookie']).toMatch(/^nidan=; .*Expires=Thu, 01 Jan 1970/);
    expect(await here.client.call(currentSession)).toMatchObject({ status: 401 });
    expect(await person.client.call(listRoles)).toMatchObject({ status: 401 });
    expect(await eventsOf(app, person.userId, 'signOutEverywhere')).toMatchObject([
      { after: { sessionsEnded: 2 } },
    ]);
  });

  it('are nobody else’s: the session of another person answers like an absent one', async () => {
    const { rows } = await (await signInAs(app, 'technician.1')).client.ok(listSessions);
    const { client } = await signInAs(app, 'manager.1');
    const foreign = await client.refused(endSession, { params: { sessionId: rows[0]?.sessionId ?? '' } });
    const absent = await client.refused(endSession, { params: { sessionId: newId() } });
    expect({ ...foreign, requestId: '' }).toEqual({ ...absent, requestId: '' });
    expect(foreign.status).toBe(404);
  });
});
