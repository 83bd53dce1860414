import { defaultRuleSet } from '@nidan/domain/autoverification/default-rule-set';
import { judgeResult, type TestFacts, type ValueFacts } from '@nidan/domain/autoverification/judge-result';
import type { ProvedParameter } from '@nidan/domain/autoverification/prove-rule-set';
import { limitsFor } from '@nidan/domain/ranges/limits-without-interval';
import type { RangeLimits } from '@nidan/domain/ranges/range-limits';
import type { Subject } from '@nidan/domain/ranges/reference-range';
import { assessValue } from '@nidan/domain/results/assess-value';
import type { readCatalogue } from '../../../catalogue/versions/catalogue-file.ts';

type Parameter = ReturnType<typeof readCatalogue>['parameters'][number];
export type NumericParameter = Parameter & { readonly kind: 'numeric' };

/** A man of 34 years of whom nothing else is known. */
export const MAN_OF_34: Subject = {
  sex: 'M',
  ageInDays: 34 * 365.25,
  trimester: null,
  fasting: null,
  method: null,
  locationId: null,
};

/** The interval of a parameter for somebody; null where none has a low or a high limit. */
export function intervalOf(parameter: Parameter, subject: Subject): RangeLimits | null {
  const range = limitsFor(parameter.ranges, { ...subject, method: parameter.method });
  return range !== null && (range.low !== null || range.high !== null) ? range : null;
}

/** A parameter as the rules of a test are proved with it. */
export function provedOf(parameter: Parameter): ProvedParameter {
  const { code, loinc, kind, decimals, plausibleLow, plausibleHigh, delta } = parameter;
  return {
    parameterId: code,
    code,
    loinc,
    kind,
    decimals,
    mandatory: true,
    plausibleLow,
    plausibleHigh,
    hasDelta: delta !== null,
    choices: [],
    ranges: parameter.ranges.map((range) => ({ ...range, text: range.text ?? null })),
    hasControls: null,
  };
}

/** A typed value as the server would have it, measured in control; null where it is refused before it is saved. */
export function typedValue(
  parameter: NumericParameter,
  typed: string,
  range: RangeLimits | null,
): ValueFacts | null {
  const held = range === null ? null : { ...range, text: null };
  const assessed = assessValue(typed, parameter, held);
  if (!assessed.ok) return null;
  return {
    parameterId: parameter.code,
    code: parameter.code,
    loinc: parameter.loinc,
    kind: 'numeric',
    hasIntervals: true,
    plausibleLow: parameter.plausibleLow,
    plausibleHigh: parameter.plausibleHigh,
    version: 1,
    value: assessed.value,
    blankReason: null,
    flag: assessed.flag,
    critical: assessed.critical,
    range: held,
    control: 'inControl',
    machineFlags: [],
    delta: null,
    wasPositive: false,
  };
}

/** Values of a grown person in the right tube within the hour, with nothing open. */
export function soundFacts(values: readonly ValueFacts[]): TestFacts {
  return {
    tube: { specimenFits: true, isUsable: true },
    hoursSinceCollection: 1,
    tubeStabilityHours: 24,
    ageYears: 34,
    values,
    waiting: [],
    misfits: [],
    openReflexes: [],
    isRerunOpen: false,
    proposedComments: [],
    hasNote: false,
    isMaybeSwapped: false,
    blocks: [],
  };
}

/** Whether the rules that a lab begins with for these parameters release what was found. */
export function releasedByUsualRules(parameters: readonly Parameter[], facts: TestFacts): boolean {
  const rules = defaultRuleSet(parameters.map(provedOf));
  return rules !== null && judgeResult(rules, facts).passed;
}
