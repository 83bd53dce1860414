import { LOOK_REASONS } from '@nidan/domain/audit/look-reasons';
import { AUDIT_KINDS, EVENT_KINDS } from '@nidan/domain/enumerations/audit';
import { type Static, Type } from 'typebox';
import { closed, Id, Instant, nullable } from '../../kernel/shapes.ts';

/** Kinds of things whose events are kept: those of spec §3, and those that the product has beside them. */
export const EntityKindName = Type.Enum([...new Set([...AUDIT_KINDS, ...EVENT_KINDS])]);
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

/** A field of an event as a person reads it; null where there was nothing. */
export const EventChangeView = closed({
  label: Type.String(),
  before: nullable(Type.String()),
  after: nullable(Type.String()),
});

/** An event in the lists of the audit: `seq` is its number in the sealed chain, null until it is sealed. */
export const AuditRow = closed({
  ...EventView.properties,
  userId: Id,
  seq: nullable(Type.Integer()),
  /** What people call the thing: lab ID, barcode, patient code, user name; empty when it has no such name. */
  record: Type.String(),
  activity: Type.String(),
  changes: Type.Array(EventChangeView),
});
export type AuditRow = Static<typeof AuditRow>;

/** Why an event needs the look of a second person. */
export const LookReasonName = Type.Enum([...LOOK_REASONS]);

/** An event that waits to be looked at. */
export const WaitingLook = closed({ ...AuditRow.properties, why: LookReasonName });
export type WaitingLook = Static<typeof WaitingLook>;

/** Who looked at an event, and what they found. */
export const EventLook = closed({ by: Type.String(), at: Instant, note: Type.String() });

/** A link of the chain; `mark` in hexadecimal. */
export const SealLink = closed({ seq: Type.Integer({ minimum: 1 }), mark: Type.String() });

/** A stretch of the chain that does not hold; an inserted event has no number. */
export const ChainBreak = closed({
  kind: Type.Enum(['edited', 'removed', 'inserted', 'reordered', 'cut', 'rewritten']),
  from: nullable(Type.Integer()),
  to: nullable(Type.Integer()),
  eventIds: Type.Array(Id),
});
export type ChainBreak = Static<typeof ChainBreak>;

/** One answer that carried data of patients; `people` names at most three of them. */
export const PatientRead = closed({
  readId: Id,
  at: Instant,
  by: Type.String(),
  roleName: Type.String(),
  location: nullable(Type.String()),
  address: Type.String(),
  route: Type.String(),
  people: Type.Array(closed({ patientId: Id, patientCode: Type.String(), name: Type.String() })),
  peopleCount: Type.Integer({ minimum: 0 }),
});
export type PatientRead = Static<typeof PatientRead>;

/** How often one person saw one patient on one day. */
export const PatientSeen = closed({
  userId: Id,
  by: Type.String(),
  roleName: Type.String(),
  day: Type.String({ format: 'date' }),
  count: Type.Integer({ minimum: 1 }),
  firstAt: Instant,
  lastAt: Instant,
  routes: Type.Array(Type.String()),
});
export type PatientSeen = Static<typeof PatientSeen>;

/** Somebody who was refused a sign-in, a right or another lab. */
export const DenialView = closed({
  denialId: Id,
  at: Instant,
  /** Null when nobody has the name that was typed. */
  by: nullable(Type.String()),
  address: Type.String(),
  route: Type.String(),
  code: Type.String(),
  missing: nullable(Type.String()),
  /** How often within a second, in a flood of refusals. */
  times: Type.Integer({ minimum: 1 }),
});
export type DenialView = Static<typeof DenialView>;
