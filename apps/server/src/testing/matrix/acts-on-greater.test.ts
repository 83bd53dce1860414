import { viewAs } from '@nidan/contract/base/identity/view-endpoints';
import {
  changeRoleStatus,
  cloneRole,
  createRole,
  updateRole,
} from '@nidan/contract/base/roles/role-endpoints';
import { createApiKey, revokeApiKey } from '@nidan/contract/base/users/api-key-endpoints';
import {
  changeUserStatus,
  createUser,
  deleteUser,
  resetSecondFactor,
  resetSignIn,
  transferUser,
  updateUser,
} from '@nidan/contract/base/users/user-endpoints';
import { endUserSession, listUserSessions } from '@nidan/contract/base/users/user-session-endpoints';
import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { MODULES } from '@nidan/domain/access/modules';
import { ALL_PERMISSIONS } from '@nidan/domain/access/permission-bits';
import type { Rights } from '@nidan/domain/access/rights';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newId } from '../../kernel/database/new-id.ts';
import { routes } from '../../routes.ts';
import { personWith, type PersonWithRights } from '../person-with.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import { rehearse } from './rehearse.ts';
import { type CaseCall, routeName } from './route-case.ts';
import { sendCase } from './send-case.ts';

const EVERYTHING: Rights = Object.fromEntries(MODULES.map((module) => [module, ALL_PERMISSIONS]));
/** All that a lesser administrator needs to call these routes, and not one right more. */
const LESSER: Rights = { users: ALL_PERMISSIONS, roles: ALL_PERMISSIONS };
const reason = 'Asked for at the desk';
const version = 1;

/** What a request is aimed at: somebody, a program and a role that may everything. */
interface Greater {
  readonly person: PersonWithRights;
  readonly program: PersonWithRights;
  readonly keyId: string;
  readonly sessionId: string;
  /** Somebody whom the lesser administrator may change. */
  readonly equal: PersonWithRights;
}

let app: TestApp;
let greater: Greater;
let lesser: PersonWithRights;
let as: PersonWithRights;
beforeAll(async () => {
  app = await startTestApp();
  const [person, program] = [
    await personWith(app, EVERYTHING),
    await personWith(app, EVERYTHING, { userType: 'API' }),
  ];
  lesser = await personWith(app, LESSER);
  as = await personWith(app, EVERYTHING);
  const equal = await personWith(app, LESSER);
  const manager = app.as('Manager');
  const keyId = newId();
  await manager.ok(createApiKey, { body: keyOf(program, keyId) });
  const { rows } = await manager.ok(listUserSessions, { query: { userId: person.userId } });
  greater = { person, program, keyId, sessionId: rows[0]?.sessionId ?? '', equal };
});
afterAll(() => app.close());

function keyOf({ userId }: PersonWithRights, keyId = newId()) {
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  return { keyId, userId, name: 'Analyser link', rights: { users: 4 }, locationIds: null, expiresAt };
}

const onPerson = () => ({ userId: greater.person.userId, version });
const onRole = () => ({ roleId: greater.person.roleId, version });
const newUserName = () => `new.${newId().slice(-12)}`;

interface Aimed {
  readonly endpoint: Endpoint;
  readonly call: () => CaseCall;
  readonly code: string;
}

const outranked = (endpoint: Endpoint, call: () => CaseCall): Aimed => ({
  endpoint,
  call,
  code: 'person-outranks',
});
const beyond = (endpoint: Endpoint, call: () => CaseCall): Aimed => ({
  endpoint,
  call,
  code: 'rights-beyond-own',
});

/** Every way to act on people and roles, aimed at those who may more than the one who acts. */
const AIMED: readonly Aimed[] = [
  beyond(createUser, () => ({
    body: {
      userId: newId(),
      username: newUserName(),
      name: 'Savita Gore',
      userType: 'EMPLOYEE',
      employeeKind: 'LAB_OP',
      roleId: greater.person.roleId,
    },
  })),
  outranked(updateUser, () => ({
    params: { userId: greater.person.userId },
    body: { version, name: 'Savita' },
  })),
  beyond(updateUser, () => ({
    params: { userId: greater.equal.userId },
    body: { version, roleId: greater.person.roleId },
  })),
  outranked(changeUserStatus, () => ({ body: { ...onPerson(), action: 'disable', reason } })),
  outranked(resetSignIn, () => ({ body: { ...onPerson(), reason } })),
  outranked(resetSecondFactor, () => ({ body: { ...onPerson(), reason } })),
  outranked(endUserSession, () => ({
    body: { userId: greater.person.userId, sessionId: greater.sessionId, reason },
  })),
  outranked(deleteUser, () => ({ body: { ...onPerson(), reason } })),
  outranked(transferUser, () => ({
    body: { fromUserId: greater.person.userId, toUserId: greater.equal.userId, reason },
  })),
  outranked(transferUser, () => ({
    body: { fromUserId: greater.equal.userId, toUserId: greater.person.userId, reason },
  })),
  outranked(createApiKey, () => ({ body: keyOf(greater.program) })),
  outranked(revokeApiKey, () => ({ body: { keyId: greater.keyId, reason } })),
  beyond(createRole, () => ({ body: { roleId: newId(), name: newUserName(), rights: { bills: 4 } } })),
  beyond(cloneRole, () => ({
    body: { roleId: newId(), fromRoleId: greater.person.roleId, name: newUserName() },
  })),
  beyond(updateRole, () => ({
    params: { roleId: greater.person.roleId },
    body: { version, name: newUserName(), reason },
  })),
  beyond(updateRole, () => ({
    params: { roleId: greater.person.roleId },
    body: { version, needsSecondFactor: true, reason },
  })),
  beyond(updateRole, () => ({
    params: { roleId: greater.equal.roleId },
    body: { version, rights: { bills: 4 }, reason },
  })),
  beyond(changeRoleStatus, () => ({ body: { ...onRole(), action: 'disable', reason } })),
  outranked(viewAs, () => ({ body: { kind: 'person', id: greater.person.userId } })),
  outranked(viewAs, () => ({ body: { kind: 'role', id: greater.person.roleId } })),
];

it('has a request of every route that changes people, their sign-ins, keys and roles', () => {
  const change = routes.filter(
    ({ endpoint: { mutates, access } }) =>
      mutates && typeof access === 'object' && (access.module === 'users' || access.module === 'roles'),
  );
  const aimed = new Set(AIMED.map(({ endpoint }) => routeName(endpoint)));
  expect(change.map(({ endpoint }) => routeName(endpoint)).filter((name) => !aimed.has(name))).toEqual([]);
});

async function codeOf({ endpoint, call }: Aimed, { token }: PersonWithRights): Promise<string> {
  const { lId } = app.lab;
  const { text } = await rehearse(() => sendCase(app.app, { endpoint, call: call(), as: { lId, token } }));
  return String(JSON.parse(text).code);
}

it.each(AIMED.map((aimed, n) => [`${n + 1} ${routeName(aimed.endpoint)}`, aimed] as const))(
  '%s is refused to whoever has fewer rights than those it acts on',
  async (_, aimed) => {
    expect(await codeOf(aimed, lesser)).toBe(aimed.code);
    // The control: whoever has as many is not refused for that.
    expect(await codeOf(aimed, as)).not.toBe(aimed.code);
  },
);
