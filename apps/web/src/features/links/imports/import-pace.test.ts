import { expect, test } from 'vitest';
import { paceOf } from './import-pace.ts';

test.each([
  [
    { done: 0, at: 0 },
    { done: 600, at: 2_000 },
    { perSecond: 300, secondsLeft: 2 },
  ],
  [
    { done: 200, at: 5_000 },
    { done: 400, at: 15_000 },
    { perSecond: 20, secondsLeft: 30 },
  ],
  [
    { done: 0, at: 0 },
    { done: 1, at: 10_000 },
    { perSecond: 1, secondsLeft: 9_990 },
  ],
  [{ done: 600, at: 0 }, { done: 600, at: 2_000 }, null],
  [{ done: 600, at: 0 }, { done: 800, at: 0 }, null],
])('from %j to %j of 1,000 rows', (first, last, pace) => {
  expect(paceOf(first, last, 1_000)).toEqual(pace);
});
