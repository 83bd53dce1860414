import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AgeSpan } from './age-spans.ts';
import { END_OF_AGE_DAYS, isCovered, proveRanges, scopeOfRanges } from './range-coverage.ts';
import type { ForWhom } from './reference-range.ts';

const END = END_OF_AGE_DAYS;

function range(sex: ForWhom['sex'], ageFromDays: number, ageToDays: number): ForWhom {
  return { sex, ageFromDays, ageToDays };
}

function prove(...ranges: ForWhom[]) {
  return proveRanges(ranges, scopeOfRanges(ranges));
}

const NOTHING = { gaps: [], overlaps: [], beyond: [] };
const span = (fromDays: number, toDays: number) => ({ fromDays, toDays });

describe('a set of ranges', () => {
  test('is covered by one range for all', () => {
    expect(prove(range(null, 0, END))).toEqual([
      { sex: 'M', ...NOTHING },
      { sex: 'F', ...NOTHING },
    ]);
  });

  test('is covered when the ranges of each sex meet, in whatever order', () => {
    expect(isCovered(prove(range('F', 28, END), range('M', 28, END), range(null, 0, 28)))).toBe(true);
  });

  test.each([
    ['a gap', [range(null, 0, 28), range(null, 30, END)], { gaps: [span(28, 30)] }],
    ['a gap from birth', [range(null, 1, END)], { gaps: [span(0, 1)] }],
    ['an early end', [range(null, 0, 40_000)], { gaps: [span(40_000, END)] }],
    ['a day twice', [range(null, 0, 29), range(null, 28, END)], { overlaps: [span(28, 29)] }],
    ['a range inside another', [range(null, 0, END), range(null, 5, 9)], { overlaps: [span(5, 9)] }],
    [
      'one of both sexes beside one of all',
      [range(null, 0, END), range('M', 5, 9)],
      { overlaps: [span(5, 9)] },
    ],
    ['an end too late', [range(null, 0, END + 1)], { beyond: [span(END, END + 1)] }],
    ['a range without extent', [range(null, 0, 9), range(null, 9, 9), range(null, 9, END)], {}],
    ['a range upside down', [range(null, 0, END), range(null, 9, 5)], {}],
    [
      'three ranges at once, told as one span',
      [range(null, 0, END), range(null, 5, 9), range(null, 7, 12)],
      { overlaps: [span(5, 12)] },
    ],
    ['several gaps', [range(null, 10, 20), range(null, 30, END)], { gaps: [span(0, 10), span(20, 30)] }],
  ])('with %s', (_, ranges, found) => {
    expect(prove(...ranges)[0]).toEqual({ sex: 'M', ...NOTHING, ...found });
  });

  test('lacks the sex that one range for all had promised', () => {
    const [men, women] = prove(range(null, 0, 28), range('M', 28, END));
    expect(men).toEqual({ sex: 'M', ...NOTHING });
    expect(women).toEqual({ sex: 'F', ...NOTHING, gaps: [span(28, END)] });
  });

  test('without any range is a gap for men and women', () => {
    expect(prove()).toEqual([
      { sex: 'M', ...NOTHING, gaps: [span(0, END)] },
      { sex: 'F', ...NOTHING, gaps: [span(0, END)] },
    ]);
  });

  test('is held to the ages of its scope alone', () => {
    const scope = { sexes: ['M'] as const, ages: span(6_574, END) };
    expect(proveRanges([range('M', 6_574, END)], scope)).toEqual([{ sex: 'M', ...NOTHING }]);
    expect(proveRanges([range('M', 6_000, END)], scope)).toEqual([
      { sex: 'M', ...NOTHING, beyond: [span(6_000, 6_574)] },
    ]);
  });
});

describe('the scope of a set of ranges', () => {
  test.each([
    ['for all', [range(null, 0, END)], ['M', 'F']],
    ['for men alone', [range('M', 0, END)], ['M']],
    ['for men and women', [range('F', 0, END), range('M', 0, END)], ['M', 'F']],
    ['for all and for others', [range(null, 0, 9), range('O', 9, END)], ['M', 'F', 'O']],
  ])('%s', (_, ranges, sexes) => {
    expect(scopeOfRanges(ranges)).toEqual({ sexes, ages: span(0, END) });
  });
});

function isIn(spans: readonly AgeSpan[], at: number): boolean {
  return spans.some(({ fromDays, toDays }) => fromDays <= at && at < toDays);
}

describe('whatever the ranges are', () => {
  const LAST = 12;
  const day = fc.integer({ min: 0, max: LAST });
  const sexes = fc.constantFrom('M', 'F', null);
  const ranges = fc.array(
    fc.record({ sex: sexes, ageFromDays: day, ageToDays: fc.integer({ min: 0, max: LAST + 3 }) }),
    { maxLength: 8 },
  );
  const scope = { sexes: ['M', 'F'] as const, ages: span(2, LAST) };

  test('each day is judged by how many ranges hold it', () => {
    fc.assert(
      fc.property(ranges, fc.integer({ min: 0, max: LAST + 3 }), (set, at) => {
        for (const { sex, gaps, overlaps, beyond } of proveRanges(set, scope)) {
          const holders = set.filter(
            (one) => (one.sex ?? sex) === sex && one.ageFromDays <= at && at < one.ageToDays,
          ).length;
          const inScope = scope.ages.fromDays <= at && at < scope.ages.toDays;
          expect(isIn(gaps, at)).toBe(inScope && holders === 0);
          expect(isIn(overlaps, at)).toBe(inScope && holders > 1);
          expect(isIn(beyond, at)).toBe(!inScope && holders > 0);
        }
      }),
    );
  });

  test('the spans ascend and do not touch', () => {
    fc.assert(
      fc.property(ranges, (set) => {
        for (const { gaps, overlaps, beyond } of proveRanges(set, scope)) {
          for (const spans of [gaps, overlaps, beyond]) {
            const ends = spans.flatMap(({ fromDays, toDays }) => [fromDays, toDays]);
            expect(ends.every((end, index) => index === 0 || (ends[index - 1] ?? end) < end)).toBe(true);
          }
        }
      }),
    );
  });

  test('a life cut anywhere is covered', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: END - 1 }), { maxLength: 20 }), (cuts) => {
        const ends = [0, ...cuts.toSorted((a, b) => a - b), END];
        const parts = ends.slice(1).map((to, index) => range(null, ends[index] ?? 0, to));
        expect(isCovered(prove(...parts))).toBe(true);
      }),
    );
  });
});
