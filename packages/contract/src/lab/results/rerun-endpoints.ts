import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { RERUN_CHOICES } from '@nidan/domain/results/bench/rerun-change';
import { type Static, Type } from 'typebox';
import { DepartmentBrief } from '../../base/organisation/department-brief.ts';
import { TestBrief } from '../../catalogue/tests/test-view.ts';
import { defineEndpoint } from '../../kernel/endpoint.ts';
import {
  Can,
  closed,
  Done,
  Id,
  Instant,
  nullable,
  page,
  pageOf,
  Reason,
  Version,
} from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';
import { ResultFlag } from './result-value.ts';

const read = { module: 'results', bits: PERMISSION.read } as const;
const update = { module: 'results', bits: PERMISSION.update } as const;

/** A value as it was measured once; null values were cleared. */
const Measured = closed({ value: nullable(Type.String()), flag: ResultFlag });

/** A test that is measured again, with both values of each parameter. */
export const RerunRow = closed({
  rerunId: Id,
  billId: Id,
  billTestId: Id,
  version: Version,
  labNo: Type.String(),
  patient: PatientBrief,
  test: TestBrief,
  department: DepartmentBrief,
  barcode: nullable(Type.String()),
  /** Code of the rerun (spec §4): 0 requested, 10 in progress. */
  status: Type.Integer(),
  reason: Type.String(),
  requestedBy: Type.String(),
  requestedAt: Instant,
  values: Type.Array(
    closed({
      parameterId: Id,
      name: Type.String(),
      unit: Type.String(),
      first: nullable(Measured),
      /** Null until it is measured again. */
      second: nullable(Measured),
      /** Of the second against the first, in percent; null where it cannot be told. */
      changePercent: nullable(Type.Number()),
    }),
  ),
  /** A second value stands: one can be chosen. */
  isMeasured: Type.Boolean(),
  /** What may be done with the test. */
  can: Can,
});
export type RerunRow = Static<typeof RerunRow>;

export const listReruns = defineEndpoint({
  method: 'GET',
  path: '/api/bills/test-result/rerun',
  summary:
    'Tests that are measured again and of which no value is chosen yet, the one asked for first at the top',
  access: read,
  query: closed(page),
  response: pageOf(RerunRow),
});

export const chooseRerun = defineEndpoint({
  method: 'POST',
  path: '/api/bills/test-result/rerun/choose',
  summary:
    'Ends a rerun: the values before it or those of the repeat go to the report, with a reason; both are kept',
  access: update,
  body: closed({
    billId: Id,
    billTestId: Id,
    version: Version,
    choice: Type.Enum([...RERUN_CHOICES]),
    reason: Reason,
  }),
  response: Done,
});
