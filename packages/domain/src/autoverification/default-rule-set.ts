import { roundHalfAway } from '../results/format-value.ts';
import { variationOf } from '../swaps/within-person.ts';
import { type ProvedParameter, isContradiction, proveRuleSet } from './prove-rule-set.ts';
import type { RuleSet, ValueRules } from './rule-set.ts';

/** Below it nothing goes out by rule before a lab has thought about it: ranges of children change from year to year. */
export const USUAL_YOUNGEST_YEARS = 18;

/** Hardly anybody healthy is so many times away from a limit that stands alone, and a slip of the decimal point is. */
const FAR_FROM_LIMIT = 5;
/** Percent between healthy people: where it is more, as in CRP, a fifth of the limit is quite usual. */
const MOST_BETWEEN = 50;

function isOpen(limit: number | null): boolean {
  return limit === null || limit === 0;
}

/**
 * Limits on the side on which the intervals have none: a cholesterol of 14 mg/dL is "below 200" as well. Only for what keeps within narrow
 * bounds among healthy people.
 */
function limitsOfOpenSide({
  loinc,
  decimals,
  ranges,
}: ProvedParameter): Pick<ValueRules, 'releaseLow' | 'releaseHigh'> {
  if ((variationOf(loinc)?.between ?? Infinity) > MOST_BETWEEN)
    return { releaseLow: null, releaseHigh: null };
  const upper = ranges.flatMap(({ low, high }) => (isOpen(low) && high !== null ? [high] : []));
  const lower = ranges.flatMap(({ low, high }) =>
    high === null && low !== null && !isOpen(low) ? [low] : [],
  );
  return {
    releaseLow: upper.length === 0 ? null : roundHalfAway(Math.min(...upper) / FAR_FROM_LIMIT, decimals),
    releaseHigh: lower.length === 0 ? null : roundHalfAway(Math.max(...lower) * FAR_FROM_LIMIT, decimals),
  };
}

function rulesOf(parameter: ProvedParameter): ValueRules {
  const { parameterId, kind, ranges } = parameter;
  const isMeasured = kind === 'numeric';
  return {
    parameterId,
    needsControl: isMeasured || kind === 'calculated',
    // What is only calculated and has no interval, such as eGFR in bands, says nothing that its inputs do not say.
    onlyNormal: kind !== 'calculated' || ranges.some(({ low, high }) => low !== null || high !== null),
    ...(isMeasured ? limitsOfOpenSide(parameter) : { releaseLow: null, releaseHigh: null }),
    measuringLow: null,
    measuringHigh: null,
  };
}

/**
 * The rules with which a lab begins for a test: normal by its own intervals and words and not far off on a side where they have no limit,
 * beside its critical, delta and plausible limits, in control, for adults; null for a test that no rule could release, such as one in words of a person.
 */
export function defaultRuleSet(parameters: readonly ProvedParameter[]): RuleSet | null {
  const set: RuleSet = {
    youngestYears: USUAL_YOUNGEST_YEARS,
    stabilityHours: null,
    values: parameters.map(rulesOf),
  };
  return proveRuleSet(set, parameters).some(isContradiction) ? null : set;
}
