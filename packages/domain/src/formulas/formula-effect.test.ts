import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type FormerCalculation,
  formulaEffect,
  outcomeOf,
  type TriedCalculation,
  triedCalculation,
} from './formula-effect.ts';
import { FORMULA_EXAMPLES_MOST } from './formula-effect-limits.ts';
import type { FormulaResult } from './formula.ts';

const interval = { low: 2, high: 3.5, criticalLow: null, criticalHigh: 9 };
const parameter = { code: 'GLOB', decimals: 1 };

const found = (value: number): FormulaResult => ({ ok: true, value });
const missing = (code: string): FormulaResult => ({ ok: false, blank: { why: 'missing', code } });
const impossible: FormulaResult = { ok: false, blank: { why: 'impossible' } };

function tried(
  numeric: number | null,
  result: FormulaResult,
  former: Partial<FormerCalculation> = {},
): TriedCalculation {
  return triedCalculation({ numeric, flag: null, interval, ...former }, result, parameter);
}

test.each([
  { numeric: 3.2, result: found(3.2), outcome: 'unchanged' },
  { numeric: 3.2, result: found(3.24), outcome: 'unchanged' },
  { numeric: 3.24, result: found(3.26), outcome: 'changed' },
  { numeric: 3.2, result: missing('ALB'), outcome: 'becomesBlank' },
  { numeric: null, result: found(3.2), outcome: 'getsValue' },
  { numeric: null, result: impossible, outcome: 'staysBlank' },
] as const)('$numeric that becomes $result is $outcome at one decimal', ({ numeric, result, outcome }) => {
  expect(outcomeOf(tried(numeric, result))).toBe(outcome);
});

test('both values are displayed with the decimals of the other formula', () => {
  const finer = { ...parameter, decimals: 2 };
  const former = { numeric: 3.238, flag: null, interval };
  expect(triedCalculation(former, found(3.238), finer)).toMatchObject({
    before: '3.24',
    after: { value: '3.24' },
  });
});

test('a flag is of the interval that the result was held against, critical limits too', () => {
  const flagged = [
    tried(3.2, found(3.6)),
    tried(3.6, found(9.5), { flag: 'H' }),
    tried(3.6, found(3.8), { flag: 'H' }),
    tried(3.2, found(40), { interval: null }),
    tried(3.6, missing('ALB'), { flag: 'H' }),
    tried(null, found(40)),
  ];
  expect(flagged.map(({ after }) => after.flag)).toEqual(['H', 'HH', 'H', null, null, 'HH']);
  expect(formulaEffect(flagged, 1).flagChanges).toBe(2);
});

test('moves are of displayed numbers, absolute and of what they were', () => {
  const moved = [
    tried(2, found(2.5)),
    tried(4, found(3)),
    tried(10, found(13)),
    tried(0, found(2)),
    tried(5, found(5)),
  ];
  expect(formulaEffect(moved, 1).sizes).toEqual({
    largest: 3,
    median: 1.5,
    largestPercent: 30,
    medianPercent: 25,
  });
});

test('without a changed number there is no size, and without one that was not 0 no percentage', () => {
  expect(formulaEffect([tried(2, found(2)), tried(2, missing('ALB'))], 1).sizes).toBeNull();
  expect(formulaEffect([tried(0, found(2))], 1).sizes).toEqual({
    largest: 2,
    median: 2,
    largestPercent: null,
    medianPercent: null,
  });
  const mdrd = { code: 'EGFR_MDRD', decimals: 0 };
  const beyond = triedCalculation({ numeric: 90, flag: null, interval: null }, found(50), mdrd);
  expect(formulaEffect([beyond], 0)).toMatchObject({
    outcomes: { changed: 1 },
    sizes: null,
    examples: [{ before: '>60', after: { value: '50' } }],
  });
});

test('lost values are counted by why, the most frequent first', () => {
  const lost = [
    tried(2, impossible),
    tried(2, missing('TP')),
    tried(2, missing('ALB')),
    tried(2, missing('ALB')),
    tried(null, missing('ALB')),
  ];
  expect(formulaEffect(lost, 1).blanks).toEqual([
    { why: 'missing', code: 'ALB', count: 2 },
    { why: 'impossible', code: null, count: 1 },
    { why: 'missing', code: 'TP', count: 1 },
  ]);
});

test('examples are changed flags, then the farthest moves, then lost and new values, each kind in its places', () => {
  const flagged = tried(3.4, found(3.6));
  const far = tried(12, found(20), { flag: 'HH' });
  const near = Array.from({ length: 30 }, () => tried(3, found(3.1)));
  const lost = Array.from({ length: 7 }, () => tried(3, missing('ALB')));
  const gained = tried(null, found(3));
  const { examples } = formulaEffect([gained, ...lost, ...near, far, flagged], 1);
  expect(examples).toHaveLength(FORMULA_EXAMPLES_MOST);
  expect(examples.slice(0, 2)).toEqual([flagged, far]);
  expect(examples.filter((one) => lost.includes(one))).toHaveLength(5);
  expect(examples.at(-1)).toBe(gained);
});

test('every result has one outcome, and only changed, lost and new ones are examples', () => {
  const numeric = fc.option(fc.double({ min: -1e6, max: 1e6, noNaN: true }));
  const result = fc.oneof(
    fc.double({ min: -1e6, max: 1e6, noNaN: true }).map(found),
    fc.constantFrom(missing('ALB'), impossible),
  );
  const results = fc.array(fc.tuple(numeric, result), { maxLength: 60 });
  fc.assert(
    fc.property(results, (pairs) => {
      const { outcomes, blanks, examples } = formulaEffect(
        pairs.map(([before, after]) => tried(before, after)),
        1,
      );
      expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(pairs.length);
      expect(blanks.reduce((sum, { count }) => sum + count, 0)).toBe(outcomes.becomesBlank);
      expect(examples.length).toBeLessThanOrEqual(FORMULA_EXAMPLES_MOST);
      expect(examples.map(outcomeOf)).not.toContain('unchanged');
    }),
  );
});
