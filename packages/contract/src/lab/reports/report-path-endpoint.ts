import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { REPORT_STEPS } from '@nidan/domain/reports/report-path';
import { type Static, Type } from 'typebox';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import { closed, Id } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

export const ReportPathView = closed({
  billId: Id,
  labNo: Type.String(),
  patient: PatientBrief,
  /** Every step in order, at most one of them `here`. */
  steps: Type.Array(
    closed({
      step: Type.Enum([...REPORT_STEPS]),
      standing: Type.Enum(['done', 'here', 'ahead']),
      /** Tests or packages that wait, and why; an empty name is the whole report. */
      waiting: Type.Array(closed({ name: Type.String(), why: Type.String() })),
      /** Roles of the lab whose people move it on; empty where only the platform's operator can. */
      doneBy: Type.Array(Type.String()),
      /** The caller may. */
      mayAct: Type.Boolean(),
    }),
  ),
});
export type ReportPathView = Static<typeof ReportPathView>;

export const readReportPath = defineEndpoint({
  method: 'GET',
  path: '/api/report/path',
  summary:
    'Why the report of a bill, named by `billId` or `labNo`, is not out: each step of its way, what waits there, why and for whom',
  access: { module: 'bills', bits: PERMISSION.read },
  query: closed({ billId: Type.Optional(Id), labNo: Type.Optional(Type.String({ maxLength: 40 })) }),
  response: ReportPathView,
});
