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

const none = { low: null, high: null, text: null };

test.each([
  ['there is none for the person', null, true],
  ['the rule of the person is empty', none, true],
  ['one limit is known', { ...none, high: 5 }, false],
  ['words are expected', { ...none, text: 'Clear' }, false],
])('a value is not judged where %s', (_, range, is) => {
  expect(isUnjudged({ hasIntervals: true, value: '13.2', range })).toBe(is);
});

test('no value and no intervals at all are no such case', () => {
  expect(isUnjudged({ hasIntervals: true, value: null, range: null })).toBe(false);
  expect(isUnjudged({ hasIntervals: false, value: '13.2', range: null })).toBe(false);
});
