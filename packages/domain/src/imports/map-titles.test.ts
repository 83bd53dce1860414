import { describe, expect, it } from 'vitest';
import { doctorSheet } from './doctor-sheet.ts';
import { headOfMap, lackingColumns, mapFaults, mapTitles } from './map-titles.ts';
import { parameterSheet } from './parameter-sheet.ts';
import { rangeSheet } from './range-sheet.ts';
import { rateSheet } from './rate-sheet.ts';
import { fieldsOf, readRow, requiredTitles, type Sheet, titlesOf } from './sheet.ts';
import { testSheet } from './test-sheet.ts';

function namesOf<Row extends object>(sheet: Sheet<Row>) {
  const titles = titlesOf(sheet);
  const aliases = fieldsOf(sheet.columns).flatMap((field) => sheet.aliases?.[field] ?? []);
  return { titles, aliases, found: mapTitles(sheet, titles) };
}

describe('the titles of a file', () => {
  it.each([
    [
      ['mrp_rupees', 'code'],
      ['mrp_rupees', 'code'],
    ],
    [
      ['Tat_Hours ', 'CODE'],
      ['tat_hours', 'code'],
    ],
    [
      ['Sample Type', 'report-format', 'IS  FREE'],
      ['sample_type', 'report_format', 'is_free'],
    ],
    [
      ['Name (English)', 'TAT (Hours)'],
      ['name', 'tat_hours'],
    ],
    [
      ['Test Name', 'MRP (Rs)', 'Dept'],
      ['name', 'mrp_rupees', 'department'],
    ],
    [
      ['TAT (days)', 'MRP (paise)', 'Rate', ''],
      [null, null, null, null],
    ],
    [
      ['Test Name', 'name'],
      [null, 'name'],
    ],
    [
      ['name (old)', 'Name'],
      [null, 'name'],
    ],
    [
      ['code', 'Code', 'CODE'],
      ['code', null, null],
    ],
    [[], []],
  ])('%j are %j', (titles, columns) => {
    expect(mapTitles(testSheet, titles)).toEqual(columns);
  });

  it('a column of percentages is no limit in the unit of a mode', () => {
    expect(mapTitles(parameterSheet, ['code', 'delta_percent'])).toEqual(['code', null]);
  });

  it.each([
    ['tests', namesOf(testSheet)],
    ['parameters', namesOf(parameterSheet)],
    ['doctors', namesOf(doctorSheet)],
    ['rates', namesOf(rateSheet)],
    ['ranges', namesOf(rangeSheet)],
  ])('of %s are found as they are written, and an alias is that of one column alone', (_, names) => {
    const { titles, found, aliases } = names;
    expect(found).toEqual(titles);
    const all = [...aliases, ...titles.map((title) => title.replaceAll('_', ' '))];
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('what somebody says the columns are', () => {
  const known = { titles: titlesOf(testSheet), required: requiredTitles(testSheet) };

  it.each([
    [['code', null, 'name'], []],
    [['code', 'price'], [{ at: 1, msg: 'Choose one of the listed values' }]],
    [['code', null, 'code'], [{ at: 2, msg: 'The same stands here twice' }]],
    [['name'], [{ at: null, msg: 'The column "code" is missing' }]],
    [[], [{ at: null, msg: 'The column "code" is missing' }]],
  ])('%j: %j', (map, faults) => {
    expect(mapFaults(known, map)).toMatchObject(faults);
  });

  it('must be all columns where the rows of a record are all that it will have', () => {
    const titles = titlesOf(rangeSheet);
    const required = requiredTitles(rangeSheet);
    expect(lackingColumns({ required }, titles)).toEqual([]);
    expect(lackingColumns({ required }, titles.slice(1))).toEqual(['parameter']);
    expect(requiredTitles(rateSheet)).toEqual(['kind', 'list', 'test']);
  });

  it('decides which cells of a row are read', () => {
    const head = headOfMap(testSheet, ['code', null, 'name']);
    const { values, faults } = readRow(testSheet, head, ['HB', { formula: 'A1*2' }, 'Haemoglobin']);
    expect({ values, faults }).toEqual({ values: { code: 'HB', name: 'Haemoglobin' }, faults: [] });
  });
});
