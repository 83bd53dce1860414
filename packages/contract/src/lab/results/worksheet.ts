import { REFLEX_DECISIONS, REFLEX_MODES } from '@nidan/domain/catalogue/reflex-rule';
import { BILL_PRIORITIES } from '@nidan/domain/enumerations/bills';
import { TRIMESTERS } from '@nidan/domain/people/ages/trimester';
import { FASTING_STATES } from '@nidan/domain/ranges/range-condition';
import { COMMENT_DECISIONS } from '@nidan/domain/results/result-comment';
import { type Static, Type } from 'typebox';
import {
  ChoiceView,
  DeltaMode,
  DeltaRule,
  measuredQuantity,
} from '../../catalogue/parameters/parameter-view.ts';
import { TestBrief } from '../../catalogue/tests/test-view.ts';
import { closed, Id, Instant, nullable } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';
import { ResultFlag, ResultRange, ResultValue } from './result-value.ts';
import { bench } from './worklist-row.ts';

/** A checked value of the same person, parameter and unit from an earlier bill. */
export const PreviousValue = closed({
  value: Type.String(),
  numeric: nullable(Type.Number()),
  flag: ResultFlag,
  /** When the tube was collected. */
  at: Instant,
  labNo: Type.String(),
});
export type PreviousValue = Static<typeof PreviousValue>;

export const CriticalCallView = closed({
  value: Type.String(),
  receiver: Type.String(),
  readBack: Type.String(),
  calledBy: Type.String(),
  calledAt: Instant,
});
export type CriticalCallView = Static<typeof CriticalCallView>;

/** A call about a critical value that reached nobody. */
export const CriticalAttemptView = closed({
  /** Whom somebody called, and what happened. */
  note: Type.String(),
  triedBy: Type.String(),
  triedAt: Instant,
});
export type CriticalAttemptView = Static<typeof CriticalAttemptView>;

/** How much a value differs from the one before; `change` is null for words. */
export const DeltaChange = closed({
  mode: DeltaMode,
  change: nullable(Type.Number()),
  exceeded: Type.Boolean(),
});
export type DeltaChange = Static<typeof DeltaChange>;

/** One row of the entry grid. */
export const WorksheetParameter = closed({
  ...measuredQuantity,
  group: nullable(Type.String()),
  mandatory: Type.Boolean(),
  formula: nullable(Type.String()),
  /** Names of the parameters that a calculated one is worked out from. */
  calculatedFrom: Type.Array(Type.String()),
  choices: Type.Array(ChoiceView),
  plausibleLow: nullable(Type.Number()),
  plausibleHigh: nullable(Type.Number()),
  deltaRule: nullable(DeltaRule),
  /** Values are held against intervals, which the catalogue has for somebody. */
  hasIntervals: Type.Boolean(),
  /** The machines that may have measured a typed value, where there are several: who types it says which. */
  machines: Type.Array(closed({ machineId: Id, name: Type.String() })),
  /** By sex, age and condition at collection. Without an id it has critical and action limits alone, as none applies; null when there are none either. */
  range: nullable(ResultRange),
  /** Null until a value was entered. */
  result: nullable(ResultValue),
  /** At most three, latest first. */
  previous: Type.Array(PreviousValue),
  /** Change against the latest previous value in the unit of the mode, which is percent where there is no rule. */
  delta: nullable(DeltaChange),
  /** Of a blood group: the last one of the person from another bill, with groups that somebody has said why they differ. */
  formerGroup: nullable(
    closed({ value: Type.String(), labNo: Type.String(), resolvedAs: Type.Array(Type.String()) }),
  ),
  /** The value is critical and nobody was informed of it yet. */
  callDue: Type.Boolean(),
  /** The last call about this parameter, of this value or an earlier one. */
  call: nullable(CriticalCallView),
  /** Calls about the standing value that reached nobody, the latest first. */
  attempts: Type.Array(CriticalAttemptView),
});
export type WorksheetParameter = Static<typeof WorksheetParameter>;

/** Why a test cannot be checked by the caller now. */
export const CheckBlock = closed({ code: Type.String(), msg: Type.String() });
export type CheckBlock = Static<typeof CheckBlock>;

/** Another test that the values of a test call for by a reflex rule. */
export const WorksheetReflex = closed({
  test: TestBrief,
  /** Name of the parameter whose value calls for it. */
  parameter: Type.String(),
  value: Type.String(),
  /** Added by itself once the test is complete, when it can be; else the technician decides. */
  mode: Type.Enum([...REFLEX_MODES]),
  isFree: Type.Boolean(),
  needsConsent: Type.Boolean(),
  state: Type.Enum(['suggested', ...REFLEX_DECISIONS]),
});
export type WorksheetReflex = Static<typeof WorksheetReflex>;

/** A sentence that a value calls for: a person accepts it, which writes it to the remarks, or dismisses it. */
export const WorksheetComment = closed({
  commentId: Id,
  /** Name of the parameter whose value calls for it. */
  parameter: Type.String(),
  value: Type.String(),
  sentence: closed({ en: Type.String(), hi: Type.String(), mr: Type.String() }),
  state: Type.Enum(['proposed', ...COMMENT_DECISIONS]),
  /** Null while it is only proposed. */
  decidedBy: nullable(Type.String()),
});
export type WorksheetComment = Static<typeof WorksheetComment>;

export const WorksheetTest = closed({
  ...bench,
  /** Name of the profile or package that it was ordered in. */
  orderedIn: nullable(Type.String()),
  method: Type.String(),
  /** On which it is run for the location of the bill; null where none is named. */
  machine: nullable(Type.String()),
  interpretation: Type.String(),
  note: Type.String(),
  /** Completed years of the person when its tube was collected, which formulas go by. */
  ageYears: Type.Integer(),
  /** Of a pregnancy at collection; null when none is known. */
  trimester: nullable(Type.Enum([...TRIMESTERS])),
  /** Null when nobody asked. */
  fasting: nullable(Type.Enum([...FASTING_STATES])),
  completedBy: nullable(Type.String()),
  completedAt: nullable(Instant),
  checkedBy: nullable(Type.String()),
  checkedAt: nullable(Instant),
  /** The last repeat that was asked for. */
  rerun: nullable(
    closed({
      status: Type.Integer(),
      statusLabel: Type.String(),
      reason: Type.String(),
      requestedBy: Type.String(),
      requestedAt: Instant,
    }),
  ),
  checkBlocks: Type.Array(CheckBlock),
  reflexes: Type.Array(WorksheetReflex),
  comments: Type.Array(WorksheetComment),
  parameters: Type.Array(WorksheetParameter),
});
export type WorksheetTest = Static<typeof WorksheetTest>;

/** Everything of a bill that the bench and the pathologist work on, in the order of the report. */
export const Worksheet = closed({
  billId: Id,
  labNo: Type.String(),
  priority: Type.Enum([...BILL_PRIORITIES]),
  patient: PatientBrief,
  /** Age when the first tube was collected, which ranges and formulas go by; '47 Yrs.'. */
  ageAtCollection: Type.String(),
  /** As noted on the bill, in cm and kg; null when nobody measured. */
  heightCm: nullable(Type.Number()),
  weightKg: nullable(Type.Number()),
  doctor: nullable(Type.String()),
  /** Who is informed of a critical value by phone; masked for a demo user. */
  doctorPhone: nullable(Type.String()),
  patientPhone: nullable(Type.String()),
  /** Of the agency that the bill is of, which `client` names. */
  agencyPhone: nullable(Type.String()),
  client: Type.String(),
  location: Type.String(),
  registeredAt: Instant,
  /** Packages whose report waits until all their tests are checked (spec §5). */
  restrictedBy: Type.Array(closed({ ...TestBrief.properties, waiting: Type.Array(Type.String()) })),
  /** The last revision of the report, when one was released. */
  released: nullable(
    closed({
      revision: Type.Integer(),
      status: Type.String(),
      releasedAt: Instant,
      releasedBy: Type.String(),
    }),
  ),
  tests: Type.Array(WorksheetTest),
});
export type Worksheet = Static<typeof Worksheet>;

/** What a change leaves of one test; merge it into the worksheet. */
export const ChangedTest = closed({
  billTestId: Id,
  state: Type.String(),
  stateLabel: Type.String(),
  worstFlag: ResultFlag,
  version: Type.Integer(),
  can: Type.Array(Type.String()),
});
export type ChangedTest = Static<typeof ChangedTest>;

/** A test after entry, with all its current values. */
export const SavedTest = closed({
  ...ChangedTest.properties,
  note: Type.String(),
  checkBlocks: Type.Array(CheckBlock),
  reflexes: Type.Array(WorksheetReflex),
  comments: Type.Array(WorksheetComment),
  values: Type.Array(
    closed({ parameterId: Id, range: nullable(ResultRange), result: ResultValue, callDue: Type.Boolean() }),
  ),
});
export type SavedTest = Static<typeof SavedTest>;
