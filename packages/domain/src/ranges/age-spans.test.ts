import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AgeSpan, joinedSpans, overlapOfSpans, spansWithout } from './age-spans.ts';

const LAST = 15;
const day = fc.integer({ min: 0, max: LAST });
const spans = fc.array(fc.record({ fromDays: day, toDays: day }), { maxLength: 6 });

function has(some: readonly AgeSpan[], at: number): boolean {
  return some.some(({ fromDays, toDays }) => fromDays <= at && at < toDays);
}

test('each day is in the result by the rule of its name', () => {
  fc.assert(
    fc.property(spans, spans, day, (some, others, at) => {
      expect(has(joinedSpans(some), at)).toBe(has(some, at));
      expect(has(overlapOfSpans(some, others), at)).toBe(has(some, at) && has(others, at));
      expect(has(spansWithout(some, others), at)).toBe(has(some, at) && !has(others, at));
    }),
  );
});

test('spans ascend and do not touch', () => {
  expect(
    joinedSpans([
      { fromDays: 5, toDays: 9 },
      { fromDays: 0, toDays: 2 },
      { fromDays: 2, toDays: 4 },
      { fromDays: 7, toDays: 7 },
    ]),
  ).toEqual([
    { fromDays: 0, toDays: 4 },
    { fromDays: 5, toDays: 9 },
  ]);
});
