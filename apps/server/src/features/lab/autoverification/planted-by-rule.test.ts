import { defaultRuleSet } from '@nidan/domain/autoverification/default-rule-set';
import { judgeResult, type TestFacts, type ValueFacts } from '@nidan/domain/autoverification/judge-result';
import type { ProvedParameter } from '@nidan/domain/autoverification/prove-rule-set';
import { limitsFor } from '@nidan/domain/ranges/limits-without-interval';
import { assessValue } from '@nidan/domain/results/assess-value';
import { formatValue } from '@nidan/domain/results/format-value';
import { expect, it } from 'vitest';
import { readCatalogue } from '../../catalogue/versions/catalogue-file.ts';

type Parameter = ReturnType<typeof readCatalogue>['parameters'][number];

const SUBJECT = {
  sex: 'M',
  ageInDays: 34 * 365.25,
  trimester: null,
  fasting: null,
  method: null,
  locationId: null,
} as const;

/** Numbers with an interval for a man of 34, with delta and plausible limits as delivered. */
const NUMBERS = readCatalogue().parameters.filter(
  (one): one is Parameter & { kind: 'numeric' } => one.kind === 'numeric' && limitsOf(one) !== null,
);

function limitsOf(parameter: Parameter) {
  const range = limitsFor(parameter.ranges, { ...SUBJECT, method: parameter.method });
  return range !== null && (range.low !== null || range.high !== null) ? range : null;
}

function provedOf(parameter: Parameter): ProvedParameter {
  const { code, kind, decimals, plausibleLow, plausibleHigh, delta } = parameter;
  return {
    parameterId: code,
    code,
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

/** A typed value as the server would have it; null where it is refused before it is saved. */
function factsOf(
  parameter: Parameter & { kind: 'numeric' },
  typed: string,
  change: Partial<ValueFacts> = {},
) {
  const range = limitsOf(parameter);
  const held = range === null ? null : { ...range, text: null };
  const assessed = assessValue(typed, { ...parameter, kind: 'numeric' }, held);
  if (!assessed.ok) return null;
  const value: ValueFacts = {
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
    ...change,
  };
  const facts: TestFacts = {
    tube: { specimenFits: true, isUsable: true },
    hoursSinceCollection: 1,
    tubeStabilityHours: 24,
    ageYears: 34,
    values: [value],
    misfits: [],
    openReflexes: [],
    isRerunOpen: false,
    proposedComments: [],
    hasNote: false,
    isMaybeSwapped: false,
    blocks: [],
  };
  return facts;
}

function released(parameter: Parameter & { kind: 'numeric' }, facts: TestFacts): boolean {
  const rules = defaultRuleSet([provedOf(parameter)]);
  return rules !== null && judgeResult(rules, facts).passed;
}

/** Each number with what is wrong about it: beside its interval, critical, known only to lie beyond something, or else not in order. */
function plantedIn(parameter: Parameter & { kind: 'numeric' }): (TestFacts | null)[] {
  const range = limitsOf(parameter);
  if (range === null) return [];
  const step = 10 ** -parameter.decimals;
  const shown = (value: number) => formatValue(value, parameter.decimals);
  const inside = shown(((range.low ?? range.high ?? 1) + (range.high ?? range.low ?? 1)) / 2);
  const { low, high, criticalLow, criticalHigh } = range;
  return [
    ...(low === null || low - step <= 0 ? [] : [factsOf(parameter, shown(low - step))]),
    ...(high === null ? [] : [factsOf(parameter, shown(high + step))]),
    ...(criticalLow === null ? [] : [factsOf(parameter, shown(criticalLow))]),
    ...(criticalHigh === null ? [] : [factsOf(parameter, shown(criticalHigh))]),
    ...(high === null ? [] : [factsOf(parameter, `>${shown(high - step)}`)]),
    factsOf(parameter, inside, { control: 'overdue' }),
    factsOf(parameter, inside, { delta: { change: 99, exceeded: true } }),
    factsOf(parameter, inside, { range: null }),
  ];
}

it('of at least 500 planted errors in the numbers of the catalogue the usual rules release none', () => {
  const planted = NUMBERS.flatMap((parameter) =>
    plantedIn(parameter).flatMap((facts) => (facts === null ? [] : [{ parameter, facts }])),
  );
  expect(planted.length).toBeGreaterThanOrEqual(500);
  const slipped = planted.filter(({ parameter, facts }) => released(parameter, facts));
  expect(slipped.map(({ facts }) => [facts.values[0]?.code, facts.values[0]?.value])).toEqual([]);
});

it('the same numbers in order go out, but for those that no rule could release', () => {
  const sound = NUMBERS.filter((parameter) => {
    const { low, high } = limitsOf(parameter) ?? { low: null, high: null };
    const middle = ((low ?? high ?? 1) + (high ?? low ?? 1)) / 2;
    const facts = factsOf(parameter, formatValue(middle, parameter.decimals));
    return facts !== null && released(parameter, facts);
  });
  expect(sound.length / NUMBERS.length).toBeGreaterThan(0.95);
});
