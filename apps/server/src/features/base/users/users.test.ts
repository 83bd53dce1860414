import { currentSession, signIn } from '@nidan/contract/base/identity/identity-endpoints';
import { createRole, listRoles } from '@nidan/contract/base/roles/role-endpoints';
import {
  changeUserStatus,
  countUsers,
  createUser,
  deleteUser,
  listUsers,
  readUser,
  updateUser,
} from '@nidan/contract/base/users/user-endpoints';
import type { UserView } from '@nidan/contract/base/users/user-view';
import { MODULES } from '@nidan/domain/access/modules';
import type { AccountStatusAction } from '@nidan/domain/status-sets/account-status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { eventsOf } from '../../../testing/events-of.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const manager = () => app.as('Manager');
const reason = 'Left the lab';
const EVERYTHING = Object.fromEntries(MODULES.map((module) => [module, 15]));

async function roleId(name: string): Promise<string> {
  const { rows } = await manager().ok(listRoles);
  return rows.find((row) => row.name === name)?.roleId ?? '';
}

/** A second administrator, with every right of the manager. */
async function secondManager() {
  const { rows } = await manager().ok(listRoles);
  return personWith(app, rows.find(({ name }) => name === 'Manager')?.rights ?? {});
}

async function userBody(given: object = {}) {
  const userId = newId();
  return {
    userId,
    username: `new.${userId.slice(-12)}`,
    name: 'Savita Gore',
    userType: 'EMPLOYEE' as const,
    employeeKind: 'LAB_OP' as const,
    roleId: await roleId('Technician'),
    submit: true,
    ...given,
  };
}

async function newUser(given: object = {}): Promise<UserView> {
  return (await manager().ok(createUser, { body: await userBody(given) })).user;
}

const read = (userId: string) => manager().ok(readUser, { params: { userId } });
const change = (client: TestClient, user: UserView, changes: object) =>
  client.call(updateUser, { params: { userId: user.userId }, body: { version: user.version, ...changes } });
const step = (action: AccountStatusAction, user: UserView) => ({
  body: { userId: user.userId, version: user.version, action, reason },
});

describe('a new person', () => {
  it('waits for another person to activate the account, then signs in with the one-time password', async () => {
    const body = await userBody({ phone: '+919876501234', email: 'savita@lab.example' });
    const { user, oneTimePassword } = await manager().ok(createUser, { body });
    expect(user).toMatchObject({
      statusLabel: 'pending',
      phone: '9876501234',
      email: 'savita@lab.example',
      roleName: 'Technician',
      enteredBy: 'Test Manager',
      can: ['update', 'activate', 'sendBack', 'terminate'],
    });
    const credentials = { username: body.username, password: oneTimePassword ?? '' };
    expect(await app.asNobody().refused(signIn, { body: credentials })).toMatchObject({
      code: 'sign-in-refused',
    });
    expect(await manager().refused(changeUserStatus, step('activate', user))).toMatchObject({
      status: 403,
      code: 'activated-by-enterer',
    });
    const other = await secondManager();
    const active = await other.client.call(changeUserStatus, step('activate', user));
    expect(active.body).toMatchObject({ statusLabel: 'active' });
    expect((await app.asNobody().call(signIn, { body: credentials })).status).toBe(200);
    expect(await eventsOf(app, user.userId, 'activate')).toMatchObject([{ before: { status: 'pending' } }]);
  });

  it('has a password that is told once and kept nowhere readable', async () => {
    const body = await userBody();
    const key = newId();
    const first = await manager().call(createUser, { body, key });
    expect(first.body.oneTimePassword).toMatch(/^\S{10}$/);
    const again = await manager().call(createUser, { body, key });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.body).toEqual({ ...first.body, oneTimePassword: null });
    const [event] = await eventsOf(app, body.userId, 'create');
    expect(JSON.stringify(event)).not.toContain(first.body.oneTimePassword);
  });

  it.each([
    ['username', { username: 'Not A Name' }],
    ['name', { name: ' ' }],
    ['phone', { phone: '123' }],
    ['email', { email: 'nobody' }],
    ['employeeKind', { employeeKind: null }],
    ['doctorId', { userType: 'DOCTOR', employeeKind: null }],
    ['doctorId', { userType: 'DOCTOR', employeeKind: null, doctorId: newId() }],
    ['agencyId', { userType: 'AGENCY', employeeKind: null }],
    ['roleId', { roleId: newId() }],
    ['locationIds', { locationIds: [newId()] }],
    ['departmentIds', { departmentIds: [newId()] }],
    ['discountMaxPercent', { discountMaxPercent: 101 }],
  ])('is refused for its %s', async (field, given) => {
    const refusal = await manager().refused(createUser, { body: await userBody(given) });
    expect(refusal).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('is refused under a user name that is taken', async () => {
    const { username } = await newUser();
    expect(await manager().refused(createUser, { body: await userBody({ username }) })).toMatchObject({
      status: 409,
      code: 'username-taken',
    });
  });

  it('gets no right, place or discount that the enterer lacks', async () => {
    const lesser = await personWith(app, { users: 15 }, { locationIds: [app.lab.locationId] });
    const weak = await personWith(app, {});
    const within = { roleId: weak.roleId, locationIds: [app.lab.locationId] };
    const refusedAs = async (given: object) =>
      (await lesser.client.refused(createUser, { body: await userBody(given) })).code;
    expect(await refusedAs({ ...within, roleId: await roleId('Technician') })).toBe('rights-beyond-own');
    expect(await refusedAs({ ...within, locationIds: null })).toBe('scope-beyond-own');
    await lesser.client.ok(createUser, { body: await userBody(within) });
  });
});

describe('a changed person', () => {
  it('keeps what is missing, clears what is null, and says before and after', async () => {
    const user = await newUser({ phone: '9876501234', qualification: 'DMLT', discountMaxPercent: 5 });
    const answer = await change(manager(), user, { phone: null, discountMaxPercent: 10 });
    expect(answer.body).toMatchObject({
      phone: null,
      qualification: 'DMLT',
      discountMaxPercent: 10,
      version: user.version + 1,
    });
    expect(await eventsOf(app, user.userId, 'update')).toMatchObject([
      { before: { phone: '9876501234', discount_max_percent: 5 }, after: { phone: null } },
    ]);
    const same = await change(manager(), answer.body, { discountMaxPercent: 10 });
    expect(same.body.version).toBe(answer.body.version);
  });

  it('has the new rights on the next request', async () => {
    const weak = await personWith(app, {});
    const person = await personWith(app, { roles: 4 });
    await person.client.ok(listRoles);
    const user = await read(person.userId);
    expect((await change(manager(), user, { roleId: weak.roleId })).status).toBe(200);
    expect(await person.client.refused(listRoles)).toMatchObject({ status: 403 });
  });

  it('is refused with a stale version, to the person themselves, and from another lab', async () => {
    const user = await newUser();
    expect((await change(manager(), user, { name: 'Savita R. Gore' })).status).toBe(200);
    expect((await change(manager(), user, { name: 'Savita' })).body).toMatchObject({ code: 'stale-version' });
    const own = await read(app.lab.users.get('Manager')?.userId ?? '');
    expect((await change(manager(), own, { discountMaxPercent: 50 })).body).toMatchObject({
      code: 'own-account',
    });
    expect((await change(manager(), own, { qualification: 'MBA' })).status).toBe(200);
    expect((await change(app.asOther('Manager'), user, { name: 'X' })).status).toBe(404);
  });

  it('is refused to somebody with fewer rights', async () => {
    const lesser = await personWith(app, { users: 15 });
    const technician = await read(app.lab.users.get('Technician')?.userId ?? '');
    const { body } = await change(lesser.client, technician, { qualification: 'DMLT' });
    expect(body).toMatchObject({ code: 'person-outranks' });
  });

  it('gets no discount limit above that of the caller', async () => {
    const [weak, other] = [await personWith(app, {}), await personWith(app, { users: 15 })];
    for (const [{ userId }, discountUptoPaise] of [
      [other, 20_000],
      [weak, 10_000],
    ] as const) {
      const capped = await change(manager(), await read(userId), { discountUptoPaise });
      expect(capped.status).toBe(200);
    }
    const target = await read(weak.userId);
    const { body } = await change(other.client, target, { discountUptoPaise: 20_100 });
    expect(body).toMatchObject({ code: 'discount-beyond-own' });
    expect((await change(other.client, target, { discountUptoPaise: 20_000 })).status).toBe(200);
  });

  it('is shown masked to a demo user, who changes nothing', async () => {
    const user = await newUser({ phone: '9876501234', email: 'savita@lab.example' });
    const demo = app.asUser(app.lab.demoUser);
    const shown = await demo.ok(readUser, { params: { userId: user.userId } });
    expect(shown).toMatchObject({ phone: '98xxxxxx34', email: 'sav***@lab.example' });
    const { status, body } = await change(demo, user, { name: 'Savita G.' });
    expect([status, body]).toEqual([403, expect.objectContaining({ code: 'demo-changes-nothing' })]);
    expect(await read(user.userId)).toMatchObject({ name: user.name, version: user.version });
    const byPhone = await demo.ok(listUsers, { query: { q: '98765012' } });
    expect(byPhone.rows).toEqual([]);
  });
});

it('changes of roles, rights and places ask for a recent proof; a phone number does not', async () => {
  const [admin, person] = [await secondManager(), await personWith(app, {})];
  const user = await read(person.userId);
  await asOwner(app, (db) =>
    db
      .updateTable('session')
      .set({ proved_at: new Date(Date.now() - 6 * 60_000) })
      .where('user_id', '=', admin.userId)
      .execute(),
  );
  const asked = { status: 403, body: { code: 'proof-needed' } };
  const { roleId: weak } = await personWith(app, {});
  expect(await change(admin.client, user, { roleId: weak })).toMatchObject(asked);
  expect(await change(admin.client, user, { locationIds: [] })).toMatchObject(asked);
  expect(await admin.client.call(createUser, { body: await userBody() })).toMatchObject(asked);
  const body = { roleId: newId(), name: 'Unproved', rights: {} };
  expect(await admin.client.call(createRole, { body })).toMatchObject(asked);
  expect((await change(admin.client, user, { phone: '9876501234' })).status).toBe(200);
});

describe('an account', () => {
  it('that is disabled is out on the next request, and cannot sign in again', async () => {
    const person = await personWith(app, { roles: 4 });
    await person.client.ok(listRoles);
    const { version } = await read(person.userId);
    const body = { userId: person.userId, version, reason };
    const disabled = await manager().ok(deleteUser, { body });
    expect(disabled).toMatchObject({ statusLabel: 'disabled', can: ['update', 'activate', 'terminate'] });
    expect(await person.client.refused(listRoles)).toMatchObject({ status: 401 });
    expect(await person.client.refused(currentSession)).toMatchObject({ status: 401 });
    expect(await eventsOf(app, person.userId, 'disable')).toMatchObject([{ reason }]);
    expect(await manager().refused(deleteUser, { body: { ...body, version: version + 1 } })).toMatchObject({
      code: 'transition-refused',
    });
  });

  it('that is activated again brings no session back', async () => {
    const person = await personWith(app, { roles: 4 });
    const disabled = await manager().ok(changeUserStatus, step('disable', await read(person.userId)));
    await manager().ok(changeUserStatus, step('activate', disabled));
    expect(await person.client.refused(listRoles)).toMatchObject({ status: 401, code: 'not-signed-in' });
  });

  it('is not disabled without a reason, by itself, or by somebody with fewer rights', async () => {
    const user = await newUser();
    const body = { userId: user.userId, version: user.version, action: 'terminate' };
    expect(await manager().refused(changeUserStatus, { body })).toMatchObject({ code: 'reason-missing' });
    const own = await read(app.lab.users.get('Manager')?.userId ?? '');
    expect(await manager().refused(changeUserStatus, step('disable', own))).toMatchObject({
      code: 'own-account',
    });
    const lesser = await personWith(app, { users: 15 });
    expect(await lesser.client.refused(changeUserStatus, step('terminate', user))).toMatchObject({
      code: 'person-outranks',
    });
  });

  it('of the last administrator stays', async () => {
    const only = await startTestApp();
    try {
      // A program is no administrator that a lab could be left with.
      const { client } = await personWith(only, EVERYTHING, { userType: 'API' });
      const userId = only.lab.users.get('Manager')?.userId ?? '';
      const { version } = await client.ok(readUser, { params: { userId } });
      const body = { userId, version, reason };
      expect(await client.refused(deleteUser, { body })).toMatchObject({
        status: 409,
        code: 'last-administrator',
      });
      const weak = await personWith(only, {});
      const moved = { params: { userId }, body: { version, roleId: weak.roleId } };
      expect(await client.refused(updateUser, moved)).toMatchObject({ code: 'last-administrator' });
    } finally {
      await only.close();
    }
  });

  it('of two administrators, who disable each other at once, keeps one', async () => {
    const two = await startTestApp();
    try {
      const rights = { users: 15, roles: 15 };
      const people = [await personWith(two, rights), await personWith(two, rights)] as const;
      const managerId = two.lab.users.get('Manager')?.userId ?? '';
      const { client: program } = await personWith(two, EVERYTHING, { userType: 'API' });
      await program.ok(deleteUser, { body: { userId: managerId, version: 1, reason } });
      const [first, second] = people;
      const kill = (by: typeof first, whom: typeof first) =>
        by.client.call(deleteUser, { body: { userId: whom.userId, version: 1, reason } });
      const answers = await Promise.all([kill(first, second), kill(second, first)]);
      // The other was signed out or out of the lab already, between two reads of one request, or is the last one.
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect([401, 404, 409]).toContain(statuses.find((status) => status !== 200));
    } finally {
      await two.close();
    }
  });
});

describe('lists', () => {
  it('find people by part of the name, status, type, role and place, and page without loss', async () => {
    const person = await newUser({ name: 'Ganesh Tupe', phone: '9812345678', locationIds: [] });
    const find = async (query: object) =>
      (await manager().ok(listUsers, { query: { limit: 200, ...query } })).rows.map(({ userId }) => userId);
    for (const q of ['nesh tu', person.username.toUpperCase(), '9812345']) {
      expect(await find({ q })).toEqual([person.userId]);
    }
    expect(await find({ q: '%' })).toEqual([]);
    expect(await find({ status: 20 })).toContain(person.userId);
    expect(await find({ status: 0 })).not.toContain(person.userId);
    expect(await find({ userType: 'API' })).toEqual([]);
    expect(await find({ roleId: await roleId('Phlebotomist') })).not.toContain(person.userId);
    expect(await find({ locationId: app.lab.locationId })).not.toContain(person.userId);
    const all = await find({});
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: { rows: UserView[]; next: string | null } = await manager().ok(listUsers, {
        query: { limit: 3, cursor },
      });
      seen.push(...page.rows.map(({ userId }) => userId));
      cursor = page.next;
    }
    expect(seen).toEqual(all);
    const { counts, total } = await manager().ok(countUsers);
    expect(total).toBe(all.length);
    expect(counts.find(({ statusLabel }) => statusLabel === 'pending')?.count).toBe(
      (await find({ status: 20 })).length,
    );
  });

  it('are found by what somebody should look at: no second factor, and nobody signed in for 90 days', async () => {
    const [fresh, gone] = [await newUser(), await newUser()];
    const ids = [fresh.userId, gone.userId];
    const long = new Date(Date.now() - 91 * 24 * 3_600_000);
    await asOwner(app, async (db) => {
      await db.updateTable('membership').set({ status: 20 }).where('user_id', 'in', ids).execute();
      await db.updateTable('membership').set({ status: 0 }).where('user_id', '=', gone.userId).execute();
      await db
        .updateTable('login_user')
        .set({ signed_in_at: long })
        .where('user_id', '=', gone.userId)
        .execute();
    });
    const find = async (attention: 'idle' | 'noSecondFactor') =>
      (await manager().ok(listUsers, { query: { attention, limit: 200 } })).rows.map(({ userId }) => userId);
    expect(await find('idle')).toEqual([gone.userId]);
    expect(await find('noSecondFactor')).toContain(gone.userId);
    expect(await find('noSecondFactor')).not.toContain(fresh.userId);
    const { idle, noSecondFactor } = await manager().ok(countUsers);
    expect({ idle, noSecondFactor }).toEqual({
      idle: 1,
      noSecondFactor: (await find('noSecondFactor')).length,
    });
  });

  it('tell of a sign-in when its session is long deleted', async () => {
    const { userId } = await newUser();
    await asOwner(app, (db) =>
      db
        .updateTable('login_user')
        .set({ signed_in_at: new Date('2026-01-05T04:00:00Z') })
        .where('user_id', '=', userId)
        .execute(),
    );
    expect((await manager().ok(readUser, { params: { userId } })).signedInAt).toBe(
      '2026-01-05T04:00:00.000Z',
    );
  });

  it('are closed to people without the right, and show another lab nobody', async () => {
    expect(await app.asNobody().refused(listUsers)).toMatchObject({ status: 401 });
    expect(await app.as('Technician').refused(listUsers)).toMatchObject({ status: 403 });
    const { userId } = await newUser();
    expect(await app.asOther('Manager').refused(readUser, { params: { userId } })).toMatchObject({
      status: 404,
    });
  });
});
