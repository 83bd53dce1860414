import { expect, test } from 'vitest';
import { showZ, typedNumber } from './quality-words.ts';

test('a distance has its sign, and none where it rounds to nothing', () => {
  expect([2.24, -0.14, 0.04, -0.04].map(showZ)).toEqual(['+2.2', '−0.1', '0.0', '0.0']);
});

test('what is typed is a number, or it is not', () => {
  expect(['1.02', ' 98 ', '1,5', '', '12a'].map(typedNumber)).toEqual([1.02, 98, 1.5, null, null]);
});
