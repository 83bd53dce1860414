import { expect, test } from 'vitest';
import { rerunChange } from './rerun-change.ts';

test.each([
  [160, 148, -7.5],
  [148, 160, 8.1],
  [-4, -2, 50],
  [3, 3, 0],
  [0, 3, null],
  [null, 3, null],
  [3, null, null],
])('from %o to %o it changed by %o percent', (first, second, change) => {
  expect(rerunChange(first, second)).toBe(change);
});
