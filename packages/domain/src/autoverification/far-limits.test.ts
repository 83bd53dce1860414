import { expect, test } from 'vitest';
import { farLimits } from './far-limits.ts';

const range = (low: number | null, high: number | null) => ({ low, high });

test.each([
  ['an upper limit alone', '2093-3', range(null, 199), [39.8, null]],
  ['a lower limit of zero', '2093-3', range(0, 199), [39.8, null]],
  ['a lower limit alone', '2085-9', range(40, null), [null, 200]],
  ['limits on both sides', '2823-3', range(3.5, 5.1), [null, null]],
  ['what is near to nothing in many', '1988-5', range(null, 5), [null, null]],
  // An adult's own interval has both limits, whatever that of a newborn has.
  ['bilirubin of an adult', '1975-2', range(0.2, 1.2), [null, null]],
  ['no interval', '2093-3', null, [null, null]],
])('of %s', (...[, loinc, own, limits]) => {
  const { low, high } = farLimits({ kind: 'numeric', loinc, range: own });
  expect([low, high]).toEqual(limits);
});
