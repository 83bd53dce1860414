import { expect, it } from 'vitest';
import { rowsOfMode } from './rows-of-mode.ts';

const rows = ['draft 1', 'complete 2', 'draft 3', 'complete 4'];
const list = {
  rows,
  current: 'draft 3',
  selected: ['complete 4', 'draft 1'],
  isComplete: (row: string) => row.startsWith('complete'),
};

it.each([
  ['SINGLE', ['draft 3']],
  ['ALL', rows],
  ['SELECTED', ['draft 1', 'complete 4']],
  ['COMPLETE_ONLY', ['complete 2', 'complete 4']],
] as const)('%s', (mode, expected) => {
  expect(rowsOfMode(mode, list)).toEqual(expected);
});

it('SINGLE chooses nothing in a list without a row', () => {
  expect(rowsOfMode('SINGLE', { ...list, rows: [], current: null, selected: [] })).toEqual([]);
});
