import { MODULES } from '@nidan/domain/access/modules';
import { ALL_PERMISSIONS, PERMISSION } from '@nidan/domain/access/permission-bits';
import { accountStatus } from '@nidan/domain/status-sets/account-status';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ExportFormat } from '../../kernel/export-format.ts';
import { closed, Id, nullable, page, pageOf, Reason, ShortText, Version } from '../../kernel/shapes.ts';
import { DUTY_NAMES } from '../roles/role-endpoints.ts';
import { EmployeeKindName, OpenWork, scopeFields, UserTypeName, UserView } from './user-view.ts';

const { create, read, update } = PERMISSION;

/** An account that nobody signed in with for so many days is idle. */
export const IDLE_DAYS = 90;

/** Why an active account should be looked at. */
export const USER_ATTENTIONS = ['noSecondFactor', 'idle'] as const;
export type UserAttention = (typeof USER_ATTENTIONS)[number];

const filter = {
  /** Part of the name, the user name or the phone number. */
  q: Type.Optional(Type.String({ maxLength: 80 })),
  status: Type.Optional(Type.Integer()),
  attention: Type.Optional(Type.Enum([...USER_ATTENTIONS])),
  userType: Type.Optional(UserTypeName),
  roleId: Type.Optional(Id),
  /** People who see this location. */
  locationId: Type.Optional(Id),
  /** People whose role has a right on this module, or all of `bits` on it. */
  module: Type.Optional(Type.Enum([...MODULES])),
  bits: Type.Optional(Type.Integer({ minimum: 1, maximum: ALL_PERMISSIONS })),
  /** People with an active account who could take both steps of this duty. */
  duty: Type.Optional(Type.Enum([...DUTY_NAMES])),
};

export const listUsers = defineEndpoint({
  method: 'GET',
  path: '/api/users',
  summary: 'People and programs of the lab, by name',
  access: { module: 'users', bits: read },
  query: closed({ ...page, ...filter }),
  response: pageOf(UserView),
});

export const exportUsers = defineEndpoint({
  method: 'GET',
  path: '/api/users/export',
  summary:
    'The people and programs that a filter finds as a file, at most 20,000; more than 1,000 need a proof of the last minutes',
  access: { module: 'users', bits: read },
  query: closed({ ...filter, format: ExportFormat }),
  produces: 'application/octet-stream',
  perMinute: 10,
  response: Type.Array(UserView),
});

export const countUsers = defineEndpoint({
  method: 'GET',
  path: '/api/users/counts',
  summary:
    'How many people are in each account status, how many have no second factor, and how many accounts are idle',
  access: { module: 'users', bits: read },
  response: closed({
    counts: Type.Array(closed({ status: Type.Integer(), statusLabel: Type.String(), count: Type.Integer() })),
    total: Type.Integer(),
    noSecondFactor: Type.Integer(),
    idle: Type.Integer(),
  }),
});

export const readUser = defineEndpoint({
  method: 'GET',
  path: '/api/users/:userId',
  summary: 'One person with the work that waits for them',
  access: { module: 'users', bits: read },
  params: closed({ userId: Id }),
  response: closed({ ...UserView.properties, openWork: Type.Array(OpenWork) }),
});

/** What is said of a person: in a change, missing keeps and null clears. */
const details = {
  employeeKind: Type.Optional(nullable(EmployeeKindName)),
  phone: Type.Optional(nullable(Type.String({ format: 'phone' }))),
  email: Type.Optional(nullable(Type.String({ format: 'email', maxLength: 320 }))),
  qualification: Type.Optional(nullable(ShortText)),
  registrationNo: Type.Optional(nullable(ShortText)),
  locationIds: Type.Optional(scopeFields.locationIds),
  departmentIds: Type.Optional(scopeFields.departmentIds),
  doctorId: Type.Optional(scopeFields.doctorId),
  agencyId: Type.Optional(scopeFields.agencyId),
  discountUptoPaise: Type.Optional(
    nullable(Type.Integer({ minimum: 0, maximum: 1_000_000_000, multipleOf: 100 })),
  ),
  discountMaxPercent: Type.Optional(nullable(Type.Integer({ minimum: 0, maximum: 100 }))),
};

const PersonName = Type.String({ format: 'patient-name' });

export const UserInput = closed({
  ...details,
  userId: Id,
  username: Type.String({ format: 'username' }),
  name: PersonName,
  userType: UserTypeName,
  roleId: Id,
  isDemoUser: Type.Optional(Type.Boolean()),
  /** Submitted at once; without it the account stays a draft. */
  submit: Type.Optional(Type.Boolean()),
});
export type UserInput = Static<typeof UserInput>;

export const UserChanges = closed({
  ...details,
  version: Version,
  name: Type.Optional(PersonName),
  roleId: Type.Optional(Id),
});
export type UserChanges = Static<typeof UserChanges>;

export const createUser = defineEndpoint({
  method: 'POST',
  path: '/api/users',
  summary:
    'A new person, as a draft or submitted; the answer shows the one-time password once. Nobody gives rights, places or discounts beyond their own',
  access: { module: 'users', bits: create },
  stepUp: true,
  body: UserInput,
  shownOnce: ['oneTimePassword'],
  response: closed({
    user: UserView,
    /** To be handed over in person; it must be changed at the first sign-in. Null for a program, which has keys. */
    oneTimePassword: nullable(Type.String()),
  }),
});

export const updateUser = defineEndpoint({
  method: 'PATCH',
  path: '/api/users/:userId',
  summary: 'Changes a person, from their next request on: missing keeps, null clears',
  access: { module: 'users', bits: update },
  params: closed({ userId: Id }),
  body: UserChanges,
  response: UserView,
});

export const changeUserStatus = defineEndpoint({
  method: 'POST',
  path: '/api/users/status',
  summary: 'Takes an account one step on: submit, activate by another person, send back, disable, terminate',
  access: { module: 'users', bits: update },
  body: closed({
    userId: Id,
    version: Version,
    action: Type.Enum([...accountStatus.actionNames]),
    reason: Type.Optional(Reason),
  }),
  response: UserView,
});

export const resetSignIn = defineEndpoint({
  method: 'POST',
  path: '/api/users/reset-sign-in',
  summary:
    'Lets a person of this lab alone sign in anew: a one-time password, shown once; their sessions end and their second factor is gone',
  access: { module: 'users', bits: update },
  stepUp: true,
  body: closed({ userId: Id, version: Version, reason: Reason }),
  shownOnce: ['oneTimePassword'],
  response: closed({ oneTimePassword: nullable(Type.String()) }),
});

export const resetSecondFactor = defineEndpoint({
  method: 'POST',
  path: '/api/users/reset-second-factor',
  summary:
    'Takes the second factor of a person of this lab alone away, whose authenticator is lost; their password stays and their sessions end',
  access: { module: 'users', bits: update },
  stepUp: true,
  body: closed({ userId: Id, version: Version, reason: Reason }),
  response: UserView,
});

export const deleteUser = defineEndpoint({
  method: 'POST',
  path: '/api/users/delete',
  summary: 'Disables an account at once; nothing of a person is ever deleted',
  access: { module: 'users', bits: PERMISSION.delete },
  body: closed({ userId: Id, version: Version, reason: Reason }),
  response: UserView,
});

export const transferUser = defineEndpoint({
  method: 'POST',
  path: '/api/users/transfer-user',
  summary: 'Hands the open work of a person over to another and says what moved',
  access: { module: 'users', bits: update },
  body: closed({ fromUserId: Id, toUserId: Id, reason: Reason }),
  response: closed({ moved: Type.Array(OpenWork) }),
});
