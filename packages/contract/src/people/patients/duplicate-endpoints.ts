import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { DUPLICATE_REASONS } from '@nidan/domain/people/names/duplicate-reason';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Done, Id, page, pageOf } from '../../kernel/shapes.ts';
import { PatientRecord } from './patient-record.ts';

/** How likely two records are one person, 0 to 100, and what speaks for and against it. */
export const duplicateVerdict = {
  score: Type.Integer({ minimum: 0, maximum: 100 }),
  isLikely: Type.Boolean(),
  reasons: Type.Array(Type.Enum([...DUPLICATE_REASONS])),
};

/** Two records that may be one person; `one` is the later. */
export const DuplicatePair = closed({ one: PatientRecord, other: PatientRecord, ...duplicateVerdict });
export type DuplicatePair = Static<typeof DuplicatePair>;

export const listDuplicates = defineEndpoint({
  method: 'GET',
  path: '/api/patients/duplicate',
  summary:
    'Records that may be one person, by score, the latest registered first; of everybody or of `patientId`. A page may be short, `next` tells whether there is more',
  access: { module: 'patients', bits: PERMISSION.read },
  query: closed({ ...page, patientId: Type.Optional(Id), likelyOnly: Type.Optional(Type.Boolean()) }),
  perMinute: 120,
  response: pageOf(DuplicatePair),
});

export const tellApart = defineEndpoint({
  method: 'POST',
  path: '/api/patients/duplicate',
  summary: 'Says that two records are two people: the pair is not shown again',
  access: { module: 'patients', bits: PERMISSION.update },
  body: closed({ oneId: Id, otherId: Id }),
  response: Done,
});
