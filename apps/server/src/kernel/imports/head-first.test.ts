import { expect, it } from 'vitest';
import { headFirst } from './head-first.ts';

const table = (...rows: string[][]) => ({ rows, fault: null });

it.each([
  ['a head in the first row', table(['code', 'name'], ['HB', 'Hb']), table(['code', 'name'], ['HB', 'Hb'])],
  [
    'a title above the head, rows keep their number',
    table(['Rate list 2027', ''], ['code', 'name'], ['HB', 'Hb']),
    table(['code', 'name'], [], ['HB', 'Hb']),
  ],
  [
    'a title, an empty row and the head',
    table(['Rates'], [''], ['code', 'name'], ['HB', 'Hb']),
    table(['code', 'name'], [], [], ['HB', 'Hb']),
  ],
  ['a head of separators alone', table(['', '', ''], ['HB', '1']), table(['', '', ''], ['HB', '1'])],
  ['an empty first row', table([], ['code', 'name']), table(['code', 'name'], [])],
  ['one column alone', table(['code'], ['HB']), table(['code'], ['HB'])],
  ['no rows', table(), table()],
])('finds the head of a file with %s', (_, given, found) => {
  expect(headFirst(given)).toEqual(found);
});
