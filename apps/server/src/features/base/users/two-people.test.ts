import { createRole, updateRole } from '@nidan/contract/base/roles/role-endpoints';
import { signIn } from '@nidan/contract/base/identity/identity-endpoints';
import { changeLabSwitches, listLabSwitches } from '@nidan/contract/base/settings/lab-setting-endpoints';
import {
  changeUserStatus,
  createUser,
  readUser,
  resetSignIn,
  updateUser,
} from '@nidan/contract/base/users/user-endpoints';
import { listWaitingLooks, lookAtEvent } from '@nidan/contract/base/audit/audit-endpoints';
import { sql } from 'kysely';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { MODULES } from '@nidan/domain/access/modules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { personWith, type PersonWithRights } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { testPasswordHash, testPassword as password } from '../../../testing/test-password.ts';

const EVERYTHING = Object.fromEntries(MODULES.map((module) => [module, 15]));
const reason = 'Asked for at the desk';
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const administrator = () => personWith(app, EVERYTHING);

/** An account that waits for somebody to activate it. */
async function entered(by: PersonWithRights) {
  const userId = newId();
  const body = {
    userId,
    username: `new.${userId.slice(-12)}`,
    name: 'Savita Gore',
    userType: 'EMPLOYEE' as const,
    employeeKind: 'LAB_OP' as const,
    roleId: by.roleId,
    submit: true,
  };
  const { user } = await by.client.ok(createUser, { body });
  return { userId, version: user.version, action: 'activate' as const, reason };
}

it('an account is not activated by another account of whoever entered it: one that they gave a sign-in', async () => {
  const [first, second, third] = [await administrator(), await administrator(), await administrator()];
  const body = await entered(first);
  const { version } = await first.client.ok(readUser, { params: { userId: second.userId } });
  await first.client.ok(resetSignIn, { body: { userId: second.userId, version, reason } });
  await asOwner(app, (owner) =>
    owner.updateTable('session').set({ revoked_at: null }).where('user_id', '=', second.userId).execute(),
  );
  expect(await second.client.refused(changeUserStatus, { body })).toMatchObject({
    status: 403,
    code: 'person-gave-sign-in',
  });
  await third.client.ok(changeUserStatus, { body });
});

it('nor by one that signed in at the same browser', async () => {
  const [first, second] = [await administrator(), await administrator()];
  const body = await entered(first);
  let device = '';
  for (const { userId } of [first, second]) {
    const username = await asOwner(app, async (owner) => {
      await owner
        .updateTable('login_user')
        .set({ password_hash: testPasswordHash })
        .where('user_id', '=', userId)
        .execute();
      const user = owner.selectFrom('login_user').select('username').where('user_id', '=', userId);
      return (await user.executeTakeFirstOrThrow()).username;
    });
    const { headers } = await app.app.inject({
      method: 'POST',
      url: signIn.path,
      payload: { username, password },
      ...(device === '' ? {} : { cookies: { 'nidan-device': device } }),
    });
    [device = ''] = /(?<=nidan-device=)[^;]+/.exec(String(headers['set-cookie'])) ?? [];
  }
  expect(await second.client.refused(changeUserStatus, { body })).toMatchObject({
    status: 403,
    code: 'person-at-same-browser',
  });
});

const put = (by: PersonWithRights, value: boolean, version: number) =>
  by.client.ok(changeLabSwitches, {
    body: { changes: [{ name: 'allowSelfActivation', value, version }], reason },
  });

const switchOf = async (by: PersonWithRights) => {
  const { rows } = await by.client.ok(listLabSwitches, { query: { limit: 200 } });
  return rows.find(({ name }) => name === 'allowSelfActivation');
};

/** The newest event that waits for a look and concerns a thing of the audit. */
async function waitingLook(by: PersonWithRights, why: string) {
  const { rows } = await by.client.ok(listWaitingLooks, {});
  const event = rows.find((row) => row.why === why);
  if (event === undefined) throw new Error(`Nothing waits: ${why}`);
  return event.eventId;
}

const look = (by: PersonWithRights, eventId: string) =>
  by.client.call(lookAtEvent, { body: { eventId, note: 'Agreed with both' } });

/** Events as the commands write them: who did what to whose account. */
async function accountEvents(
  steps: readonly (readonly [PersonWithRights, string, PersonWithRights])[],
  daysAgo = 0,
) {
  const at = new Date(Date.now() - daysAgo * 86_400_000);
  await asOwner(app, async (owner) => {
    for (const [giver, action, account] of steps) {
      await sql`insert into event (l_id, event_id, at, user_id, role_name, entity_kind, entity_id, action, request_id)
        select l_id, ${newId()}, ${at}, ${giver.userId}, 'Administrator', 'USER', ${account.userId}, ${action}, 'test'
        from event limit 1`.execute(owner);
    }
  });
}

describe('accounts that one person gave', () => {
  it.each([
    { way: 'over two steps', actions: ['create', 'create'], daysAgo: 0, answer: 'person-gave-sign-in' },
    {
      way: 'over an activation and a reset',
      actions: ['activate', 'resetSignIn'],
      daysAgo: 6,
      answer: 'person-gave-sign-in',
    },
    { way: 'not for longer than a week', actions: ['create', 'create'], daysAgo: 8, answer: 200 },
  ])('are one person $way', async ({ actions: [first = '', second = ''], daysAgo, answer }) => {
    const [manager, between, last] = [await administrator(), await administrator(), await administrator()];
    await accountEvents(
      [
        [manager, first, between],
        [between, second, last],
      ],
      daysAgo,
    );
    const { status, body } = await last.client.call(changeUserStatus, { body: await entered(manager) });
    expect(status === 200 ? status : Reflect.get(body, 'code')).toBe(answer);
  });

  it('are nobody else to the account below them either', async () => {
    const [manager, between, last] = [await administrator(), await administrator(), await administrator()];
    await accountEvents([
      [manager, 'create', between],
      [between, 'create', last],
    ]);
    const body = await entered(last);
    expect(await manager.client.refused(changeUserStatus, { body })).toMatchObject({
      code: 'person-gave-sign-in',
    });
  });

  it('decide nothing after a reset until a third person has looked', async () => {
    const [manager, approver, clerk, third] = [
      await administrator(),
      await administrator(),
      await administrator(),
      await administrator(),
    ];
    const { version } = await manager.client.ok(readUser, { params: { userId: approver.userId } });
    await manager.client.ok(resetSignIn, { body: { userId: approver.userId, version, reason } });
    await asOwner(app, (owner) =>
      owner.updateTable('session').set({ revoked_at: null }).where('user_id', '=', approver.userId).execute(),
    );
    const body = await entered(clerk);
    expect(await approver.client.refused(changeUserStatus, { body })).toMatchObject({
      code: 'sign-in-not-confirmed',
    });
    const eventId = await waitingLook(third, 'signInReset');
    expect((await look(manager, eventId)).body).toMatchObject({ code: 'own-event' });
    expect((await look(approver, eventId)).status).toBe(403);
    expect((await look(third, eventId)).status).toBe(200);
    await approver.client.ok(changeUserStatus, { body });
  });
});

it('nor by whoever entered it and has put the switch on that allows it', async () => {
  const [first, second] = [await administrator(), await administrator()];
  const body = await entered(first);
  await put(first, true, 0);
  expect(await switchOf(first)).toMatchObject({ value: false, version: 1, waiting: { value: true } });
  expect(await first.client.refused(changeUserStatus, { body })).toMatchObject({
    code: 'activated-by-enterer',
  });
  const asked = await waitingLook(second, 'switchWaits');
  const { rows } = await second.client.ok(listWaitingLooks, {});
  expect(rows[0]).toMatchObject({ eventId: asked, record: 'Enterer may activate users' });
  expect((await look(first, asked)).body).toMatchObject({ code: 'own-event' });
  expect((await look(second, asked)).status).toBe(200);
  expect(await switchOf(first)).toMatchObject({ value: true, version: 2, waiting: null });
  await first.client.ok(changeUserStatus, { body });
  expect(await waitingLook(second, 'activatedAlone')).toBeTruthy();
  expect(await second.client.refused(changeUserStatus, { body: await entered(second) })).toMatchObject({
    status: 403,
    code: 'switch-by-oneself',
  });
  await put(second, false, 2);
});

it('a switch that was taken back is not put into force by a late look', async () => {
  const [first, second] = [await administrator(), await administrator()];
  const { version = 0 } = (await switchOf(first)) ?? {};
  await put(first, true, version);
  const asked = await waitingLook(second, 'switchWaits');
  await put(first, false, version + 1);
  expect((await look(second, asked)).status).toBe(200);
  expect(await switchOf(first)).toMatchObject({ value: false, version: version + 2, waiting: null });
});

/** Works while nobody else of the lab can sign in. */
async function alone(person: PersonWithRights, work: () => Promise<void>): Promise<void> {
  const { active, disabled } = accountStatus.codes;
  const others = await asOwner(app, (owner) =>
    owner
      .updateTable('membership')
      .set({ status: disabled })
      .where('l_id', '=', app.lab.lId)
      .where('user_id', '<>', person.userId)
      .where('status', '=', active)
      .returning('user_id')
      .execute(),
  );
  await work().finally(() =>
    asOwner(app, (owner) =>
      owner
        .updateTable('membership')
        .set({ status: active })
        .where('l_id', '=', app.lab.lId)
        .where(
          'user_id',
          'in',
          others.map(({ user_id }) => user_id),
        )
        .execute(),
    ),
  );
}

it('but the only administrator of a lab takes people on alone, for as long as they are the only one', async () => {
  const first = await administrator();
  const [clerk, second] = [await entered(first), await entered(first)];
  const { version = 0 } = (await switchOf(first)) ?? {};
  await alone(first, async () => {
    await put(first, true, version);
    expect(await switchOf(first)).toMatchObject({ value: true, waiting: null });
    await first.client.ok(changeUserStatus, { body: clerk });
    expect(await first.client.refused(changeUserStatus, { body: second })).toMatchObject({
      code: 'switch-by-oneself',
    });
  });
});

it('who gave which right is kept with what they held, so that none comes from nobody', async () => {
  const [giver, other] = [await administrator(), await administrator()];
  const roleId = newId();
  await giver.client.ok(createRole, { body: { roleId, name: `Role ${roleId}`, rights: { bills: 4 } } });
  const body = { version: 1, rights: { bills: 6 }, reason };
  await giver.client.ok(updateRole, { params: { roleId }, body });
  await giver.client.ok(updateUser, { params: { userId: other.userId }, body: { version: 1, roleId } });
  const broken = await offencesIn(app);
  expect(broken.filter((name) => JSON.stringify(name).includes('T12'))).toEqual([]);
  // The control: a right that was written past the commands.
  await asOwner(app, (owner) =>
    owner.updateTable('role_right').set({ bits: 15 }).where('role_id', '=', roleId).execute(),
  );
  expect(JSON.stringify(await offencesIn(app))).toContain('T12');
});
