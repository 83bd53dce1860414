import {
  beginSecondFactor,
  confirmSecondFactor,
  currentSession,
  signIn,
} from '@nidan/contract/base/identity/identity-endpoints';
import { changeLabAccount, listLabAccounts } from '@nidan/contract/base/lab-account/lab-account-endpoints';
import { listRoles } from '@nidan/contract/base/roles/role-endpoints';
import {
  changeUserStatus,
  createUser,
  listUsers,
  resetSecondFactor,
  resetSignIn,
} from '@nidan/contract/base/users/user-endpoints';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { buildApp } from '../../../kernel/http/build-app.ts';
import { routes } from '../../../routes.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { newSession } from '../../../testing/matrix/new-session.ts';
import { tokenIn } from '../../../testing/sign-in-as.ts';
import { startTestApp, type TestApp, TestClient } from '../../../testing/test-app.ts';
import { giveOperatorSignIn, operatorAdvice } from './give-operator-sign-in.ts';

const reason = 'Asked for at the desk';
let app: TestApp;
/** A server whose operator nobody is yet. */
let other: FastifyInstance;
beforeAll(async () => {
  app = await startTestApp();
  const config = { ...app.services.config, operator: 'desk.operator' };
  other = await buildApp({ services: { ...app.services, config }, routes });
});
afterAll(async () => {
  await other.close();
  await app.close();
});

describe('the sign-in of the platform operator', () => {
  it('is reset and ended by nobody of a lab, whatever their rights', async () => {
    const manager = app.asOther('Manager');
    const { rows } = await manager.ok(listUsers, { query: { q: 'operator.2' } });
    const [operator] = rows;
    const { userId = '', version = 0 } = operator ?? {};
    for (const endpoint of [resetSignIn, resetSecondFactor]) {
      expect(await manager.refused(endpoint, { body: { userId, version, reason } })).toMatchObject({
        status: 403,
        code: 'operator-by-server',
      });
    }
    expect(
      await manager.refused(changeUserStatus, { body: { userId, version, action: 'disable', reason } }),
    ).toMatchObject({ code: 'operator-by-server' });
    await app.asOperator().ok(listLabAccounts);
  });

  it('has its powers only in a session that has shown the second factor', async () => {
    const { lab, otherLab } = app;
    const token = await newSession(app, { lab: otherLab, userId: otherLab.operator.userId });
    const bare = new TestClient(app.app, lab.lId, token);
    const body = { action: 'blockReports', version: 1, reason } as const;
    for (const call of [bare.refused(listLabAccounts), bare.refused(changeLabAccount, { body })]) {
      expect(await call).toMatchObject({ status: 403, code: 'operator-needs-code' });
    }
    await bare.ok(beginSecondFactor);
    expect(await bare.refused(confirmSecondFactor, { body: { code: '000000' } })).toMatchObject({
      code: 'code-refused',
    });
    expect(await bare.refused(listLabAccounts)).toMatchObject({ code: 'operator-needs-code' });
  });

  it('is given by a command, which makes the account once and then resets it', async () => {
    const { services } = app;
    const username = 'desk.operator';
    await expect(giveOperatorSignIn(services, { username, name: null })).rejects.toThrow('--name');
    expect(await operatorAdvice(services, username)).toContain(
      'npm run operator -- --username desk.operator',
    );
    const made = await giveOperatorSignIn(services, { username, name: 'Asha Rao' });
    expect(made.isNew).toBe(true);
    expect(await operatorAdvice(services, username)).toContain('no second factor');
    const signInWith = (password: string) => app.asNobody().call(signIn, { body: { username, password } });
    const { body, headers } = await signInWith(made.password);
    expect(body).toMatchObject({ awaits: 'password', labs: [] });
    const again = await giveOperatorSignIn(services, { username, name: null });
    expect(again.isNew).toBe(false);
    const former = new TestClient(app.app, 1, tokenIn(headers));
    expect(await former.refused(currentSession)).toMatchObject({ status: 401 });
    expect((await signInWith(made.password)).status).toBe(401);
    expect((await signInWith(again.password)).body).toMatchObject({ awaits: 'password' });
    await expect(giveOperatorSignIn(services, { username: 'demo.1', name: null })).rejects.toThrow(
      'no employee',
    );
    await asOwner(app, (owner) => owner.deleteFrom('session').where('l_id', 'is', null).execute());
  });
});

it('the name of an operator whom nobody is yet is kept from every lab', async () => {
  const { rows } = await app.as('Manager').ok(listRoles);
  const body = {
    userId: newId(),
    username: 'desk.operator',
    name: 'Savita Gore',
    userType: 'EMPLOYEE' as const,
    employeeKind: 'LAB_OP' as const,
    roleId: rows[0]?.roleId ?? '',
  };
  const manager = new TestClient(other, app.lab.lId, app.lab.users.get('Manager')?.token ?? '');
  expect(await manager.refused(createUser, { body })).toMatchObject({
    status: 409,
    code: 'username-reserved',
  });
});
