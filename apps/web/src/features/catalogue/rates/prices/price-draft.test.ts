import { expect, it } from 'vitest';
import { cellKey, draftColumns, pastedCells, refusedCells, unreadCells, withCells } from './price-draft.ts';
import { readPasted } from './read-pasted.ts';
import { gridRow } from '../testing/grid-row.ts';

const ROWS = [gridRow('CBC', 190, 175), gridRow('ESR', 70, null), gridRow('LFT', 410, 395)];
const LISTS = ['one', 'two'];

function paste(text: string, at: { row: number; list: number }) {
  return pastedCells({ rows: ROWS, listIds: LISTS, at, block: readPasted(text) });
}

it('a block falls on the cells from the one with the focus on, and the rest beside the grid', () => {
  const { cells, beside } = paste('80\t60\r\n425\t405\r\n500\t500\r\n', { row: 1, list: 0 });
  expect(cells.map(({ testId, listId, text }) => `${testId} ${listId} ${text}`)).toEqual([
    'ESR one 80',
    'ESR two 60',
    'LFT one 425',
    'LFT two 405',
  ]);
  expect(beside).toBe(2);
});

it('a cell that says what is stored is no change', () => {
  const { cells } = paste('190\t180\n70\t-', { row: 0, list: 0 });
  expect([...withCells(new Map(), cells)]).toEqual([[cellKey('two', 'CBC'), '180']]);
});

it('names what cannot be read, and sends what can', () => {
  const { cells } = paste('200\t2l5\n-\tfree', { row: 0, list: 0 });
  const draft = withCells(new Map(), cells);
  expect(unreadCells(draft)).toEqual([cellKey('two', 'CBC')]);
  expect(draftColumns(draft, (listId) => (listId === 'one' ? 3 : 7))).toEqual([
    {
      rateListId: 'one',
      version: 3,
      prices: [
        { testId: 'CBC', pricePaise: 20_000, isFree: false },
        { testId: 'ESR', pricePaise: null },
      ],
    },
    { rateListId: 'two', version: 7, prices: [{ testId: 'ESR', pricePaise: 0, isFree: true }] },
  ]);
});

it('finds the cells that the server names by column and row', () => {
  const { cells } = paste('200\t180\n80\t60', { row: 0, list: 0 });
  const columns = draftColumns(withCells(new Map(), cells), () => 1);
  const errors = [
    { field: 'columns.1.prices.0.pricePaise', msg: 'CBC: Another price begins' },
    { field: 'from', msg: 'A price begins today or later' },
  ];
  expect([...refusedCells(columns, errors)]).toEqual([[cellKey('two', 'CBC'), 'CBC: Another price begins']]);
});
