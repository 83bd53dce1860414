import { expect, test } from 'vitest';
import { digitsOfSpread } from './digits-of-spread.ts';

test('values are shown with the digits that their spread needs', () => {
  expect([0.004, 0.05, 0.2, 1.5, 12, 0].map(digitsOfSpread)).toEqual([4, 3, 2, 1, 0, 2]);
});
