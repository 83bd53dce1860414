import type { ParameterKind } from '../enumerations/results.ts';
import type { RangeLimits } from '../ranges/range-limits.ts';
import { roundHalfAway } from '../results/format-value.ts';
import type { AutoverificationRule } from './rule-chain.ts';
import { MOST_STABILITY_HOURS, MOST_YEARS, RULE_LIMITS, type RuleSet, type ValueRules } from './rule-set.ts';
import { ALL_VALUES, isEmptySpan, isInSpan, sharedSpan, spanOf, type ValueSpan } from './value-span.ts';

/** A parameter of the test as the prover reads it. */
export interface ProvedParameter {
  readonly parameterId: string;
  readonly code: string;
  readonly loinc: string | null;
  readonly kind: ParameterKind;
  readonly decimals: number;
  readonly mandatory: boolean;
  readonly plausibleLow: number | null;
  readonly plausibleHigh: number | null;
  readonly hasDelta: boolean;
  readonly choices: readonly { readonly abnormal: boolean }[];
  /** The intervals of whomever. Ages in days. */
  readonly ranges: readonly (RangeLimits & { readonly ageToDays: number; readonly text: string | null })[];
  /** Whether control material is measured for it somewhere; null where nobody asked. */
  readonly hasControls: boolean | null;
}

/** Where somebody mends it: a field of the whole set, or of the rules of a parameter. */
export interface RuleSetPlace {
  readonly parameterId: string | null;
  readonly field: keyof RuleSet | keyof ValueRules;
}

/** What is wrong with a rule set or worth knowing of it: codes and values, the words are at the edge. */
export interface RuleSetFinding {
  /** `neverPasses` and `neverStops` are of the rule; the others keep a set from being approved, as `neverPasses` does. */
  readonly code:
    | 'neverPasses'
    | 'neverPassesForSome'
    | 'neverStops'
    | 'upsideDown'
    | 'limitsOfWords'
    | 'beyondBounds'
    | 'notOfTest'
    | 'notCovered'
    | 'twice'
    | 'noValues';
  readonly rule: AutoverificationRule;
  readonly at: RuleSetPlace;
  /** The code of the parameter, and the limits that contradict each other. */
  readonly values: Readonly<Record<string, string | number>>;
}

/** Whether a finding makes the set contradict itself: it can release nothing, or says what cannot be meant. */
export function isContradiction({ code }: Pick<RuleSetFinding, 'code'>): boolean {
  return code !== 'neverStops' && code !== 'neverPassesForSome';
}

const DAYS_OF_YEAR = 365.25;

function isNumber({ kind }: ProvedParameter): boolean {
  return kind === 'numeric' || kind === 'calculated';
}

/** The distance of two displayed values beside each other. */
function stepOf({ decimals }: ProvedParameter): number {
  return 10 ** -decimals;
}

/** What is not critical: a value on a critical limit is, the one beside it is not. */
function notCritical(parameter: ProvedParameter, { criticalLow, criticalHigh }: RangeLimits): ValueSpan {
  const step = stepOf(parameter);
  return {
    low: criticalLow === null ? -Infinity : roundHalfAway(criticalLow + step, parameter.decimals),
    high: criticalHigh === null ? Infinity : roundHalfAway(criticalHigh - step, parameter.decimals),
  };
}

/** What calls for no look in somebody of a range. */
function normalOf(range: RangeLimits): ValueSpan {
  return sharedSpan(spanOf(range.low, range.high), spanOf(range.actionLow, range.actionHigh));
}

/** Each rule of limits with the values that it lets through, in the order in which a value meets them. */
interface Gate {
  readonly rule: AutoverificationRule;
  readonly field: keyof ValueRules;
  readonly span: ValueSpan;
  readonly isSet: boolean;
}

function gatesOf(
  parameter: ProvedParameter,
  rules: ValueRules,
  range: ProvedParameter['ranges'][number] | null,
): Gate[] {
  const { releaseLow, releaseHigh, measuringLow, measuringHigh, onlyNormal } = rules;
  const critical = range === null ? ALL_VALUES : notCritical(parameter, range);
  const normal = range === null ? ALL_VALUES : normalOf(range);
  return [
    {
      rule: 'measuringRange',
      field: 'measuringLow',
      span: spanOf(measuringLow, measuringHigh),
      isSet: measuringLow !== null || measuringHigh !== null,
    },
    { rule: 'critical', field: 'releaseLow', span: critical, isSet: false },
    { rule: 'normal', field: 'onlyNormal', span: onlyNormal ? normal : ALL_VALUES, isSet: false },
    {
      rule: 'release',
      field: 'releaseLow',
      span: spanOf(releaseLow, releaseHigh),
      isSet: releaseLow !== null || releaseHigh !== null,
    },
  ];
}

function told({ code }: ProvedParameter, { low, high }: ValueSpan): RuleSetFinding['values'] {
  return {
    parameter: code,
    ...(Number.isFinite(low) ? { low } : {}),
    ...(Number.isFinite(high) ? { high } : {}),
  };
}

function plausibleOf({ plausibleLow, plausibleHigh }: ProvedParameter): ValueSpan {
  return spanOf(plausibleLow, plausibleHigh);
}

/** The first gate behind which nothing is left, going through them one after the other; null when something passes all. */
function closingGate(parameter: ProvedParameter, gates: readonly Gate[]): Gate | null {
  let left = plausibleOf(parameter);
  for (const gate of gates) {
    left = sharedSpan(left, gate.span);
    if (isEmptySpan(left)) return gate;
  }
  return null;
}

/** Gates that somebody set and that stop nothing which the others let through, in nobody. */
function idleGates(parameter: ProvedParameter, byRange: readonly (readonly Gate[])[]): Gate[] {
  const [first = []] = byRange;
  return first.filter(({ rule, isSet }) => {
    if (!isSet) return false;
    return byRange.every((gates) => {
      const others = gates.filter((gate) => gate.rule !== rule).map(({ span }) => span);
      const own = gates.find((gate) => gate.rule === rule);
      return own !== undefined && isInSpan(sharedSpan(plausibleOf(parameter), ...others), own.span);
    });
  });
}

function limitFaults(parameter: ProvedParameter, rules: ValueRules): RuleSetFinding[] {
  const { parameterId, code } = parameter;
  const pairs = [
    ['measuringRange', 'measuringLow', rules.measuringLow, rules.measuringHigh],
    ['release', 'releaseLow', rules.releaseLow, rules.releaseHigh],
  ] as const;
  return pairs.flatMap(([rule, field, low, high]): RuleSetFinding[] => {
    const at = { parameterId, field };
    if (low === null && high === null) return [];
    if (!isNumber(parameter)) return [{ code: 'limitsOfWords', rule, at, values: { parameter: code } }];
    if (low !== null && high !== null && low > high) {
      return [{ code: 'upsideDown', rule, at, values: { parameter: code, low, high } }];
    }
    return [];
  });
}

/** What the rules of a number let through, range by range. */
function numberFindings(
  parameter: ProvedParameter,
  rules: ValueRules,
  { youngestYears }: RuleSet,
): RuleSetFinding[] {
  const { parameterId } = parameter;
  const ranges = parameter.ranges.filter(
    ({ ageToDays, low, high }) =>
      ageToDays > youngestYears * DAYS_OF_YEAR && (!rules.onlyNormal || low !== null || high !== null),
  );
  if (rules.onlyNormal && ranges.length === 0) {
    return [
      {
        // A value that need not be there, as of a formula for children, stops only where it is.
        code: parameter.mandatory ? 'neverPasses' : 'neverPassesForSome',
        rule: 'normal',
        at: { parameterId, field: 'onlyNormal' },
        values: { parameter: parameter.code, why: 'noInterval' },
      },
    ];
  }
  const byRange = (ranges.length === 0 ? [null] : ranges).map((range) => gatesOf(parameter, rules, range));
  const closing = byRange.map((gates) => closingGate(parameter, gates));
  const shut = closing.filter((gate) => gate !== null);
  const [gate] = shut;
  const closed: RuleSetFinding[] =
    gate === undefined
      ? []
      : [
          {
            code: shut.length === closing.length ? 'neverPasses' : 'neverPassesForSome',
            rule: gate.rule,
            at: { parameterId, field: gate.field },
            values: told(parameter, gate.span),
          },
        ];
  const idle = idleGates(parameter, byRange).map(({ rule, field, span }): RuleSetFinding => ({
    code: 'neverStops',
    rule,
    at: { parameterId, field },
    values: told(parameter, span),
  }));
  return [...closed, ...idle];
}

function wordFindings(parameter: ProvedParameter, { onlyNormal }: ValueRules): RuleSetFinding[] {
  const { parameterId, code, kind, choices, mandatory } = parameter;
  const at = { parameterId, field: 'onlyNormal' } as const;
  const values = { parameter: code };
  if (kind !== 'choice') {
    const never = mandatory ? 'neverPasses' : 'neverPassesForSome';
    return [{ code: never, rule: 'words', at, values }];
  }
  if (!onlyNormal) return [];
  if (choices.every(({ abnormal }) => abnormal))
    return [{ code: 'neverPasses', rule: 'normal', at, values: { ...values, why: 'abnormal' } }];
  if (choices.every(({ abnormal }) => !abnormal))
    return [{ code: 'neverStops', rule: 'normal', at, values: { ...values, why: 'normal' } }];
  return [];
}

function findingsOf(parameter: ProvedParameter, rules: ValueRules, set: RuleSet): RuleSetFinding[] {
  const { parameterId, code, hasControls, hasDelta } = parameter;
  const limits = limitFaults(parameter, rules);
  if (limits.length > 0) return limits;
  const values = { parameter: code };
  return [
    ...(isNumber(parameter) ? numberFindings(parameter, rules, set) : wordFindings(parameter, rules)),
    ...(rules.needsControl && hasControls === false
      ? [
          {
            code: 'neverPassesForSome',
            rule: 'control',
            at: { parameterId, field: 'needsControl' },
            values,
          } as const,
        ]
      : []),
    ...(isNumber(parameter) && !hasDelta
      ? [{ code: 'neverStops', rule: 'delta', at: { parameterId, field: 'parameterId' }, values } as const]
      : []),
  ];
}

function placeOf(field: keyof RuleSet): RuleSetPlace {
  return { parameterId: null, field };
}

function wholeFaults(set: RuleSet): RuleSetFinding[] {
  const { youngestYears, stabilityHours, values } = set;
  const faults: RuleSetFinding[] = [];
  if (!(youngestYears >= 0 && youngestYears <= MOST_YEARS))
    faults.push({
      code: 'beyondBounds',
      rule: 'age',
      at: placeOf('youngestYears'),
      values: { youngestYears },
    });
  if (stabilityHours !== null && !(stabilityHours > 0 && stabilityHours <= MOST_STABILITY_HOURS))
    faults.push({
      code: 'beyondBounds',
      rule: 'stability',
      at: placeOf('stabilityHours'),
      values: { stabilityHours },
    });
  if (values.length === 0)
    faults.push({ code: 'noValues', rule: 'notCovered', at: placeOf('values'), values: {} });
  return faults;
}

function hasFiniteLimits(rules: ValueRules): boolean {
  return RULE_LIMITS.every((limit) => rules[limit] === null || Number.isFinite(rules[limit]));
}

/**
 * What a rule set can and cannot do, by its limits, the ranges, the critical and the plausible limits alone: which rule lets no value
 * through, of anybody or of some, and which one never stops what the others let through. Values are compared as displayed.
 */
export function proveRuleSet(set: RuleSet, parameters: readonly ProvedParameter[]): RuleSetFinding[] {
  const known = new Map(parameters.map((parameter) => [parameter.parameterId, parameter]));
  const seen = new Set<string>();
  const named = set.values.flatMap((rules): RuleSetFinding[] => {
    const { parameterId } = rules;
    const at = { parameterId, field: 'parameterId' } as const;
    const parameter = known.get(parameterId);
    if (parameter === undefined) return [{ code: 'notOfTest', rule: 'notCovered', at, values: {} }];
    const values = { parameter: parameter.code };
    if (seen.has(parameterId)) return [{ code: 'twice', rule: 'notCovered', at, values }];
    seen.add(parameterId);
    if (!hasFiniteLimits(rules)) return [{ code: 'beyondBounds', rule: 'release', at, values }];
    return findingsOf(parameter, rules, set);
  });
  const missing = parameters.flatMap(({ parameterId, code }): RuleSetFinding[] =>
    seen.has(parameterId)
      ? []
      : [
          {
            code: 'notCovered',
            rule: 'notCovered',
            at: { parameterId, field: 'parameterId' },
            values: { parameter: code },
          },
        ],
  );
  return [...wholeFaults(set), ...named, ...missing];
}
