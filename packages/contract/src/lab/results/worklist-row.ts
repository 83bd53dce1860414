import { BILL_PRIORITIES } from '@nidan/domain/enumerations/bills';
import { URGENCIES } from '@nidan/domain/time/turn-around';
import { type Static, Type } from 'typebox';
import { ContainerView } from '../../catalogue/tests/container-view.ts';
import { TestBrief } from '../../catalogue/tests/test-view.ts';
import { DepartmentBrief } from '../../base/organisation/department-brief.ts';
import { Can, closed, Id, Instant, nullable, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';
import { ResultFlag } from './result-value.ts';

/** Urgency of a turn-around (spec §9): hot is overdue. */
export const Urgency = Type.Enum([...URGENCIES]);

/** Where a bill test stands, as every screen of the bench shows it. */
export const bench = {
  billTestId: Id,
  test: TestBrief,
  department: DepartmentBrief,
  container: ContainerView,
  barcode: nullable(Type.String()),
  state: Type.String(),
  stateLabel: Type.String(),
  worstFlag: ResultFlag,
  dueAt: Instant,
  tatHours: Type.Number(),
  urgency: Urgency,
  collectedAt: nullable(Instant),
  /** When the tube was accessioned. */
  receivedAt: nullable(Instant),
  /** When its specimen is too old for it; null until it is drawn. */
  keepsUntil: nullable(Instant),
  version: Version,
  can: Can,
};

/** A test on the worklist. */
export const WorklistRow = closed({
  ...bench,
  billId: Id,
  labNo: Type.String(),
  patient: PatientBrief,
  priority: Type.Enum([...BILL_PRIORITIES]),
  /** A value of a completed test differs from the one before by more than its parameter allows; null when not asked for. */
  deltaExceeded: nullable(Type.Boolean()),
  /** No interval applies to a value of a completed test though its parameter has some; null when not asked for. */
  unjudged: nullable(Type.Boolean()),
});
export type WorklistRow = Static<typeof WorklistRow>;

/** Numbers beside the worklist. Each list is counted with every filter but its own. */
export const WorklistCounts = closed({
  departments: Type.Array(
    closed({ ...DepartmentBrief.properties, count: Type.Integer(), hot: Type.Integer() }),
  ),
  tests: Type.Array(closed({ ...TestBrief.properties, count: Type.Integer() })),
  /** Every state of the worklist in its order, those with 0 too. */
  states: Type.Array(closed({ state: Type.String(), label: Type.String(), count: Type.Integer() })),
  urgency: closed({ cool: Type.Integer(), warm: Type.Integer(), hot: Type.Integer() }),
  flags: closed({ critical: Type.Integer(), abnormal: Type.Integer(), normal: Type.Integer() }),
  /** Rows of the list with all filters, and the bills that they belong to. */
  total: Type.Integer(),
  bills: Type.Integer(),
});
export type WorklistCounts = Static<typeof WorklistCounts>;
