import { expect, test } from 'vitest';
import { fastingStateOf } from './fasting-state.ts';

test.each([
  [null, null],
  [0, 'notFasting'],
  [7, 'notFasting'],
  [8, 'fasting'],
  [14, 'fasting'],
])('%s hours are %s', (hours, state) => {
  expect(fastingStateOf(hours)).toBe(state);
});
