import { assert, integer, property, record } from 'fast-check';
import { expect, test } from 'vitest';
import {
  isInGrid,
  MOST_COLUMNS,
  MOST_ROWS,
  nextFreePosition,
  parsePosition,
  positionName,
} from './rack-positions.ts';

test('every position is read back by its name', () => {
  const position = record({
    row: integer({ min: 1, max: MOST_ROWS }),
    column: integer({ min: 1, max: MOST_COLUMNS }),
  });
  assert(
    property(position, (one) => {
      expect(parsePosition(positionName(one))).toEqual(one);
    }),
  );
});

test.each(['', 'E', '7', 'E0', 'E123', 'EE7', '7E', 'E-7'])('%j is no position', (text) => {
  expect(parsePosition(text)).toBeNull();
});

test('the next free one is the first of the first row with one, and none when all are taken', () => {
  const grid = { rows: 2, columns: 2 };
  const all = ['A1', 'A2', 'B1', 'B2'].map((name) => parsePosition(name)).filter((one) => one !== null);
  expect(nextFreePosition(grid, [])).toEqual({ row: 1, column: 1 });
  expect(nextFreePosition(grid, all.toSpliced(1, 1))).toEqual({ row: 1, column: 2 });
  expect(nextFreePosition(grid, all)).toBeNull();
});

test('a rack has the positions of its rows and columns alone', () => {
  const grid = { rows: 8, columns: 9 };
  expect(isInGrid(grid, { row: 8, column: 9 })).toBe(true);
  expect(isInGrid(grid, { row: 9, column: 1 })).toBe(false);
  expect(isInGrid(grid, { row: 1, column: 10 })).toBe(false);
});
