import { expect, it } from 'vitest';
import { textInFile, withTypedCells } from './typed-cells.ts';

const rows = [
  ['code', 'Old name', 'price'],
  ['A', 'x'],
  ['B', 'y', { formula: '1+1' }],
];
const columns = ['code', null, 'mrp_rupees'];

it.each([
  [{ rowNo: 2, column: 'code' }, 'A'],
  [{ rowNo: 3, column: 'mrp_rupees' }, '=1+1'],
  [{ rowNo: 2, column: 'mrp_rupees' }, ''],
  [{ rowNo: 9, column: 'code' }, ''],
  [{ rowNo: 2, column: 'name' }, null],
])('in the file at %j stands %j', (place, text) => {
  expect(textInFile(rows, columns, place)).toBe(text);
});

it.each([
  ['replaces a text', { rowNo: 2, column: 'code', value: 'C' }, ['C', 'x']],
  ['replaces a formula', { rowNo: 3, column: 'mrp_rupees', value: '2' }, ['B', 'y', '2']],
  ['fills a row that ends before it', { rowNo: 2, column: 'mrp_rupees', value: '9' }, ['A', 'x', '9']],
  ['of a column that the file lacks is left out', { rowNo: 2, column: 'name', value: 'N' }, ['A', 'x']],
])('a typed value %s', (_, cell, expected) => {
  const at = cell.rowNo - 1;
  const filled = withTypedCells(rows, columns, [cell]);
  expect(filled[at]).toEqual(expected);
  expect(filled.filter((_row, index) => index !== at)).toEqual(rows.filter((_row, index) => index !== at));
});

it('of two values for one cell the later counts, and the file stays as it is', () => {
  const twice = ['C', 'D'].map((value) => ({ rowNo: 2, column: 'code', value }));
  expect(withTypedCells(rows, columns, twice)[1]).toEqual(['D', 'x']);
  expect(rows[1]).toEqual(['A', 'x']);
  expect(withTypedCells(rows, columns, [])).toBe(rows);
});

it('a row that ends two columns before it is filled up', () => {
  expect(
    withTypedCells(
      [['a'], ['1']],
      ['code', 'name', 'kind'],
      [{ rowNo: 2, column: 'kind', value: 'test' }],
    )[1],
  ).toEqual(['1', '', 'test']);
});
