import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { MERGE_FAULTS } from '@nidan/domain/people/merge-fault';
import { MERGE_FIELDS } from '@nidan/domain/people/merge-fields';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  Can,
  closed,
  Id,
  Instant,
  nullable,
  page,
  pageOf,
  Paise,
  Reason,
  Version,
} from '../../kernel/shapes.ts';
import { duplicateVerdict } from './duplicate-endpoints.ts';
import { PatientRecord, Relative } from './patient-record.ts';

const read = { module: 'patients', bits: PERMISSION.read } as const;
/** A merge takes a record away from every list, so it needs what taking away needs. */
const merge = { module: 'patients', bits: PERMISSION.delete } as const;

/** Two records side by side, and what would move to the one that remains. */
export const MergePreview = closed({
  survivor: PatientRecord,
  merged: PatientRecord,
  ...duplicateVerdict,
  moves: closed({
    visits: Type.Integer(),
    reports: Type.Integer(),
    /** Companions, and children of a mother. */
    relatives: Type.Integer(),
    duePaise: Paise,
  }),
  /** Why this merge is not possible, this way round; null when it is. */
  fault: nullable(Type.Enum([...MERGE_FAULTS])),
});
export type MergePreview = Static<typeof MergePreview>;

/** A merge as it was, and whether it was taken back. */
export const MergeView = closed({
  mergeId: Id,
  survivor: Relative,
  merged: Relative,
  reason: Type.String(),
  at: Instant,
  by: Type.String(),
  moved: Type.Integer(),
  undone: nullable(closed({ at: Instant, by: Type.String(), reason: Type.String() })),
  can: Can,
});
export type MergeView = Static<typeof MergeView>;

export const previewMerge = defineEndpoint({
  method: 'GET',
  path: '/api/patients/merge',
  summary: 'Two records side by side, how likely they are one person, and what would move',
  access: read,
  query: closed({ survivorId: Id, mergedId: Id }),
  response: MergePreview,
});

export const mergePatients = defineEndpoint({
  method: 'POST',
  path: '/api/patients/merge',
  summary:
    'Makes two records one: everything that names the merged person names the survivor, in one step that can be undone',
  access: merge,
  stepUp: true,
  body: closed({
    mergeId: Id,
    survivorId: Id,
    survivorVersion: Version,
    mergedId: Id,
    mergedVersion: Version,
    /** What the survivor takes from the other record. */
    take: Type.Array(Type.Enum([...MERGE_FIELDS]), { maxItems: MERGE_FIELDS.length, uniqueItems: true }),
    reason: Reason,
  }),
  response: MergeView,
});

export const undoMerge = defineEndpoint({
  method: 'POST',
  path: '/api/patients/merge/undo',
  summary:
    'Gives back what a merge moved, by somebody else than who merged; what came after stays with the survivor',
  access: merge,
  stepUp: true,
  body: closed({ mergeId: Id, reason: Reason }),
  response: MergeView,
});

export const listMerges = defineEndpoint({
  method: 'GET',
  path: '/api/patients/merges',
  summary: 'Merges, the latest first; of everybody, or those that a person was part of',
  access: read,
  query: closed({ ...page, ...dateFilter, patientId: Type.Optional(Id) }),
  response: pageOf(MergeView),
});
