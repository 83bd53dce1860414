import { expect, test } from 'vitest';
import { criticalChain, criticalRings, criticalStepAt } from './critical-chain.ts';

const all = { hasDoctor: true, hasAgency: true };

test.each([
  [all, ['doctor', 'pathologist', 'head']],
  [{ hasDoctor: true, hasAgency: false }, ['doctor', 'pathologist', 'head']],
  [{ hasDoctor: false, hasAgency: true }, ['agency', 'pathologist', 'head']],
  [{ hasDoctor: false, hasAgency: false }, ['pathologist', 'head', 'head']],
])('with %o the chain is %o, and no patient', (reach, contacts) => {
  expect(criticalChain(reach).map(({ contact }) => contact)).toEqual(contacts);
});

const minutesOf = (minutes?: { next: number; head: number }) =>
  criticalChain(all, minutes).map(({ fromMinute }) => fromMinute);

test('the next contact is told after 15 minutes and the head after 30, unless the lab has set others', () => {
  expect(minutesOf()).toEqual([0, 15, 30]);
  expect(minutesOf({ next: 10, head: 20 })).toEqual([0, 10, 20]);
  expect(minutesOf({ next: 40, head: 20 })).toEqual([0, 40, 40]);
});

test.each([
  [-1, 0],
  [0, 0],
  [14.9, 0],
  [15, 1],
  [29.9, 1],
  [30, 2],
  [600, 2],
])('after %d minutes the step is %d', (minutes, step) => {
  expect(criticalStepAt(criticalChain(all), minutes)).toBe(step);
});

test.each([
  [-1, 0],
  [0, 1],
  [9.9, 1],
  [10, 2],
  [20, 3],
  [90, 3],
])('by %d minutes it was heard %d times', (minutes, times) => {
  expect(criticalRings(minutes)).toBe(times);
});
