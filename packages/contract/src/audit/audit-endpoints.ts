import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { EVENT_KINDS } from '@nidan/domain/enumerations/audit';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf } from '../kernel/shapes.ts';

/** Kinds of things whose events are kept. */
export const EntityKindName = Type.Enum([...EVENT_KINDS]);
export type EntityKindName = Static<typeof EntityKindName>;

/** One change: who, in which role, where, what it was and became, and why. `before` and `after` are withheld from demo users. */
export const EventView = closed({
  eventId: Id,
  at: Instant,
  by: Type.String(),
  roleName: Type.String(),
  location: nullable(Type.String()),
  entityKind: EntityKindName,
  entityId: Id,
  billId: nullable(Id),
  parts: Type.Array(Id),
  action: Type.String(),
  before: Type.Unknown(),
  after: Type.Unknown(),
  reason: nullable(Type.String()),
});
export type EventView = Static<typeof EventView>;

export const eventsByEntity = defineEndpoint({
  method: 'GET',
  path: '/api/audit/by-entity',
  summary:
    'Events of one thing, newest first: its own, those of its bill that touched it, and for a bill those of all its parts',
  access: { module: 'audit', bits: PERMISSION.read },
  query: closed({ ...page, entityKind: EntityKindName, entityId: Id }),
  response: pageOf(EventView),
});
