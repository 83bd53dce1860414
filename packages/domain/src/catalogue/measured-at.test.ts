import { expect, test } from 'vitest';
import { isMeasuredAt } from './measured-at.ts';

test.each([
  [undefined, 'kothrud', true],
  [undefined, null, true],
  [[], 'kothrud', true],
  [['kothrud'], 'kothrud', true],
  [['kothrud'], 'wakad', false],
  [['kothrud'], null, false],
])('shared with %o, at %s: %s', (shared, at, measured) => {
  expect(isMeasuredAt(shared && new Set(shared), at)).toBe(measured);
});
