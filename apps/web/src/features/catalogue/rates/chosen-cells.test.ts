import { expect, it } from 'vitest';
import { cellsBelowCost, filledCells, namedCells, percentCells, type ShownGrid } from './chosen-cells.ts';
import { cellKey, withCells } from './prices/price-draft.ts';
import { gridRow } from './testing/grid-row.ts';

const cost = { costPaise: 9_600, version: 1 };
const row = (...given: Parameters<typeof gridRow>) => ({ ...gridRow(...given), cost });

const GRID: ShownGrid = {
  rows: [row('CBC', 190, 175), row('ESR', 0, null), row('LFT', 410, 395), row('KFT', 400, 380)],
  lists: [
    { rateListId: 'one', name: 'Shivneri' },
    { rateListId: 'two', name: 'Panchvati' },
  ],
  draft: new Map([[cellKey('one', 'LFT'), '420']]),
};

function told(cells: readonly { listId: string; testId: string; text: string }[]): string[] {
  return cells.map(({ listId, testId, text }) => `${testId} ${listId} ${text}`);
}

it('a percentage changes the chosen tests in the chosen lists, what is typed before what is stored', () => {
  const testIds = new Set(['CBC', 'LFT']);
  const { cells, kept } = percentCells(GRID, { testIds, listIds: ['one', 'two'] }, 10);
  expect(told(cells)).toEqual(['CBC one 209', 'CBC two 193', 'LFT one 462', 'LFT two 435']);
  expect(kept).toBe(0);
});

it('a percentage leaves what is free, what has no price and what cannot be read, and counts them', () => {
  const grid = { ...GRID, draft: new Map([[cellKey('one', 'CBC'), '2l5']]) };
  const { cells, kept } = percentCells(
    grid,
    { testIds: new Set(['CBC', 'ESR']), listIds: ['one', 'two'] },
    10,
  );
  expect([told(cells), kept]).toEqual([['CBC two 193'], 3]);
});

it('a price is filled down to the chosen tests, or to the next one', () => {
  const from = { testId: 'LFT', listId: 'one' };
  expect(told(filledCells(GRID, from, new Set()))).toEqual(['KFT one 420']);
  expect(told(filledCells(GRID, from, new Set(['CBC', 'LFT', 'KFT'])))).toEqual([
    'CBC one 420',
    'KFT one 420',
  ]);
  expect(filledCells(GRID, { ...from, testId: 'KFT' }, new Set())).toEqual([]);
});

it('prices below what the test costs are found and named by test and list', () => {
  const stored = null;
  const typed = ['96', '95', 'free'].map((text, at) => ({
    listId: 'two',
    testId: GRID.rows[at]?.testId ?? '',
    text,
    stored,
  }));
  const grid = { ...GRID, draft: withCells(new Map(), typed) };
  expect(namedCells(grid, cellsBelowCost(grid))).toEqual([
    { key: cellKey('two', 'ESR'), code: 'ESR', list: 'Panchvati', text: '95' },
  ]);
});
