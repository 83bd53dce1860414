import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { ExportFormat } from '../../kernel/export-format.ts';
import { closed, Done, Id, Instant, nullable, page, pageOf, Reason } from '../../kernel/shapes.ts';
import {
  AuditRow,
  ChainBreak,
  DenialView,
  EntityKindName,
  EventLook,
  LookReasonName,
  PatientRead,
  PatientSeen,
  SealLink,
  WaitingLook,
} from './event-view.ts';

const access = { module: 'audit', bits: PERMISSION.read } as const;
/** Everybody's work, refusals and reads are for whoever answers for the lab. */
const oversight = { module: 'audit', bits: PERMISSION.read + PERMISSION.update } as const;

const Action = Type.String({ minLength: 1, maxLength: 60 });
const narrower = {
  ...dateFilter,
  entityKind: Type.Optional(EntityKindName),
  action: Type.Optional(Action),
  withReason: Type.Optional(Type.Boolean()),
};

export const eventsByEntity = defineEndpoint({
  method: 'GET',
  path: '/api/audit/by-entity',
  summary:
    'Events of one thing, newest first: its own, those of its bill that touched it, and for a bill those of all its parts',
  access,
  query: closed({ ...page, entityKind: EntityKindName, entityId: Id }),
  response: pageOf(AuditRow),
});

export const findAuditedRecord = defineEndpoint({
  method: 'GET',
  path: '/api/audit/record',
  summary: 'The thing that a lab ID, barcode, patient code or user name stands for; null when there is none',
  access,
  query: closed({ text: Type.String({ minLength: 1, maxLength: 80 }) }),
  response: closed({
    record: nullable(
      closed({ entityKind: EntityKindName, entityId: Id, name: Type.String(), patientId: nullable(Id) }),
    ),
  }),
});

export const eventsByUser = defineEndpoint({
  method: 'GET',
  path: '/api/audit/by-user',
  summary: 'What one person did, newest first',
  access: oversight,
  query: closed({ ...page, ...narrower, userId: Id }),
  response: pageOf(AuditRow),
});

export const listAuditEvents = defineEndpoint({
  method: 'GET',
  path: '/api/audit',
  summary: 'Events of the lab, newest first: all, or those of a person, a kind, an activity or some dates',
  access: oversight,
  query: closed({ ...page, ...narrower, userId: Type.Optional(Id) }),
  response: pageOf(AuditRow),
});

export const eventsByActivity = defineEndpoint({
  method: 'GET',
  path: '/api/audit/by-activity-type',
  summary: 'Events of one activity, or of all, newest first',
  access: oversight,
  query: closed({ ...page, ...narrower }),
  response: pageOf(AuditRow),
});

export const listActivityTypes = defineEndpoint({
  method: 'GET',
  path: '/api/audit/activity-types',
  summary: 'The activities that the lab has events of',
  access,
  query: closed(page),
  response: pageOf(closed({ entityKind: EntityKindName, action: Type.String(), label: Type.String() })),
});

export const readEvent = defineEndpoint({
  method: 'GET',
  path: '/api/audit/details',
  summary: 'One event with what changed, the events of the same request, and its place in the sealed chain',
  access,
  query: closed({ eventId: Id }),
  response: closed({
    event: AuditRow,
    unchanged: Type.Integer({ minimum: 0 }),
    requestId: Type.String(),
    /** Why a second person looks at it, and who did; null for ordinary events. */
    look: nullable(closed({ why: LookReasonName, looked: nullable(EventLook) })),
    together: Type.Array(closed({ eventId: Id, seq: nullable(Type.Integer()), activity: Type.String() })),
    seal: nullable(
      closed({
        sealedAt: Instant,
        link: SealLink,
        before: nullable(SealLink),
        next: nullable(SealLink),
        /** The mark follows from the event as it stands and the mark before it. */
        holds: Type.Boolean(),
      }),
    ),
  }),
});

export const readSeal = defineEndpoint({
  method: 'GET',
  path: '/api/audit/seal',
  summary: 'How far the audit trail of the lab is sealed, and how many events wait (1,000 stands for more)',
  access,
  response: closed({
    last: nullable(closed({ ...SealLink.properties, sealedAt: Instant })),
    waiting: Type.Integer({ minimum: 0, maximum: 1_000 }),
    /** The last proof of the whole chain, made every night; null before the first. */
    proved: nullable(closed({ at: Instant, upto: Type.Integer(), breaks: Type.Integer() })),
  }),
});

export const verifySeal = defineEndpoint({
  method: 'GET',
  path: '/api/audit/verify',
  summary: 'Proves the next stretch of the chain after a number that was proved before; `isDone` at its end',
  access: oversight,
  query: closed({ after: Type.Optional(Type.Integer({ minimum: 0, maximum: 9_007_199_254_740_991 })) }),
  response: closed({ upto: Type.Integer(), isDone: Type.Boolean(), breaks: Type.Array(ChainBreak) }),
});

export const readsByUser = defineEndpoint({
  method: 'GET',
  path: '/api/audit/reads-by-user',
  summary: 'Whose data one person saw, newest first',
  access: oversight,
  query: closed({ ...page, ...dateFilter, userId: Id }),
  response: pageOf(PatientRead),
});

export const readsOfPatient = defineEndpoint({
  method: 'GET',
  path: '/api/audit/reads-of-patient',
  summary: 'Who saw a patient, by day and person, newest first',
  access: oversight,
  query: closed({ ...page, patientId: Id }),
  response: pageOf(PatientSeen),
});

export const listDenials = defineEndpoint({
  method: 'GET',
  path: '/api/audit/denials',
  summary: 'Refused sign-ins of people of the lab, refused rights and tries at other labs, newest first',
  access: oversight,
  query: closed({ ...page, ...dateFilter, userId: Type.Optional(Id) }),
  response: pageOf(DenialView),
});

export const listWaitingLooks = defineEndpoint({
  method: 'GET',
  path: '/api/audit/needs-look',
  summary: 'Events of the last 30 days that a second person should look at and nobody has, newest first',
  access: oversight,
  query: closed(page),
  response: pageOf(WaitingLook),
});

export const lookAtEvent = defineEndpoint({
  method: 'POST',
  path: '/api/audit/look',
  summary: 'Notes that somebody else than who did it has looked at an event, with what they found',
  access: oversight,
  body: closed({ eventId: Id, note: Reason }),
  response: Done,
});

export const exportEvents = defineEndpoint({
  method: 'GET',
  path: '/api/audit/export',
  summary: 'Events of a filter as a file, at most 20,000; more than 1,000 need a proof of the last minutes',
  access: oversight,
  query: closed({ ...narrower, userId: Type.Optional(Id), format: ExportFormat }),
  produces: 'application/octet-stream',
  perMinute: 10,
  // What the rows of the file are made of: it says that the file tells data of patients.
  response: Type.Array(AuditRow),
});
