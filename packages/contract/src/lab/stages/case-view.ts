import { LATERALITIES, SLIDE_REASONS, THING_KINDS } from '@nidan/domain/stages/case-tree';
import { CASE_KINDS } from '@nidan/domain/stages/stage-plan';
import { STAGE_LEVELS } from '@nidan/domain/stages/stage-rules';
import { testStage } from '@nidan/domain/status-sets/lab/test-stage';
import { type Static, Type } from 'typebox';
import { StageInputField } from '../../catalogue/tests/stage-rules.ts';
import { TestBrief } from '../../catalogue/tests/test-view.ts';
import { Can, closed, Id, Instant, nullable, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

export const StageState = Type.Enum([...testStage.stateNames]);

/** What was typed for the fields of a stage, by their names. */
export const StageInputs = Type.Record(
  Type.String({ minLength: 1, maxLength: 40 }),
  Type.Union([Type.Number(), Type.String({ maxLength: 200 })]),
);

/** A stage of the test, in the version that the bill was made with. */
export const StageOfCase = closed({
  index: Type.Integer(),
  name: Type.String(),
  level: Type.Enum([...STAGE_LEVELS]),
  role: nullable(Type.String()),
  hours: nullable(Type.Number()),
  hasBarcode: Type.Boolean(),
  isOptional: Type.Boolean(),
  inputs: Type.Array(StageInputField),
  /** Codes of the parameters that it asks for, and those that it is not completed without. */
  asks: Type.Array(closed({ code: Type.String(), name: Type.String(), mandatory: Type.Boolean() })),
  /** Indexes of the stages that a rejected one may go back to, and the one that it goes back to unless told. */
  targets: Type.Array(Type.Integer()),
  rework: Type.Integer(),
});
export type StageOfCase = Static<typeof StageOfCase>;

/** A part, block or slide. */
export const CaseThingView = closed({
  thingId: Id,
  kind: Type.Enum([...THING_KINDS]),
  parentId: nullable(Id),
  label: Type.String(),
  barcode: Type.String(),
  description: Type.String(),
  site: Type.String(),
  laterality: nullable(Type.Enum([...LATERALITIES])),
  receivedAs: Type.String(),
  removedAt: nullable(Instant),
  fixedAt: nullable(Instant),
  fixationEndedAt: nullable(Instant),
  stain: Type.String(),
  madeOf: nullable(Id),
  why: Type.Enum([...SLIDE_REASONS]),
  madeAt: Instant,
  prints: Type.Integer(),
  discardedAt: nullable(Instant),
  discardReason: nullable(Type.String()),
  version: Version,
});
export type CaseThingView = Static<typeof CaseThingView>;

/** How far a thing, or the case as a whole, is in a stage. */
export const StageRowView = closed({
  stageProgressId: Id,
  stage: Type.Integer(),
  thingId: nullable(Id),
  attempt: Type.Integer(),
  isCurrent: Type.Boolean(),
  state: StageState,
  stateLabel: Type.String(),
  readyAt: nullable(Instant),
  /** By the time limit of the stage; null without one or before it is ready. */
  dueAt: nullable(Instant),
  startedAt: nullable(Instant),
  startedBy: nullable(Type.String()),
  completedAt: nullable(Instant),
  completedBy: nullable(Type.String()),
  rejectedAt: nullable(Instant),
  rejectedBy: nullable(Type.String()),
  reason: nullable(Type.String()),
  /** Index of the stage that it went back to. */
  reworkIndex: nullable(Type.Integer()),
  inputs: StageInputs,
  /** What it waits for, such as 'Staining of A1-2'; null when it is ready or over. */
  waitsFor: nullable(Type.String()),
  /** Actions of the caller; empty for who is not of the role of the stage. */
  can: Can,
  version: Version,
});
export type StageRowView = Static<typeof StageRowView>;

const brief = {
  billTestId: Id,
  billId: Id,
  labNo: Type.String(),
  patient: PatientBrief,
  test: TestBrief,
  caseNo: Type.String(),
  kind: Type.Enum([...CASE_KINDS]),
  isFrozen: Type.Boolean(),
  openedAt: Instant,
  completedAt: nullable(Instant),
  dueAt: Instant,
  /** Turn-around time of the test; 0 without a target. */
  tatHours: Type.Number(),
};

/** A case with its tree and all that was done in its stages, attempts that others took the place of too. */
export const CaseView = closed({
  ...brief,
  version: Version,
  stages: Type.Array(StageOfCase),
  things: Type.Array(CaseThingView),
  rows: Type.Array(StageRowView),
});
export type CaseView = Static<typeof CaseView>;

/** Of one stage of a case: how many of its things are how far. */
export const StageCount = closed({
  stage: Type.Integer(),
  name: Type.String(),
  things: Type.Integer(),
  ready: Type.Integer(),
  running: Type.Integer(),
  done: Type.Integer(),
  rejected: Type.Integer(),
  /** Since when the first running one runs, and who does it. */
  since: nullable(Instant),
  by: nullable(Type.String()),
});

export type StageCount = Static<typeof StageCount>;

/** A line of the board. */
export const BoardCase = closed({
  ...brief,
  /** Its time is over, or that of one of its stages. */
  isLate: Type.Boolean(),
  stages: Type.Array(StageCount),
});
export type BoardCase = Static<typeof BoardCase>;
