import { expect, test } from 'vitest';
import { type TestFacts, type ValueFacts, judgeResult, tubeDoubts } from './judge-result.ts';
import { AUTOVERIFICATION_RULES, type AutoverificationRule } from './rule-chain.ts';
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
const SET: RuleSet = { youngestYears: 18, stabilityHours: null, values: [RULES] };
const RANGE = {
  low: 3.5,
  high: 5.1,
  actionLow: null,
  actionHigh: null,
  criticalLow: 2.8,
  criticalHigh: 6.2,
  text: null,
};
const POTASSIUM: ValueFacts = {
  parameterId: 'k',
  code: 'K',
  loinc: '2823-3',
  kind: 'numeric',
  hasIntervals: true,
  plausibleLow: 1,
  plausibleHigh: 12,
  version: 1,
  value: '4.2',
  blankReason: null,
  flag: null,
  critical: false,
  range: RANGE,
  control: 'inControl',
  machineFlags: [],
  delta: null,
  wasPositive: false,
};
const FACTS: TestFacts = {
  tube: { specimenFits: true, isUsable: true },
  hoursSinceCollection: 2,
  tubeStabilityHours: 24,
  ageYears: 34,
  values: [POTASSIUM],
  waiting: [],
  misfits: [],
  openReflexes: [],
  isRerunOpen: false,
  proposedComments: [],
  hasNote: false,
  isMaybeSwapped: false,
  blocks: [],
};

interface Case {
  readonly set?: Partial<RuleSet>;
  readonly rules?: Partial<ValueRules>;
  readonly facts?: Partial<TestFacts>;
  readonly value?: Partial<ValueFacts>;
}

function stopped({ set, rules, facts, value }: Case): AutoverificationRule[] {
  const verdict = judgeResult(
    { ...SET, ...set, values: [{ ...RULES, ...rules }] },
    { ...FACTS, values: [{ ...POTASSIUM, ...value }], ...facts },
  );
  expect(verdict.passed).toBe(verdict.stops.length === 0);
  return verdict.stops.map(({ rule }) => rule);
}

const HIV = { code: 'HIV', loinc: '56888-1', kind: 'choice', hasIntervals: false, range: null } as const;
const WIDE = { onlyNormal: false, releaseLow: 3, releaseHigh: 6 };

const UNLIMITED = { plausibleLow: null, plausibleHigh: null } as const;

const CASES: [string, Case, AutoverificationRule[]][] = [
  ['a sound value', {}, []],
  ['no tube', { facts: { tube: null } }, ['tube']],
  ['a rejected tube', { facts: { tube: { specimenFits: true, isUsable: false } } }, ['tube']],
  ['another specimen', { facts: { tube: { specimenFits: false, isUsable: true } } }, ['tube']],
  ['a tube at the end of its time', { facts: { hoursSinceCollection: 24 } }, []],
  ['a tube past it', { facts: { hoursSinceCollection: 24.1 } }, ['stability']],
  ['a stricter time of the set', { set: { stabilityHours: 1 } }, ['stability']],
  ['a collection that nobody noted', { facts: { hoursSinceCollection: null } }, ['stability']],
  ['a sample type without a time', { facts: { tubeStabilityHours: null } }, ['stability']],
  ['a flag of the machine', { value: { machineFlags: ['HEMOLYSED'] } }, ['machineFlags']],
  ['no control series', { value: { control: 'none' } }, ['control']],
  ['controls overdue', { value: { control: 'overdue' } }, ['control']],
  ['controls that hold it', { value: { control: 'held' } }, ['control']],
  ['no control where none is needed', { rules: { needsControl: false }, value: { control: 'none' } }, []],
  ['the least plausible', { rules: WIDE, value: { value: '1' } }, ['release']],
  ['less than plausible', { rules: WIDE, value: { value: '0.9' } }, ['plausible', 'release']],
  ['the most plausible', { rules: WIDE, value: { value: '12' } }, ['release']],
  ['more than plausible', { rules: WIDE, value: { value: '12.1' } }, ['plausible', 'release']],
  ['the end of what is measured', { rules: { measuringLow: 2, measuringHigh: 4.2 } }, []],
  ['beyond what is measured', { rules: { measuringLow: 2, measuringHigh: 4.1 } }, ['measuringRange']],
  ['the begin of what is measured', { rules: { measuringLow: 4.2, measuringHigh: null } }, []],
  ['below what is measured', { rules: { measuringLow: 4.3, measuringHigh: null } }, ['measuringRange']],
  ['a critical value', { value: { critical: true } }, ['critical']],
  ['a flag', { value: { value: '5.2', flag: 'H' } }, ['normal']],
  ['a flag where more may go out', { rules: WIDE, value: { value: '5.2', flag: 'H' } }, []],
  ['the end of the release limits', { rules: WIDE, value: { value: '6', flag: 'H' } }, []],
  ['beyond the release limits', { rules: WIDE, value: { value: '6.1', flag: 'H' } }, ['release']],
  ['the begin of the release limits', { rules: WIDE, value: { value: '3', flag: 'L' } }, []],
  ['below the release limits', { rules: WIDE, value: { value: '2.9', flag: 'L' } }, ['release']],
  ['the limit for action', { value: { value: '5', range: { ...RANGE, actionHigh: 5 } } }, []],
  [
    'beyond the limit for action',
    { value: { value: '5.1', range: { ...RANGE, actionHigh: 5 } } },
    ['normal'],
  ],
  ['no interval of this person', { value: { range: null } }, ['normal']],
  ['no interval at all', { value: { hasIntervals: false, range: null } }, ['normal']],
  ['less than a limit', { value: { value: '<4', plausibleLow: null, plausibleHigh: null } }, ['normal']],
  ['a change within its rule', { value: { delta: { change: 0.5, exceeded: false } } }, []],
  ['a change beyond its rule', { value: { delta: { change: 1.5, exceeded: true } } }, ['delta']],
  ['values that do not fit', { facts: { misfits: ['threeTimesHb'] } }, ['consistency']],
  ['a reflex that nobody decided', { facts: { openReflexes: ['FT4'] } }, ['reflex']],
  ['a rerun that is open', { facts: { isRerunOpen: true } }, ['rerun']],
  ['a negative HIV', { rules: { needsControl: false }, value: { ...HIV, value: 'Non-reactive' } }, []],
  [
    'a first positive HIV even where any word may go out',
    { rules: { needsControl: false, onlyNormal: false }, value: { ...HIV, value: 'Reactive', flag: 'A' } },
    ['firstPositive'],
  ],
  [
    'a known positive HIV where any word may go out',
    {
      rules: { needsControl: false, onlyNormal: false },
      value: { ...HIV, value: 'Reactive', flag: 'A', wasPositive: true },
    },
    [],
  ],
  ['the youngest', { facts: { ageYears: 18 } }, []],
  ['one year less', { facts: { ageYears: 17 } }, ['age']],
  ['a sentence that nobody decided', { facts: { proposedComments: ['K'] } }, ['comment']],
  ['a remark', { facts: { hasNote: true } }, ['note']],
  ['with a part of its message in quarantine', { facts: { waiting: ['XX', ''] } }, ['quarantine']],
  ['a pattern of its tube', { facts: { contaminations: ['edta'] } }, ['contamination']],
  [
    'another test of its tube that is doubted',
    { facts: { tubeMates: [{ test: 'Calcium', rules: ['delta'] }] } },
    ['sameTube'],
  ],
  [
    'far off on the side on which the interval of the person is open',
    {
      rules: { needsControl: false },
      value: {
        code: 'CHOL',
        loinc: '2093-3',
        value: '14',
        range: { ...RANGE, low: null, high: 199 },
        ...UNLIMITED,
      },
    },
    ['release'],
  ],
  ['perhaps of another person', { facts: { isMaybeSwapped: true } }, ['swap']],
  ['of the other sex', { facts: { isOfOtherSex: true } }, ['otherSex']],
  ['what keeps a person from it', { facts: { blocks: ['blood-group-differs'] } }, ['block']],
  ['a text of a person', { value: { kind: 'narrative', hasIntervals: false, range: null } }, ['words']],
  [
    'a value that stayed blank',
    { value: { value: null, blankReason: 'TG is above 400' } },
    ['value', 'value'],
  ],
  ['a parameter that the set does not name', { rules: { parameterId: 'na' } }, ['notCovered']],
];

test.each(CASES)('%s', (_, given, rules) => {
  expect(stopped(given)).toEqual(rules);
});

test('an optional value that is not there is not asked about, and every rule of the chain can stop something', () => {
  const empty = { ...POTASSIUM, parameterId: 'na', code: 'NA', version: 0, value: null, range: null };
  expect(stopped({ facts: { values: [POTASSIUM, empty] } })).toEqual([]);
  const seen = new Set(CASES.flatMap(([, , rules]) => rules));
  expect(AUTOVERIFICATION_RULES.filter((rule) => !seen.has(rule))).toEqual([]);
});

test('a stop tells what was found and which limit it broke', () => {
  const set = { ...SET, values: [{ ...RULES, ...WIDE }] };
  const { stops } = judgeResult(set, { ...FACTS, values: [{ ...POTASSIUM, value: '6.1', flag: 'H' }] });
  expect(stops).toEqual([{ rule: 'release', code: 'K', found: { value: '6.1', low: 3, high: 6 } }]);
});

test('a tube is doubted by machine, limits, change, pattern, swap and quarantine, with or without a rule set, and not for a flag', () => {
  const rulesOf = (facts: Partial<TestFacts>) =>
    tubeDoubts(null, { ...FACTS, ...facts }).map(({ rule }) => rule);
  const withValue = (value: Partial<ValueFacts>) => rulesOf({ values: [{ ...POTASSIUM, ...value }] });
  expect(withValue({ value: '5.2', flag: 'H' })).toEqual([]);
  expect(withValue({ critical: true, flag: 'HH', value: '6.5' })).toEqual([]);
  expect(withValue({ machineFlags: ['H!'] })).toEqual(['machineFlags']);
  expect(withValue({ value: '13' })).toEqual(['plausible']);
  expect(withValue({ delta: { change: 9, exceeded: true } })).toEqual(['delta']);
  expect(rulesOf({ waiting: ['K'] })).toEqual(['quarantine']);
  expect(rulesOf({ misfits: ['albumin'] })).toEqual(['consistency']);
  expect(rulesOf({ contaminations: ['edta'] })).toEqual(['contamination']);
  expect(rulesOf({ isMaybeSwapped: true })).toEqual(['swap']);
  expect(rulesOf({ isOfOtherSex: true })).toEqual(['otherSex']);
  // What another test of the tube is doubted for does not go round.
  expect(rulesOf({ tubeMates: [{ test: 'Calcium', rules: ['delta'] }] })).toEqual([]);
  const narrow = { ...SET, values: [{ ...RULES, ...WIDE }] };
  expect(tubeDoubts(narrow, { ...FACTS, values: [{ ...POTASSIUM, value: '6.1' }] })).toMatchObject([
    { rule: 'release', code: 'K' },
  ]);
});
