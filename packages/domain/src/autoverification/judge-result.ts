import type { QualityState } from '../quality/quality-state.ts';
import type { ParameterKind } from '../enumerations/results.ts';
import { type ActionLimits, actionSide } from '../ranges/action-limits.ts';
import { sideBeyond } from '../ranges/beyond-limits.ts';
import type { Flag, Interval } from '../results/flag.ts';
import type { ConsistencyRule } from '../results/look/consistency.ts';
import { isSurelyWithin } from '../results/look/surely-within.ts';
import { isUnjudged } from '../results/look/unjudged.ts';
import { parseValue } from '../results/parse-value.ts';
import type { Contamination } from '../results/look/contamination.ts';
import { farLimits } from './far-limits.ts';
import { AUTOVERIFICATION_RULES, type AutoverificationRule, TUBE_RULES } from './rule-chain.ts';
import type { RuleSet, ValueRules } from './rule-set.ts';
import { isSeriousFinding } from './serious-findings.ts';

/** A value that stands, with all that the rules ask about it. */
export interface ValueFacts {
  readonly parameterId: string;
  readonly code: string;
  readonly loinc: string | null;
  readonly kind: ParameterKind;
  /** Whether it has intervals at all, for whomever. */
  readonly hasIntervals: boolean;
  readonly plausibleLow: number | null;
  readonly plausibleHigh: number | null;
  /** Of the result that stands; 0 when there is none. */
  readonly version: number;
  /** As displayed; null when there is none. */
  readonly value: string | null;
  /** Why a calculated value that must be there is blank; null when it is not. */
  readonly blankReason: string | null;
  readonly flag: Flag | null;
  readonly critical: boolean;
  /** Held against; null when none applies. */
  readonly range: (Interval & ActionLimits & { readonly text: string | null }) | null;
  /** Worst of what it is measured or calculated from. */
  readonly control: QualityState;
  /** What the machine said of it. */
  readonly machineFlags: readonly string[];
  /** `change` is null for words. */
  readonly delta: { readonly change: number | null; readonly exceeded: boolean } | null;
  /** The last checked value of the person; absent in facts from before it was kept. */
  readonly lastValue?: string | null;
  /** Whether an earlier checked result of the person was not normal either. */
  readonly wasPositive: boolean;
}

/** Everything that the rules of a test go by, kept with each verdict. */
export interface TestFacts {
  /** Null when it was not received. */
  readonly tube: { readonly specimenFits: boolean; readonly isUsable: boolean } | null;
  /** From collection to the last entry; null when nobody noted the collection. */
  readonly hoursSinceCollection: number | null;
  /** Of the test, else of its kind of tube. */
  readonly tubeStabilityHours: number | null;
  readonly ageYears: number;
  readonly values: readonly ValueFacts[];
  /** Codes of what machines sent of its tube and what waits for a person; empty for a part that has no code. */
  readonly waiting: readonly string[];
  /** Rules that a value of this test and others of the bill break. */
  readonly misfits: readonly ConsistencyRule[];
  /** Codes of tests that a value calls for and nobody decided about. */
  readonly openReflexes: readonly string[];
  readonly isRerunOpen: boolean;
  /** Parameters that propose a sentence nobody decided about. */
  readonly proposedComments: readonly string[];
  readonly hasNote: boolean;
  /** Whether its values may be those of another person. */
  readonly isMaybeSwapped: boolean;
  /** The test is of the other sex than the person; absent in facts from before tests had one. */
  readonly isOfOtherSex?: boolean;
  /** Codes of what keeps a person from checking it. */
  readonly blocks: readonly string[];
  /** Patterns of its tube; absent in facts from before there were any. */
  readonly contaminations?: readonly Contamination[];
  /** Why other tests of its tube are doubted; absent as `contaminations` are. */
  readonly tubeMates?: readonly { readonly test: string; readonly rules: readonly AutoverificationRule[] }[];
}

/** A rule that held a result back, with what it found; `code` is of the parameter, null for what is of the whole test. */
export interface RuleStop {
  readonly rule: AutoverificationRule;
  readonly code: string | null;
  readonly found: Readonly<Record<string, string | number>>;
}

export interface Verdict {
  readonly passed: boolean;
  /** In the order of the chain; empty when it passed. */
  readonly stops: readonly RuleStop[];
}

type Found = RuleStop['found'];
type ValueRule = (value: ValueFacts, rules: ValueRules) => Found | null;

/** Something to tell, or nothing found. */
function stopIf(isStopped: boolean, found: Found): Found | null {
  return isStopped ? found : null;
}

function isNumber({ kind }: ValueFacts): boolean {
  return kind === 'numeric' || kind === 'calculated';
}

function limitsTold(low: number | null, high: number | null): Found {
  return { ...(low === null ? {} : { low }), ...(high === null ? {} : { high }) };
}

/** Outside of limits, or perhaps so: what is known only to lie beyond something is not inside. */
function outside(value: ValueFacts, low: number | null, high: number | null): Found | null {
  if (low === null && high === null) return null;
  const parsed = parseValue(value.value ?? '');
  const isInside = parsed.kind === 'numeric' && sideBeyond(parsed, { low, high }) === null;
  return stopIf(!isInside, { value: value.value ?? '', ...limitsTold(low, high) });
}

function abnormal(value: ValueFacts): Found | null {
  const { flag, range, hasIntervals } = value;
  const told = { value: value.value ?? '' };
  if (flag !== null) return { ...told, flag };
  if (range !== null && actionSide(told.value, range) !== null) return { ...told, why: 'action' };
  if (isUnjudged({ hasIntervals, value: value.value, range })) return { ...told, why: 'noInterval' };
  if (!isNumber(value)) return null;
  if (!hasIntervals || range === null) return { ...told, why: 'noInterval' };
  return stopIf(!isSurelyWithin(told.value, range), { ...told, why: 'unsure' });
}

/** What each rule asks of a value that stands. */
const OF_VALUES: Partial<Record<AutoverificationRule, ValueRule>> = {
  machineFlags: ({ machineFlags }) =>
    stopIf(machineFlags.length > 0, { machineFlags: machineFlags.join(', ') }),
  control: ({ control }, { needsControl }) => stopIf(needsControl && control !== 'inControl', { control }),
  words: ({ kind }) => stopIf(kind === 'text' || kind === 'narrative' || kind === 'attachment', { kind }),
  plausible: (value) => (isNumber(value) ? outside(value, value.plausibleLow, value.plausibleHigh) : null),
  measuringRange: (value, { measuringLow, measuringHigh }) => outside(value, measuringLow, measuringHigh),
  critical: ({ critical, value }) => stopIf(critical, { value: value ?? '' }),
  normal: (value, { onlyNormal }) => (onlyNormal ? abnormal(value) : null),
  release: (value, { releaseLow, releaseHigh }) => {
    const own = farLimits(value);
    return outside(value, releaseLow ?? own.low, releaseHigh ?? own.high);
  },
  delta: ({ delta, value, lastValue = null }) =>
    delta === null
      ? null
      : stopIf(delta.exceeded, {
          value: value ?? '',
          ...(delta.change === null ? { before: lastValue ?? '' } : { change: delta.change }),
        }),
  firstPositive: (value) =>
    stopIf(isSeriousFinding(value) && value.flag !== null && !value.wasPositive, {
      value: value.value ?? '',
    }),
};

function ofValue(value: ValueFacts, rules: ValueRules | undefined): RuleStop[] {
  const { code } = value;
  if (value.value === null) {
    if (value.blankReason === null) return [];
    return [{ rule: 'value', code, found: { blankReason: value.blankReason } }];
  }
  if (rules === undefined) return [{ rule: 'notCovered', code, found: {} }];
  return AUTOVERIFICATION_RULES.flatMap((rule): RuleStop[] => {
    const found = OF_VALUES[rule]?.(value, rules) ?? null;
    return found === null ? [] : [{ rule, code, found }];
  });
}

function tubeFault({ tube }: TestFacts): Found | null {
  if (tube === null) return { why: 'notReceived' };
  if (!tube.isUsable) return { why: 'rejected' };
  return stopIf(!tube.specimenFits, { why: 'specimen' });
}

function stability(facts: TestFacts, { stabilityHours }: RuleSet): Found | null {
  const { hoursSinceCollection: hours, tubeStabilityHours } = facts;
  const limit = stabilityHours ?? tubeStabilityHours;
  if (hours === null || limit === null) return { why: 'unknown' };
  return stopIf(hours > limit, { hours, limit });
}

/** What each rule asks of a test as a whole. */
const OF_TESTS: Partial<Record<AutoverificationRule, (facts: TestFacts, set: RuleSet) => Found | null>> = {
  tube: tubeFault,
  stability,
  quarantine: ({ waiting }) => stopIf(waiting.length > 0, { waiting: waiting.join(', ') }),
  consistency: ({ misfits }) => stopIf(misfits.length > 0, { misfits: misfits.join(', ') }),
  contamination: ({ contaminations = [] }) =>
    stopIf(contaminations.length > 0, { pattern: contaminations.join(', ') }),
  reflex: ({ openReflexes }) => stopIf(openReflexes.length > 0, { tests: openReflexes.join(', ') }),
  rerun: ({ isRerunOpen }) => stopIf(isRerunOpen, {}),
  age: ({ ageYears }, { youngestYears }) => stopIf(ageYears < youngestYears, { ageYears, youngestYears }),
  comment: ({ proposedComments }) =>
    stopIf(proposedComments.length > 0, { parameters: proposedComments.join(', ') }),
  note: ({ hasNote }) => stopIf(hasNote, {}),
  swap: ({ isMaybeSwapped }) => stopIf(isMaybeSwapped, {}),
  otherSex: ({ isOfOtherSex = false }) => stopIf(isOfOtherSex, {}),
  sameTube: ({ tubeMates = [] }) =>
    stopIf(tubeMates.length > 0, {
      tests: tubeMates.map(({ test, rules }) => `${test} (${rules.join(', ')})`).join(', '),
    }),
  block: ({ blocks }) => stopIf(blocks.length > 0, { blocks: blocks.join(', ') }),
  value: ({ values }) =>
    stopIf(
      values.every(({ value }) => value === null),
      {},
    ),
};

function place({ rule }: RuleStop): number {
  return AUTOVERIFICATION_RULES.indexOf(rule);
}

/**
 * Whether a completed test may go out by rule: every rule of the chain must pass (facts 2.7), and what is not known stops. The same
 * facts and rules give the same verdict at any time.
 */
export function judgeResult(set: RuleSet, facts: TestFacts): Verdict {
  const rulesOf = new Map(set.values.map((rules) => [rules.parameterId, rules]));
  const found = [
    ...AUTOVERIFICATION_RULES.flatMap((rule): RuleStop[] => {
      const told = OF_TESTS[rule]?.(facts, set) ?? null;
      return told === null ? [] : [{ rule, code: null, found: told }];
    }),
    ...facts.values.flatMap((value) => ofValue(value, rulesOf.get(value.parameterId))),
  ];
  const stops = found.toSorted((a, b) => place(a) - place(b));
  return { passed: stops.length === 0, stops };
}

/** Rules of a test that has none in use: no limits of its own, and nothing asked of its controls. */
function withoutRules({ values }: TestFacts): RuleSet {
  const none = { releaseLow: null, releaseHigh: null, measuringLow: null, measuringHigh: null };
  return {
    youngestYears: 0,
    stabilityHours: null,
    values: values.map(({ parameterId }) => ({
      parameterId,
      needsControl: false,
      onlyNormal: false,
      ...none,
    })),
  };
}

/** What of a test casts doubt on its tube, by the rules in use for it, where there are some; in the order of the chain. */
export function tubeDoubts(set: RuleSet | null, facts: TestFacts): RuleStop[] {
  const { tubeMates: _mates, ...own } = facts;
  return judgeResult(set ?? withoutRules(own), own).stops.filter(({ rule }) => TUBE_RULES.includes(rule));
}
