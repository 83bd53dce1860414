import { type ProvedParameter, isContradiction, proveRuleSet } from './prove-rule-set.ts';
import type { RuleSet, ValueRules } from './rule-set.ts';

/** Below it nothing goes out by rule before a lab has thought about it: ranges of children change from year to year. */
export const USUAL_YOUNGEST_YEARS = 18;

function rulesOf(parameter: ProvedParameter): ValueRules {
  const { parameterId, kind, ranges } = parameter;
  const isMeasured = kind === 'numeric';
  return {
    parameterId,
    needsControl: isMeasured || kind === 'calculated',
    // What is only calculated and has no interval, such as eGFR in bands, says nothing that its inputs do not say.
    onlyNormal: kind !== 'calculated' || ranges.some(({ low, high }) => low !== null || high !== null),
    releaseLow: null,
    releaseHigh: null,
    measuringLow: null,
    measuringHigh: null,
  };
}

/**
 * The rules with which a lab begins for a test: normal by its own intervals and words,
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
