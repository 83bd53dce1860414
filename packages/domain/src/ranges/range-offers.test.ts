import { describe, expect, test } from 'vitest';
import { END_OF_AGE_DAYS } from './range-coverage.ts';
import { mended, MOST_OFFERS, offerMending } from './range-offers.ts';
import { countRangeFaults, proveRangeSets } from './range-proof.ts';
import type { ForWhom } from './reference-range.ts';

const END = END_OF_AGE_DAYS;

function range(sex: ForWhom['sex'], ageFromDays: number, ageToDays: number): ForWhom {
  return { sex, ageFromDays, ageToDays };
}

function offersFor(ranges: readonly ForWhom[], inUse: readonly ForWhom[] = []) {
  return offerMending({ ranges, inUse }, proveRangeSets(ranges));
}

/** Uses the first offer until there is none. */
function mendedAll(ranges: readonly ForWhom[]): readonly ForWhom[] {
  const [offer] = offersFor(ranges);
  return offer === undefined ? ranges : mendedAll(mended(ranges, offer));
}

describe('what mends', () => {
  test('a gap is the rule before it, carried on', () => {
    expect(offersFor([range(null, 0, 100), range(null, 200, END)])).toEqual([
      { kind: 'closeGap', index: 0, change: 'end', days: 200, asInUse: false },
    ]);
  });

  test('a gap is the rule behind it when that is how it is in use', () => {
    const inUse = [range(null, 0, 100), range(null, 100, END)];
    expect(offersFor([range(null, 0, 100), range(null, 200, END)], inUse)).toEqual([
      { kind: 'closeGap', index: 1, change: 'begin', days: 100, asInUse: true },
    ]);
  });

  test('a gap of one sex is no rule for both, which would overlap the other', () => {
    const ranges = [range(null, 0, 100), range('F', 100, END), range('M', 200, END)];
    expect(offersFor(ranges)).toMatchObject([{ kind: 'closeGap', index: 2, change: 'begin', days: 100 }]);
  });

  test('an overlap is the end of the rule that began before', () => {
    expect(offersFor([range(null, 0, 300), range(null, 200, END)])).toMatchObject([
      { kind: 'endOverlap', index: 0, change: 'end', days: 200 },
    ]);
  });

  test('a rule that stands twice is one of them, taken away', () => {
    expect(offersFor([range(null, 0, END), range(null, 0, END)])).toMatchObject([
      { kind: 'endOverlap', index: 1, change: 'remove' },
    ]);
  });

  test('ages beyond the last is the end of the rule', () => {
    expect(offersFor([range(null, 0, END + 10)])).toMatchObject([
      { kind: 'endAtLastAge', index: 0, change: 'end', days: END },
    ]);
  });

  test('a set of a condition is a rule of that set', () => {
    const pregnancy = 'pregnant';
    const [young, old] = [range('F', 4000, 9000), range('F', 9500, 20_000)];
    const ranges = [range(null, 0, END), { ...young, pregnancy }, { ...old, pregnancy }] as const;
    expect(offersFor(ranges)).toMatchObject([{ index: 1, change: 'end', days: 9500 }]);
  });
});

test('nothing is offered for what is covered, nor where no rule is near', () => {
  expect(offersFor([range(null, 0, END)])).toEqual([]);
  expect(offersFor([])).toEqual([]);
});

test('a long list of faults has a few offers, and using them one after the other leaves none', () => {
  const holes = Array.from({ length: 12 }, (_, at) => range(null, at * 100, at * 100 + 50));
  const ranges = [...holes, range(null, 1200, END), range('M', 5000, 6000)];
  expect(offersFor(ranges)).toHaveLength(MOST_OFFERS);
  expect(countRangeFaults(proveRangeSets(mendedAll(ranges)))).toBe(0);
});
