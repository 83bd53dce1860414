import { findOwnRangeFaults } from '@nidan/domain/ranges/own-range-faults';
import { GENERAL } from '@nidan/domain/ranges/range-condition';
import { proveRangeSets } from '@nidan/domain/ranges/range-proof';
import { describe, expect, test } from 'vitest';
import { emptyRow, type RangeRow } from './range-rows.ts';
import { readRows } from './read-rows.ts';
import {
  faultPlaces,
  fieldToMend,
  marksOfRules,
  nextPlace,
  numberInSet,
  rowsOfCondition,
  rulesThere,
} from './rule-marks.ts';

const TRIMESTER = { ...GENERAL, pregnancy: 'trimester1' } as const;

function rule(id: string, typed: Partial<RangeRow>): RangeRow {
  return { ...emptyRow(id, 'birth'), low: '11', high: '14', ...typed };
}

function proofOf(rows: readonly RangeRow[]) {
  return proveRangeSets(readRows(rows).ranges);
}

function marked(...rows: readonly RangeRow[]) {
  return Object.fromEntries(marksOfRules(rowsOfCondition(rows, GENERAL), proofOf(rows), NONE));
}

const NONE = new Map();

const CHILD = rule('child', { until: '6 y' });
const ADULT = rule('adult', { from: '6 y' });

describe('what the proof says of a rule', () => {
  test('nothing where every sex and age has one range', () => {
    expect(marked(CHILD, ADULT)).toEqual({});
  });

  test('the gap between two rules is named at both, for the sex that has it', () => {
    const boys = rule('boys', { until: '5 y', sex: 'M' });
    const girls = rule('girls', { until: '6 y', sex: 'F' });
    expect(marked(boys, girls, ADULT)).toEqual({
      boys: [{ kind: 'gapAfter' }],
      adult: [{ kind: 'gapBefore' }],
    });
  });

  test('rules for somebody at once name each other by number', () => {
    const girls = rule('girls', { from: '6 y', until: '7 y', sex: 'F' });
    expect(marked(CHILD, girls, ADULT)).toEqual({
      girls: [{ kind: 'overlaps', numbers: [3] }],
      adult: [{ kind: 'overlaps', numbers: [2] }],
    });
  });

  test('what cannot be read is no range', () => {
    expect(marked(rule('child', { until: 'soon' }), ADULT)).toEqual({
      child: [{ kind: 'unread', field: 'until' }],
      adult: [{ kind: 'gapBefore' }],
    });
  });

  test('a rule of a pregnancy that is not for women alone', () => {
    const rows = [CHILD, ADULT, rule('pregnant', { condition: { ...GENERAL, pregnancy: 'pregnant' } })];
    const own = rowsOfCondition(rows, { pregnancy: 'pregnant' });
    expect(marksOfRules(own, proofOf(rows), NONE).get('pregnant')).toEqual([{ kind: 'notForWomen' }]);
  });

  test('two conditions of equal right', () => {
    const rows = [
      CHILD,
      ADULT,
      rule('fasting', { condition: { ...GENERAL, fasting: 'fasting' } }),
      rule('serum', { condition: { ...GENERAL, sampleTypeId: 'serum' } }),
    ];
    const own = rowsOfCondition(rows, { fasting: 'fasting' });
    expect(marksOfRules(own, proofOf(rows), NONE).get('fasting')).toEqual([{ kind: 'tie' }]);
  });
});

describe('the places of faults', () => {
  const short = rule('child', { until: '5 y' });
  const rows = [short, ADULT, rule('first', { sex: 'F', from: '12 y', until: '50 y', condition: TRIMESTER })];
  const places = faultPlaces(rows, proofOf(rows), NONE);
  const placeAt = (rowId: string | null, condition: typeof GENERAL | typeof TRIMESTER = GENERAL) =>
    nextPlace(places, { condition, rowId, rows });

  test('are rules, and conditions without one', () => {
    expect(places.map(({ condition, rowId }) => rowId ?? condition.pregnancy)).toEqual([
      'child',
      'adult',
      'trimester2',
      'trimester3',
    ]);
  });

  test('follow each other round and round', () => {
    expect(placeAt('child')?.rowId).toBe('adult');
    expect(placeAt('adult')).toBe(places[2]);
    expect(
      nextPlace(places, { ...places[3], condition: places[3]?.condition ?? GENERAL, rowId: null, rows }),
    ).toBe(places[0]);
  });

  test('begin after the rule that is chosen, when that has none', () => {
    const sound = [short, rule('whole', { from: '6 y', until: '7 y' }), rule('late', { from: '8 y' })];
    const found = faultPlaces(sound, proofOf(sound), NONE).filter(({ rowId }) => rowId !== 'whole');
    expect(nextPlace(found, { condition: GENERAL, rowId: 'whole', rows: sound })?.rowId).toBe('late');
    expect(placeAt('first', TRIMESTER)).toBe(places[0]);
  });

  test('are none where nothing is wrong', () => {
    const fine = [CHILD, ADULT];
    expect(
      nextPlace(faultPlaces(fine, proofOf(fine), NONE), { condition: GENERAL, rowId: 'child', rows: fine }),
    ).toBeUndefined();
  });
});

test('a rule is numbered among those of its condition', () => {
  const rows = [CHILD, rule('first', { condition: TRIMESTER }), ADULT];
  expect(['child', 'first', 'adult', 'gone'].map((id) => numberInSet(rows, id))).toEqual([1, 1, 2, 0]);
});

test('the rules of an age and sex have their numbers', () => {
  const girls = rule('girls', { from: '6 y', until: '7 y', sex: 'F' });
  const there = (sex: 'M' | 'F') =>
    rulesThere([CHILD, girls, ADULT], { fromDays: 2_200, toDays: 2_300 }, sex).map(({ number }) => number);
  expect([there('F'), there('M')]).toEqual([[2, 3], [3]]);
});

test('what is wrong with a rule by itself comes first, is a place to go to and is mended at its field', () => {
  const [fault] = findOwnRangeFaults(
    { kind: 'numeric', decimals: 1, plausibleLow: 1, plausibleHigh: 30 },
    readRows([{ ...CHILD, criticalHigh: '13' }]).ranges,
  );
  const faults = new Map([['child', fault === undefined ? [] : [fault]]]);
  const rows = [CHILD, ADULT];
  const marks = marksOfRules(rows, proofOf(rows), faults);
  expect([...marks]).toEqual([['child', [{ kind: 'own', fault }]]]);
  expect(faultPlaces(rows, proofOf(rows), faults).map(({ rowId }) => rowId)).toEqual(['child']);
  expect(fieldToMend(marks.get('child'))).toBe('criticalHigh');
});

test.each([
  [[{ kind: 'gapAfter' }], 'until'],
  [[{ kind: 'overlaps', numbers: [2] }], 'until'],
  [[{ kind: 'beyond' }], 'until'],
  [[{ kind: 'gapBefore' }], 'from'],
  [[{ kind: 'unread', field: 'criticalHigh' }], 'criticalHigh'],
  [undefined, 'from'],
] as const)('%j is mended in %s', (marks, field) => {
  expect(fieldToMend(marks)).toBe(field);
});
