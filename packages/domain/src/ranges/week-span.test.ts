import { expect, test } from 'vitest';
import { areWeeksWithin, isInWeeks, sharedWeeks, weeksOf, weeksText } from './week-span.ts';

test.each(['', '4', '4-4', '12-4', 'a-b', '4-5-6', '4-123'])('%j is no span of weeks', (text) => {
  expect(weeksOf(text)).toBeNull();
  expect(isInWeeks(text, 4)).toBe(false);
});

test.each([
  [3, false],
  [4, true],
  [11, true],
  [12, false],
  [null, false],
])('%s completed weeks lie in 4-12: %s', (weeks, is) => {
  expect(isInWeeks('4-12', weeks)).toBe(is);
});

test('spans lie in each other, or share weeks, or none', () => {
  expect([areWeeksWithin('4-6', '4-12'), areWeeksWithin('4-12', '4-6')]).toEqual([true, false]);
  expect([sharedWeeks('4-8', '6-12'), sharedWeeks('4-6', '6-12')]).toEqual(['6-8', null]);
});

test('are told by the last completed week', () => {
  expect([weeksText('4-5'), weeksText('4-12')]).toEqual(['week 4', 'weeks 4 to 11']);
});
