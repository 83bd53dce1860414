import { expect, test } from 'vitest';
import { movedPart } from './moved-part.ts';

test.each([
  [0, 1, 'bac'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [3, 0, 'abc'],
])('the part at %i moved to %i makes %s', (from, to, after) => {
  expect(movedPart(['a', 'b', 'c'], from, to).join('')).toBe(after);
});
