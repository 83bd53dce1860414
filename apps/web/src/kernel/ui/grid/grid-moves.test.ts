import { describe, expect, test } from 'vitest';
import { moveInGrid, nextEditable } from './grid-moves.ts';
import { selectInList } from './list-selection.ts';
import { rowWindow, scrollTopFor } from './row-window.ts';
import { stepAmong } from './step-among.ts';

const size = { rows: 100, cols: 5, page: 20 };
const stroke = (key: string, more = {}) => ({ key, ctrlKey: false, shiftKey: false, ...more });

test.each([
  ['ArrowDown', {}, { row: 11, col: 2 }],
  ['ArrowUp', {}, { row: 9, col: 2 }],
  ['ArrowLeft', {}, { row: 10, col: 1 }],
  ['ArrowRight', {}, { row: 10, col: 3 }],
  ['Home', {}, { row: 10, col: 0 }],
  ['End', {}, { row: 10, col: 4 }],
  ['Home', { ctrlKey: true }, { row: 0, col: 0 }],
  ['End', { ctrlKey: true }, { row: 99, col: 4 }],
  ['PageDown', {}, { row: 30, col: 2 }],
  ['PageUp', {}, { row: 0, col: 2 }],
  ['Enter', {}, { row: 11, col: 2 }],
  ['Enter', { shiftKey: true }, { row: 9, col: 2 }],
  ['Enter', { ctrlKey: true }, null],
  ['a', {}, null],
])('%s %o goes to %o', (key, more, goal) => {
  expect(moveInGrid(stroke(key, more), { row: 10, col: 2 }, size)).toEqual(goal);
});

test('a move stays inside, and an empty grid has none', () => {
  expect(moveInGrid(stroke('ArrowUp'), { row: 0, col: 0 }, size)).toEqual({ row: 0, col: 0 });
  expect(moveInGrid(stroke('PageDown'), { row: 95, col: 4 }, size)).toEqual({ row: 99, col: 4 });
  expect(moveInGrid(stroke('ArrowDown'), { row: 0, col: 0 }, { ...size, rows: 0 })).toBeNull();
});

const editable = (row: number): boolean => row !== 3 && row !== 4;

test('going on after an edit skips what cannot be edited', () => {
  expect(nextEditable({ row: 2, step: 1, rows: 10, editable })).toBe(5);
  expect(nextEditable({ row: 5, step: -1, rows: 10, editable })).toBe(2);
  expect(nextEditable({ row: 9, step: 1, rows: 10, editable })).toBeNull();
  expect(nextEditable({ row: 0, step: -1, rows: 10, editable })).toBeNull();
});

test.each([
  [
    { top: 0, height: 560, count: 5_000, rowHeight: 28 },
    { first: 0, end: 40 },
  ],
  [
    { top: 28_000, height: 560, count: 5_000, rowHeight: 28 },
    { first: 990, end: 1_040 },
  ],
  [
    { top: 139_440, height: 560, count: 5_000, rowHeight: 28 },
    { first: 4_970, end: 5_000 },
  ],
  [
    { top: 0, height: 560, count: 3, rowHeight: 28 },
    { first: 0, end: 3 },
  ],
  [
    { top: 5_000, height: 560, count: 2, rowHeight: 28 },
    { first: 1, end: 2 },
  ],
])('rows drawn for %o', (input, drawn) => {
  expect(rowWindow(input)).toEqual(drawn);
});

test.each([
  [{ row: 5, top: 0 }, 0],
  [{ row: 2, top: 140 }, 56],
  [{ row: 30, top: 0 }, 30 * 28 + 28 + 28 - 560],
])('%o scrolls to %i', (place, top) => {
  expect(scrollTopFor({ rowHeight: 28, head: 28, height: 560, ...place })).toBe(top);
});

describe('selection', () => {
  const keys = ['a', 'b', 'c', 'd'];

  test.each([
    { mode: 'one', key: 'b', selected: '', anchor: null, result: 'b' },
    { mode: 'one', key: 'b', selected: 'b', anchor: null, result: '' },
    { mode: 'range', key: 'd', selected: 'b', anchor: 'b', result: 'bcd' },
    { mode: 'range', key: 'a', selected: 'c', anchor: 'c', result: 'abc' },
    { mode: 'range', key: 'b', selected: '', anchor: 'gone', result: 'b' },
    { mode: 'all', key: null, selected: 'b', anchor: null, result: 'abcd' },
    { mode: 'all', key: null, selected: 'abcd', anchor: null, result: '' },
    { mode: 'one', key: null, selected: 'a', anchor: null, result: 'a' },
  ] as const)(
    '$mode $key on "$selected" from $anchor is "$result"',
    ({ mode, key, selected, anchor, result }) => {
      const next = selectInList({
        keys,
        selected: new Set(selected.split('').filter(Boolean)),
        mode,
        key,
        anchor,
      });
      expect([...next].toSorted().join('')).toBe(result);
    },
  );
});

test.each([
  ['ArrowDown', 3, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 0, 3],
  ['ArrowUp', -1, 3],
  ['Home', 2, 0],
  ['End', 0, 3],
  ['x', 0, null],
])('%s from %i of 4 leads to %s', (key, at, next) => {
  expect(stepAmong({ key, at, count: 4 })).toBe(next);
});
