import { MODULES } from '@nidan/domain/access/modules';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { EventChangeView } from '../audit/event-view.ts';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf } from '../../kernel/shapes.ts';

/** What is done with a role, as the audit trail names it. */
export const ROLE_CHANGES = ['create', 'update', 'enable', 'disable'] as const;

/** One change of a role: which rights, what else of it, who, when and why. */
export const RoleChangeView = closed({
  eventId: Id,
  at: Instant,
  by: Type.String(),
  /** The role of whoever changed it, as it was called then. */
  byRole: Type.String(),
  roleId: Id,
  roleName: Type.String(),
  action: Type.Enum([...ROLE_CHANGES]),
  rights: Type.Array(closed({ module: Type.String(), before: Type.Integer(), after: Type.Integer() })),
  /** Its name, description, standing and second factor; withheld from demo users. */
  fields: Type.Array(EventChangeView),
  reason: nullable(Type.String()),
});
export type RoleChangeView = Static<typeof RoleChangeView>;

export const listRoleChanges = defineEndpoint({
  method: 'GET',
  path: '/api/roles/changes',
  summary: 'What was changed of roles, newest first: all of them, one role, or the rights on one module',
  access: { module: 'roles', bits: PERMISSION.read },
  query: closed({
    ...page,
    ...dateFilter,
    roleId: Type.Optional(Id),
    module: Type.Optional(Type.Enum([...MODULES])),
  }),
  response: pageOf(RoleChangeView),
});
