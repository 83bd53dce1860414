import { expect, test } from 'vitest';
import { doubledStarts, parseRun, runText } from './run-text.ts';

test.each([
  ['Mon Thu 08:00 cut-off 30 min', { days: [1, 4], at: '08:00', cutOffMinutes: 30 }],
  ['daily 23:59', { days: [1, 2, 3, 4, 5, 6, 7], at: '23:59', cutOffMinutes: 0 }],
  ['Sun 00:00 cut-off 2880 min', { days: [7], at: '00:00', cutOffMinutes: 2_880 }],
])('%s is read and written', (text, run) => {
  expect(parseRun(text)).toEqual(run);
  expect(runText(run)).toBe(text);
});

test('days are read in any order and letters', () => {
  expect(parseRun(' thu MON 08:00 ')).toEqual({ days: [1, 4], at: '08:00', cutOffMinutes: 0 });
});

test.each([
  '',
  'Mon',
  '08:00',
  'Mon 24:00',
  'Mon 08:60',
  'Mon 8:00',
  'Moo 08:00',
  'Mon Mon 08:00',
  'Mon 08:00 cut-off 2881 min',
  'Mon 08:00 cut-off -1 min',
])('"%s" is no run', (text) => {
  expect(parseRun(text)).toBeNull();
});

const run = (days: readonly number[], at: string) => ({ days, at, cutOffMinutes: 0 });

test('two runs that start together are named once', () => {
  expect(doubledStarts([run([1, 2], '08:00'), run([2, 3], '08:00'), run([2], '09:00')])).toEqual([
    'Tue 08:00',
  ]);
  expect(doubledStarts([run([1], '08:00'), run([1], '08:30')])).toEqual([]);
});
