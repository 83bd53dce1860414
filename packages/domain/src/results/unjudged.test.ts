import { expect, test } from 'vitest';
import { isHeldAgainstIntervals, isUnjudged } from './unjudged.ts';

test.each([
  ['numeric', [{}], true],
  ['calculated', [{}], true],
  ['text', [{}], true],
  ['numeric', [], false],
  ['choice', [{}], false],
  ['narrative', [{}], false],
] as const)('a %s with intervals %j is held against them: %s', (kind, ranges, is) => {
  expect(isHeldAgainstIntervals({ kind, ranges })).toBe(is);
});

test('a value without an interval is not judged where others have one', () => {
  expect(isUnjudged({ hasIntervals: true, value: '13.2', rangeId: null })).toBe(true);
  expect(isUnjudged({ hasIntervals: true, value: '13.2', rangeId: 'one' })).toBe(false);
  expect(isUnjudged({ hasIntervals: true, value: null, rangeId: null })).toBe(false);
  expect(isUnjudged({ hasIntervals: false, value: '13.2', rangeId: null })).toBe(false);
});
