import { expect, test } from 'vitest';
import { billTest } from '../status-sets/lab/bill-test.ts';
import { initialsOfName, PUBLIC_STATES, publicStateOf } from './public-status.ts';

test('every state of a test says something to a patient, and only a checked one is ready', () => {
  const said = billTest.stateNames.map((state) => [state, publicStateOf(state)] as const);
  expect(new Set(said.map(([, words]) => words))).toEqual(new Set(PUBLIC_STATES));
  expect(said.filter(([, words]) => words === 'ready')).toEqual([['checked', 'ready']]);
});

test.each([
  ['Ravi Kumar Pandit', 'R. K. P.'],
  ["  o'brien  ", 'O.'],
  ['<b>O’Brien</b> ज़ोया', 'B. ज़ो.'],
  ['123', ''],
  ['', ''],
])('initials of %j', (name, initials) => {
  expect(initialsOfName(name)).toBe(initials);
});
