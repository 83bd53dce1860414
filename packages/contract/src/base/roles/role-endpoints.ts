import { MODULES } from '@nidan/domain/access/modules';
import { ALL_PERMISSIONS, PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { MasterStep } from '../../kernel/master-shapes.ts';
import { Can, closed, Id, nullable, page, pageOf, Reason, ShortText, Version } from '../../kernel/shapes.ts';

const { create, read, update } = PERMISSION;

/** Permission bits per module: create 8, read 4, update 2, delete 1 (spec §6). A module that is missing has none. */
export const RightsInput = Type.Record(
  Type.String({ pattern: `^(?:${MODULES.join('|')})$` }),
  Type.Integer({ minimum: 0, maximum: ALL_PERMISSIONS }),
  { additionalProperties: false },
);

export const RoleView = closed({
  roleId: Id,
  name: Type.String(),
  description: Type.String(),
  rights: Type.Record(Type.String(), Type.Integer()),
  needsSecondFactor: Type.Boolean(),
  /** Master-data status of the specification (§4): enabled 1, disabled -1. */
  status: Type.Integer(),
  statusLabel: Type.String(),
  /** People whose account is not terminated. */
  people: Type.Integer(),
  /** The caller holds it: nobody changes the own role. */
  isOwn: Type.Boolean(),
  version: Version,
  can: Can,
});
export type RoleView = Static<typeof RoleView>;

export const listRoles = defineEndpoint({
  method: 'GET',
  path: '/api/roles',
  summary: 'Roles of the lab, by name, with their permission bits per module',
  access: { module: 'roles', bits: read },
  query: closed(page),
  response: pageOf(RoleView),
});

const RoleName = Type.String({ format: 'patient-name', maxLength: 60 });

export const createRole = defineEndpoint({
  method: 'POST',
  path: '/api/roles',
  summary: 'A new role; nobody gives rights that they do not have',
  access: { module: 'roles', bits: create },
  stepUp: true,
  body: closed({
    roleId: Id,
    name: RoleName,
    description: Type.Optional(ShortText),
    rights: RightsInput,
    needsSecondFactor: Type.Optional(Type.Boolean()),
  }),
  response: RoleView,
});

export const cloneRole = defineEndpoint({
  method: 'POST',
  path: '/api/roles/clone',
  summary: 'A new role with the rights of another',
  access: { module: 'roles', bits: create },
  stepUp: true,
  body: closed({ roleId: Id, fromRoleId: Id, name: RoleName }),
  response: RoleView,
});

export const updateRole = defineEndpoint({
  method: 'PATCH',
  path: '/api/roles/:roleId',
  summary:
    'Changes a role, from the next request of its people on: missing keeps; `rights` names the modules that change',
  access: { module: 'roles', bits: update },
  stepUp: true,
  params: closed({ roleId: Id }),
  body: closed({
    version: Version,
    name: Type.Optional(RoleName),
    description: Type.Optional(ShortText),
    rights: Type.Optional(RightsInput),
    needsSecondFactor: Type.Optional(Type.Boolean()),
    reason: Type.Optional(Reason),
  }),
  response: RoleView,
});

export const changeRoleStatus = defineEndpoint({
  method: 'POST',
  path: '/api/roles/status',
  summary: 'Retires a role that nobody holds, or takes it back into use',
  access: { module: 'roles', bits: update },
  stepUp: true,
  body: closed({
    roleId: Id,
    version: Version,
    action: MasterStep,
    reason: Reason,
  }),
  response: RoleView,
});

export const listModules = defineEndpoint({
  method: 'GET',
  path: '/api/modules',
  summary: 'Modules that rights are given on',
  access: 'lab',
  query: closed(page),
  response: pageOf(closed({ module: Type.String() })),
});

export const previewRole = defineEndpoint({
  method: 'GET',
  path: '/api/roles/preview',
  summary:
    'What a role may call: every endpoint of the lab with the answer that its people would get, by the rule that enforces it',
  access: { module: 'roles', bits: read },
  query: closed({ ...page, roleId: Id }),
  response: pageOf(
    closed({
      method: Type.String(),
      path: Type.String(),
      summary: Type.String(),
      /** Null for what every person of the lab may call. */
      module: Type.Union([Type.String(), Type.Null()]),
      bits: Type.Integer(),
      allowed: Type.Boolean(),
    }),
  ),
});

/** What two people do one after the other. */
export const DUTY_NAMES = ['result', 'ranges', 'refund', 'account'] as const;
export type DutyName = (typeof DUTY_NAMES)[number];

const Step = closed({ module: Type.String(), bits: Type.Integer() });

export const DutyView = closed({
  duty: Type.Enum([...DUTY_NAMES]),
  /** The lab switch that lets one person take both steps; null where none does. */
  allowedBy: nullable(Type.String()),
  /** Another person must take the second step, as the switch stands. */
  isSeparated: Type.Boolean(),
  first: Step,
  second: Step,
  /** People with an active account whose role has the rights of both steps. */
  people: Type.Integer(),
});
export type DutyView = Static<typeof DutyView>;

export const listDuties = defineEndpoint({
  method: 'GET',
  path: '/api/roles/duties',
  summary: 'Steps that two people take one after the other, and how many could take both',
  access: { module: 'roles', bits: read },
  query: closed(page),
  response: pageOf(DutyView),
});
