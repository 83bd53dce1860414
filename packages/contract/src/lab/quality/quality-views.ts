import {
  HOLD_RELEASES,
  LOOK_BACK_DECISIONS,
  QC_RUN_KINDS,
  QC_SOURCES,
  QC_VERDICTS,
  QUALITY_STATES,
} from '@nidan/domain/quality/quality-state';
import { ALL_WESTGARD_RULES } from '@nidan/domain/quality/westgard-rule';
import { type Static, Type } from 'typebox';
import { CalendarDate, Can, closed, Id, Instant, nullable, Version } from '../../kernel/shapes.ts';
import { PatientBrief } from '../../people/patients/patient-brief.ts';

export const Verdict = Type.Enum([...QC_VERDICTS]);
export const Rule = Type.Enum([...ALL_WESTGARD_RULES]);
export const Decision = Type.Enum([...LOOK_BACK_DECISIONS]);
const Named = closed({ id: Id, name: Type.String() });

/** A lot of a control material. */
export const LotView = closed({
  lotId: Id,
  lotNo: Type.String(),
  expiresOn: CalendarDate,
  openedAt: Instant,
  closedAt: nullable(Instant),
  isExpired: Type.Boolean(),
  /** Series that stand on it. */
  seriesCount: Type.Integer(),
  version: Version,
  can: Can,
});
export type LotView = Static<typeof LotView>;

/** A control material with its lots, the latest first. */
export const MaterialView = closed({
  materialId: Id,
  name: Type.String(),
  maker: Type.String(),
  /** What its levels are called, the first one is level 1. */
  levels: Type.Array(Type.String()),
  lots: Type.Array(LotView),
  version: Version,
});
export type MaterialView = Static<typeof MaterialView>;

/** One level of a lot for one parameter on one machine. */
export const SeriesView = closed({
  seriesId: Id,
  machine: Named,
  parameter: Named,
  material: Type.String(),
  lotId: Id,
  lotNo: Type.String(),
  expiresOn: CalendarDate,
  level: Type.Integer(),
  levelName: Type.String(),
  baseMean: Type.Number(),
  /** At -2 SD. */
  minValue: Type.Number(),
  /** At +2 SD. */
  maxValue: Type.Number(),
  unit: Type.String(),
  /** Decimals with which the parameter is reported; null: as entered. */
  decimals: nullable(Type.Integer()),
  source: Type.Enum([...QC_SOURCES]),
  targetSince: Instant,
  startedAt: Instant,
  closedAt: nullable(Instant),
  /** The base mean is not the middle of min and max, so that the SD describes the lower half alone. */
  isLopsided: Type.Boolean(),
  version: Version,
  can: Can,
});
export type SeriesView = Static<typeof SeriesView>;

/** A control result. */
export const PointView = closed({
  pointId: Id,
  runId: Id,
  value: Type.Number(),
  z: Type.Number(),
  measuredAt: Instant,
  enteredBy: Type.String(),
  /** Null while its run is not completed. */
  verdict: nullable(Verdict),
  rules: Type.Array(Rule),
  isExcluded: Type.Boolean(),
  excludedReason: nullable(Type.String()),
  excludedBy: nullable(Type.String()),
  /** Former values that a correction replaced. */
  formerValues: Type.Array(Type.Number()),
  /** What was said of its run. */
  comment: Type.String(),
  correctiveAction: Type.String(),
  version: Version,
});
export type PointView = Static<typeof PointView>;

/** The rules by which a parameter of a machine is judged. */
export const RulesView = closed({
  rules: Type.Array(Rule),
  /** Somebody chose them; else they are the usual ones. */
  isChosen: Type.Boolean(),
  teaPercent: nullable(Type.Number()),
  biasPercent: nullable(Type.Number()),
  /** By TEa, bias and the CV of the series; null where one of them is missing. */
  sigma: nullable(Type.Number()),
  /** The rules that a method of that sigma needs. */
  advised: Type.Array(Rule),
  version: Type.Integer(),
});
export type RulesView = Static<typeof RulesView>;

/** The moving mean of patients on a machine, an early warning that holds nothing. */
export const PatientMeanView = closed({
  /** Values within the limits, and how many make a mean. */
  counted: Type.Integer(),
  wanted: Type.Integer(),
  /** Null, with target and allowed, while there are too few. */
  mean: nullable(Type.Number()),
  target: nullable(Type.Number()),
  allowed: nullable(Type.Number()),
  isOff: Type.Boolean(),
  /** What somebody laid down; null: the intervals of the values say what is usual. */
  plan: nullable(
    closed({
      count: Type.Integer(),
      low: Type.Number(),
      high: Type.Number(),
      target: Type.Number(),
      allowed: Type.Number(),
      version: Version,
    }),
  ),
});
export type PatientMeanView = Static<typeof PatientMeanView>;

/** A series as a Levey-Jennings chart shows it. */
export const ChartView = closed({
  series: SeriesView,
  /** Oldest first. */
  points: Type.Array(PointView),
  /** Of all points of the series that count. */
  mean: nullable(Type.Number()),
  sd: Type.Number(),
  calSd: nullable(Type.Number()),
  cv: nullable(Type.Number()),
  counted: Type.Integer(),
  bounds: Type.Array(closed({ sds: Type.Integer(), value: Type.Number() })),
  rules: RulesView,
  /** Of the parameter on the machine, whatever the level. */
  patients: PatientMeanView,
  /** Other series of the level on the machine: former lots, and one that is run in parallel. */
  lots: Type.Array(
    closed({
      seriesId: Id,
      lotNo: Type.String(),
      startedAt: Instant,
      closedAt: nullable(Instant),
      mean: nullable(Type.Number()),
      calSd: nullable(Type.Number()),
      counted: Type.Integer(),
    }),
  ),
  /** What happened to the machine: calibrations and what else is marked on the chart. */
  marks: Type.Array(closed({ at: Instant, what: Type.String() })),
});
export type ChartView = Static<typeof ChartView>;

/** A run of controls. */
export const RunView = closed({
  runId: Id,
  machine: Named,
  status: Type.Integer(),
  statusLabel: Type.String(),
  kind: Type.Enum([...QC_RUN_KINDS]),
  plannedFor: nullable(Instant),
  cause: Type.String(),
  startedAt: nullable(Instant),
  startedBy: nullable(Type.String()),
  completedAt: nullable(Instant),
  completedBy: nullable(Type.String()),
  measuredAt: nullable(Instant),
  verdict: nullable(Verdict),
  /** Rules that rejected or warned, in all its points. */
  rules: Type.Array(Rule),
  points: Type.Integer(),
  comment: Type.String(),
  correctiveAction: Type.String(),
  seenAt: nullable(Instant),
  seenBy: nullable(Type.String()),
  version: Version,
  /** 'makeReady', 'start', 'enter', 'complete', 'note', 'look', 'correct'. */
  can: Can,
});
export type RunView = Static<typeof RunView>;

/** A line of the sheet of a run: a series of the machine, and its point when it is entered. */
export const SheetLine = closed({
  series: SeriesView,
  /** The z of the former points of the series, the last one last: what the next one is judged beside. */
  before: Type.Array(Type.Number()),
  /** By which it will be judged. */
  rules: Type.Array(Rule),
  point: nullable(PointView),
});
export type SheetLine = Static<typeof SheetLine>;

export const RunSheet = closed({ run: RunView, lines: Type.Array(SheetLine) });
export type RunSheet = Static<typeof RunSheet>;

/** A parameter of a machine that a rejected control holds. */
export const HoldView = closed({
  holdId: Id,
  machine: Named,
  parameter: Named,
  runId: Id,
  rule: Rule,
  openedAt: Instant,
  lastGoodAt: nullable(Instant),
  releasedAt: nullable(Instant),
  releasedBy: nullable(Type.String()),
  releaseKind: nullable(Type.Enum([...HOLD_RELEASES])),
  releaseReason: nullable(Type.String()),
  /** Patients' values since the last good run, and those that are not decided. */
  values: Type.Integer(),
  undecided: Type.Integer(),
  version: Version,
  can: Can,
});
export type HoldView = Static<typeof HoldView>;

/** A patient's value that was measured since the last good run. */
export const LookBackValue = closed({
  billId: Id,
  labNo: Type.String(),
  patient: PatientBrief,
  billTestId: Id,
  test: Type.String(),
  parameterId: Id,
  /** Which of the versions of the value it is. */
  resultVersion: Version,
  value: Type.String(),
  unit: Type.String(),
  flag: Type.String(),
  enteredAt: Instant,
  /** State of its test. */
  state: Type.String(),
  /** The value that stands now, where it is another one. */
  valueNow: nullable(Type.String()),
  isReported: Type.Boolean(),
  decision: nullable(Decision),
  note: Type.String(),
  decidedBy: nullable(Type.String()),
  decidedAt: nullable(Instant),
  can: Can,
});
export type LookBackValue = Static<typeof LookBackValue>;

/** How one parameter of a machine stands, level by level. */
export const BoardCell = closed({
  seriesId: Id,
  levelName: Type.String(),
  lotNo: Type.String(),
  expiresOn: CalendarDate,
  unit: Type.String(),
  /** Of the target. */
  sd: Type.Number(),
  lastValue: nullable(Type.Number()),
  lastZ: nullable(Type.Number()),
  lastAt: nullable(Instant),
  verdict: nullable(Verdict),
  rules: Type.Array(Rule),
});
export const BoardLine = closed({
  parameter: Named,
  state: Type.Enum([...QUALITY_STATES]),
  lastGoodAt: nullable(Instant),
  dueAt: nullable(Instant),
  hold: nullable(closed({ holdId: Id, rule: Rule, since: Instant })),
  /** The hold that was overridden and that no good run has followed, with its values that nobody has decided on. */
  overridden: nullable(closed({ holdId: Id, since: Instant, undecided: Type.Integer() })),
  /** The moving mean of patients, where there are enough values for one. */
  patients: nullable(PatientMeanView),
  cells: Type.Array(BoardCell),
});
export type BoardLine = Static<typeof BoardLine>;

export const PlanView = closed({
  everyHours: nullable(Type.Integer()),
  everyResults: nullable(Type.Integer()),
  shifts: Type.Array(Type.String()),
  version: Type.Integer(),
});
export type PlanView = Static<typeof PlanView>;

export const BoardMachine = closed({
  machine: Named,
  /** Null: once a day. */
  plan: nullable(PlanView),
  /** The run that is begun or planned and not completed. */
  openRun: nullable(
    closed({
      runId: Id,
      status: Type.Integer(),
      statusLabel: Type.String(),
      plannedFor: nullable(Instant),
      version: Version,
    }),
  ),
  lines: Type.Array(BoardLine),
});
export type BoardMachine = Static<typeof BoardMachine>;
