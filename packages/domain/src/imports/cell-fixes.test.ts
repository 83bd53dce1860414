import { describe, expect, it } from 'vitest';
import { doctorSheet } from './doctor-sheet.ts';
import { cellFixes, readRow, titlesOf, writeRow } from './sheet.ts';
import { type ColumnMap, headOfMap } from './map-titles.ts';
import { yesNoColumn, dateOrNothing, codeColumn } from './columns.ts';

interface Row {
  readonly code: string;
  readonly day: string | null;
  readonly isFree: boolean;
}

const sheet = {
  key: 'code' as const,
  columns: { code: codeColumn('code'), day: dateOrNothing('day'), isFree: yesNoColumn('is_free') },
};

function fixesOf(map: ColumnMap, cells: readonly string[]) {
  const head = headOfMap<Row>(sheet, map);
  return cellFixes<Row>(sheet, head, { cells, values: readRow<Row>(sheet, head, cells).values });
}

describe('a cell is told as read otherwise', () => {
  it.each([
    ['code', 'a1', 'A1'],
    ['code', ' A1 ', 'A1'],
    ['day', '31/12/2026', '2026-12-31'],
    ['is_free', 'YES', 'yes'],
  ])('%s %j is %j', (column, found, used) => {
    expect(fixesOf([column], [found])).toEqual([{ column, found, used }]);
  });
});

describe('a cell is not told', () => {
  it.each([
    ['that is read as it stands', ['code'], ['A1']],
    ['that is empty, whatever that means', ['is_free'], ['']],
    ['of blanks', ['is_free'], ['  ']],
    ['that is refused', ['day'], ['soon']],
    ['that is left out', [null], ['a1']],
    ['that the row lacks at its end', ['code', 'day'], ['A1']],
  ])('%s', (_, map, cells) => {
    expect(fixesOf(map, cells)).toEqual([]);
  });
});

it('what a file of ours says is read as it stands, line breaks of any kind too', () => {
  const head = headOfMap(doctorSheet, titlesOf(doctorSheet));
  const cells = writeRow(doctorSheet, {
    code: 'DR1',
    name: 'Dr. A. Rao',
    qualification: 'MD',
    specialisation: '',
    registrationNo: '',
    phone: null,
    email: null,
    address: '1, Road\nPune',
    territory: null,
    agencies: ['A1', 'A2'],
    status: 1,
  }).map((cell) => String(cell ?? '').replaceAll('\n', '\r\n'));
  const { values, faults } = readRow(doctorSheet, head, cells);
  expect(faults).toEqual([]);
  expect(cellFixes(doctorSheet, head, { cells, values })).toEqual([]);
});
