import {
  AUTOVERIFICATION_RULES,
  RULE_SET_MODES,
  RULE_SWITCH_KINDS,
  VERDICT_OUTCOMES,
} from '@nidan/domain/autoverification/rule-chain';
import { MOST_STABILITY_HOURS, MOST_YEARS } from '@nidan/domain/autoverification/rule-set';
import { type Static, Type } from 'typebox';
import { ParameterKind } from '../../catalogue/parameters/parameter-view.ts';
import { closed, Id, Instant, nullable, Version } from '../../kernel/shapes.ts';

export const RuleSetModeOf = Type.Enum([...RULE_SET_MODES]);

const Limit = nullable(Type.Number({ minimum: -1e9, maximum: 1e9 }));

/** What a rule set asks of one parameter; limits are in its unit and inside. */
export const ValueRulesOf = closed({
  parameterId: Id,
  needsControl: Type.Boolean(),
  onlyNormal: Type.Boolean(),
  releaseLow: Limit,
  releaseHigh: Limit,
  measuringLow: Limit,
  measuringHigh: Limit,
});

/** The rules of a test, as the domain judges by them. */
export const RuleSetOf = closed({
  youngestYears: Type.Integer({ minimum: 0, maximum: MOST_YEARS }),
  stabilityHours: nullable(Type.Number({ exclusiveMinimum: 0, maximum: MOST_STABILITY_HOURS })),
  values: Type.Array(ValueRulesOf, { minItems: 1, maxItems: 100 }),
});

/** A rule that held a result back, with what it found. */
export const RuleStopOf = closed({
  rule: Type.Enum([...AUTOVERIFICATION_RULES]),
  code: nullable(Type.String()),
  found: Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()])),
});
export type RuleStopOf = Static<typeof RuleStopOf>;

/** One version of the rules of a test. */
export const RuleSetView = closed({
  ruleSetId: Id,
  testId: Id,
  number: Type.Integer(),
  state: Type.String(),
  mode: RuleSetModeOf,
  rules: RuleSetOf,
  madeAt: Instant,
  madeBy: Type.String(),
  changedBy: Type.String(),
  approvedAt: nullable(Instant),
  approvedBy: nullable(Type.String()),
  retiredAt: nullable(Instant),
  retiredBy: nullable(Type.String()),
  retireReason: nullable(Type.String()),
  /** Why the caller may not approve it: they wrote it; null where they may, as far as rights go. */
  version: Version,
  can: Type.Array(Type.String()),
});
export type RuleSetView = Static<typeof RuleSetView>;

/** What became of the verdicts of a set, of the last version of each result. */
export const RuleCounts = closed({
  judged: Type.Integer(),
  /** Released by rule, or that would have been. */
  passed: Type.Integer(),
  stopped: Type.Integer(),
  /** Passed, and a person has checked the same values. */
  agreed: Type.Integer(),
  /** Passed, and a person has changed a value or asked for a repeat. */
  disagreed: Type.Integer(),
  /** Stopped, and a person has checked the same values. */
  stoppedForNothing: Type.Integer(),
  /** Checked by rule. */
  checked: Type.Integer(),
});
export type RuleCounts = Static<typeof RuleCounts>;

/** The rules of a test as the list tells them: those that count now. */
export const RuleSetRow = closed({
  testId: Id,
  code: Type.String(),
  name: Type.String(),
  ruleSetId: Id,
  number: Type.Integer(),
  state: Type.String(),
  mode: RuleSetModeOf,
  /** A draft beside an approved set. */
  hasDraft: Type.Boolean(),
  ...RuleCounts.properties,
});
export type RuleSetRow = Static<typeof RuleSetRow>;

/** A parameter as the editor and the prover read it. */
export const RuledParameter = closed({
  parameterId: Id,
  code: Type.String(),
  name: Type.String(),
  unit: Type.String(),
  loinc: nullable(Type.String()),
  kind: ParameterKind,
  decimals: Type.Integer(),
  mandatory: Type.Boolean(),
  plausibleLow: nullable(Type.Number()),
  plausibleHigh: nullable(Type.Number()),
  hasDelta: Type.Boolean(),
  choices: Type.Array(closed({ abnormal: Type.Boolean() })),
  ranges: Type.Array(
    closed({
      ageToDays: Type.Number(),
      low: nullable(Type.Number()),
      high: nullable(Type.Number()),
      actionLow: nullable(Type.Number()),
      actionHigh: nullable(Type.Number()),
      criticalLow: nullable(Type.Number()),
      criticalHigh: nullable(Type.Number()),
      text: nullable(Type.String()),
    }),
  ),
  hasControls: nullable(Type.Boolean()),
});
export type RuledParameter = Static<typeof RuledParameter>;

/** What stops releases by rule, or stopped them. */
export const RuleSwitchView = closed({
  switchId: Id,
  kind: Type.Enum([...RULE_SWITCH_KINDS]),
  /** Name of the test or the machine; empty for the whole lab. */
  target: Type.String(),
  reason: Type.String(),
  stoppedAt: Instant,
  stoppedBy: Type.String(),
  resumeReason: nullable(Type.String()),
  resumedAt: nullable(Instant),
  resumedBy: nullable(Type.String()),
  version: Version,
});
export type RuleSwitchView = Static<typeof RuleSwitchView>;

/** What the rules said of a test of a bill. */
export const VerdictView = closed({
  billTestId: Id,
  number: Type.Integer(),
  mode: RuleSetModeOf,
  outcome: Type.Enum([...VERDICT_OUTCOMES]),
  passed: Type.Boolean(),
  stops: Type.Array(RuleStopOf),
  /** Code of the refusal of the check. */
  refusal: nullable(Type.String()),
  judgedAt: Instant,
  /** Whether it is of the values that stand. */
  isCurrent: Type.Boolean(),
});
export type VerdictView = Static<typeof VerdictView>;

/** Two tubes that may bear each other's name, as seen from one of them. */
export const SwapView = closed({
  holdId: Id,
  barcode: Type.String(),
  otherBarcode: Type.String(),
  otherLabNo: Type.String(),
  foundAt: Instant,
  weight: Type.Number(),
  quantities: Type.Array(
    closed({
      name: Type.String(),
      unit: Type.String(),
      /** Of this tube and what its person had. */
      now: Type.Number(),
      before: Type.Number(),
      /** Of the other tube and what its person had. */
      otherNow: Type.Number(),
      otherBefore: Type.Number(),
    }),
  ),
  decidedBy: nullable(Type.String()),
  decidedAt: nullable(Instant),
  reason: nullable(Type.String()),
  version: Version,
});
export type SwapView = Static<typeof SwapView>;
