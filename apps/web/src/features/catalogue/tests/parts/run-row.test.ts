import { expect, test } from 'vitest';
import { NEW_RUN, rowOfRun, runOfRow } from './run-row.ts';

test('a run is read as it is shown, its days ascending', () => {
  const run = { days: [1, 4], at: '08:00', cutOffMinutes: 30 };
  expect(runOfRow(rowOfRun(run))).toEqual(run);
  expect(runOfRow({ days: [4, 1], at: ' 08:00 ', cutOff: ' 30' })).toEqual(run);
});

test.each([
  { at: '' },
  { at: '8:00' },
  { at: '24:00' },
  { days: [] },
  { cutOff: '' },
  { cutOff: '-5' },
  { cutOff: '2881' },
])('%o is no run', (typed) => {
  expect(runOfRow({ ...NEW_RUN, at: '08:00', ...typed })).toBeNull();
});
