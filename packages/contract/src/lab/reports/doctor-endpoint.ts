import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type Static, Type } from 'typebox';
import { dateFilter } from '../../kernel/date-filter.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id, Instant, nullable, page, pageOf } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

/** A visit of a patient as their doctor sees it: what was asked, how far it is, and the report. Carries no amount. */
export const ReferredVisit = closed({
  billId: Id,
  labNo: Type.String(),
  registeredAt: Instant,
  patient: PatientBrief,
  tests: Type.Array(Type.String()),
  /** Of the test that is least far. */
  stateLabel: Type.String(),
  /** Null until a report is released. */
  reportedAt: nullable(Instant),
});
export type ReferredVisit = Static<typeof ReferredVisit>;

export const listReferredVisits = defineEndpoint({
  method: 'GET',
  path: '/api/report/referred',
  summary:
    'Visits of the patients whom the caller sees, latest first, with how far each is; carries no amounts',
  access: { module: 'reports', bits: PERMISSION.read },
  query: closed({
    ...page,
    /** Beginning of a lab ID, or parts of the words of a name. */
    q: Type.Optional(Type.String({ maxLength: 80 })),
    ...dateFilter,
  }),
  response: pageOf(ReferredVisit),
});
