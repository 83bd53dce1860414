import { assert, boolean, integer, option, property, tuple } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_LIMITS } from '../ranges/range-limits.ts';
import { defaultRuleSet } from './default-rule-set.ts';
import { isContradiction, type ProvedParameter, proveRuleSet } from './prove-rule-set.ts';
import type { RuleSet, ValueRules } from './rule-set.ts';

const RULES: ValueRules = {
  parameterId: 'k',
  needsControl: true,
  onlyNormal: true,
  releaseLow: null,
  releaseHigh: null,
  measuringLow: null,
  measuringHigh: null,
};
const ADULTS = { ...NO_LIMITS, low: 3.5, high: 5.1, ageToDays: 54_750, text: null };
const POTASSIUM: ProvedParameter = {
  parameterId: 'k',
  code: 'K',
  loinc: '2823-3',
  kind: 'numeric',
  decimals: 1,
  mandatory: true,
  plausibleLow: 1,
  plausibleHigh: 12,
  hasDelta: true,
  choices: [],
  ranges: [{ ...ADULTS, criticalLow: 2.8, criticalHigh: 6.2 }],
  hasControls: null,
};

function found(
  rules: Partial<ValueRules>,
  parameter: Partial<ProvedParameter> = {},
  set: Partial<RuleSet> = {},
): string[] {
  const whole = { youngestYears: 18, stabilityHours: null, values: [{ ...RULES, ...rules }], ...set };
  return proveRuleSet(whole, [{ ...POTASSIUM, ...parameter }]).map(({ code, rule }) => `${code} ${rule}`);
}

describe('limits that are', () => {
  test.each<[string, Partial<ValueRules>, string[]]>([
    ['none', {}, []],
    ['narrower than normal', { releaseLow: 4, releaseHigh: 5 }, []],
    ['just as wide as normal', { releaseLow: 3.5, releaseHigh: 5.1 }, ['neverStops release']],
    ['one step narrower', { releaseLow: 3.6, releaseHigh: 5.1 }, []],
    ['upside down', { releaseLow: 5, releaseHigh: 4 }, ['upsideDown release']],
    ['of one value', { releaseLow: 4, releaseHigh: 4 }, []],
    ['beside what is measured', { measuringHigh: 4, releaseLow: 4.1 }, ['neverPasses release']],
    ['at the end of what is measured', { measuringHigh: 4, releaseLow: 4 }, []],
    ['beyond normal', { releaseLow: 5.2 }, ['neverPasses release']],
    ['all critical', { onlyNormal: false, releaseLow: 6.2 }, ['neverPasses release']],
    ['just not critical', { onlyNormal: false, releaseLow: 6.1 }, []],
    [
      'wider than what is not critical',
      { onlyNormal: false, releaseLow: 2.8, releaseHigh: 6.2 },
      ['neverStops release'],
    ],
    ['what is not critical', { onlyNormal: false, releaseLow: 3, releaseHigh: 6.1 }, []],
    ['of what nobody has', { measuringLow: 12.1 }, ['neverPasses measuringRange']],
    ['as wide as plausible', { measuringLow: 1, measuringHigh: 12 }, ['neverStops measuringRange']],
  ])('%s', (_, rules, codes) => {
    expect(found(rules)).toEqual(codes);
  });
});

test.each<[string, string[], string[]]>([
  ['no interval', found({}, { ranges: [] }), ['neverPasses normal']],
  [
    'no interval of an optional value',
    found({}, { ranges: [], mandatory: false }),
    ['neverPassesForSome normal'],
  ],
  [
    'intervals of children alone',
    found({}, { ranges: [{ ...ADULTS, ageToDays: 6_574 }] }),
    ['neverPasses normal'],
  ],
  [
    'limits that let only some through',
    found({ releaseHigh: 5.1, releaseLow: 4 }, { ranges: [ADULTS, { ...ADULTS, low: 2, high: 3.9 }] }),
    ['neverPassesForSome release'],
  ],
  ['no delta rule', found({}, { hasDelta: false }), ['neverStops delta']],
  ['no control material', found({}, { hasControls: false }), ['neverPassesForSome control']],
  ['a text that must be written', found({}, { kind: 'narrative' }), ['neverPasses words']],
  ['limits of a word', found({ releaseLow: 1 }, { kind: 'choice' }), ['limitsOfWords release']],
  [
    'only abnormal words',
    found({}, { kind: 'choice', choices: [{ abnormal: true }] }),
    ['neverPasses normal'],
  ],
  ['only normal words', found({}, { kind: 'choice', choices: [{ abnormal: false }] }), ['neverStops normal']],
  [
    'a parameter of another test',
    found({ parameterId: 'na' }),
    ['notOfTest notCovered', 'notCovered notCovered'],
  ],
  ['a parameter twice', found({}, {}, { values: [RULES, RULES] }), ['twice notCovered']],
  ['no parameter', found({}, {}, { values: [] }), ['noValues notCovered', 'notCovered notCovered']],
  ['an age that nobody reaches', found({}, {}, { youngestYears: 121 }), ['beyondBounds age']],
  ['no time at all', found({}, {}, { stabilityHours: 0 }), ['beyondBounds stability']],
])('%s is found', (_, told, codes) => {
  expect(told).toEqual(codes);
});

test('what lets through less, and what only stops nothing, is no contradiction', () => {
  expect(isContradiction({ code: 'neverStops' })).toBe(false);
  expect(isContradiction({ code: 'neverPassesForSome' })).toBe(false);
  expect(isContradiction({ code: 'neverPasses' })).toBe(true);
  expect(defaultRuleSet([POTASSIUM])).toEqual({ youngestYears: 18, stabilityHours: null, values: [RULES] });
  expect(defaultRuleSet([{ ...POTASSIUM, kind: 'narrative' }])).toBeNull();
});

function within(value: number, low: number | null, high: number | null): boolean {
  return (low === null || value >= low) && (high === null || value <= high);
}

/** Tenths from 1 to 12 go through the gates one by one. */
function passing(rules: ValueRules, { ranges, plausibleLow, plausibleHigh }: ProvedParameter): number[] {
  return Array.from({ length: 111 }, (_, at) => (10 + at) / 10).filter((value) =>
    ranges.some(
      ({ low, high, criticalLow, criticalHigh }) =>
        within(value, plausibleLow, plausibleHigh) &&
        within(value, rules.measuringLow, rules.measuringHigh) &&
        within(value, rules.releaseLow, rules.releaseHigh) &&
        (!rules.onlyNormal || within(value, low, high)) &&
        !(criticalLow !== null && value <= criticalLow) &&
        !(criticalHigh !== null && value >= criticalHigh),
    ),
  );
}

test('what the prover says of limits is what trying every value shows', () => {
  const limit = option(
    integer({ min: 10, max: 120 }).map((tenths) => tenths / 10),
    { nil: null },
  );
  const pair = tuple(limit, limit).map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]));
  assert(
    property(
      pair,
      pair,
      boolean(),
      ([releaseLow = null, releaseHigh = null], [low = null, high = null], onlyNormal) => {
        const rules = {
          ...RULES,
          onlyNormal,
          releaseLow,
          releaseHigh,
          measuringLow: low,
          measuringHigh: high,
        };
        const findings = found(rules);
        const isShut = findings.some((finding) => finding.startsWith('neverPasses '));
        expect(isShut).toBe(passing(rules, POTASSIUM).length === 0);
        const without = passing({ ...rules, releaseLow: null, releaseHigh: null }, POTASSIUM).length;
        const isIdle = findings.includes('neverStops release');
        const isSet = releaseLow !== null || releaseHigh !== null;
        expect(isIdle).toBe(isSet && without === passing(rules, POTASSIUM).length);
      },
    ),
    { numRuns: 300 },
  );
});
