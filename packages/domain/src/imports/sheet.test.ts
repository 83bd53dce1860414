import { describe, expect, it } from 'vitest';
import { headOfMap, mapTitles } from './map-titles.ts';
import { cellChanges, completeRow, readRow, titlesOf, writeRow } from './sheet.ts';
import { type TestRow, testSheet } from './test-sheet.ts';

const HB: TestRow = {
  code: 'HB',
  name: 'Haemoglobin',
  shortCodes: ['HGB', 'HAEMO'],
  kind: 'test',
  department: 'HAEM',
  sampleType: 'EDTA',
  method: 'Photometry',
  mrpPaise: 15_000,
  isFree: false,
  tatHours: 4.5,
  runCalendar: [{ days: [1, 4], at: '08:00', cutOffMinutes: 30 }],
  restrictReportTillAllCheck: false,
  consentNeeded: false,
  fastingHours: null,
  forSex: 'F',
  leastVolumeUl: 250,
  alsoFits: ['HEP', 'CIT'],
  storage: 'cool',
  stabilityHours: 24,
  refuseIf: 'clotted; short',
  interpretation: 'Low; see\nfilm',
  reportFormat: { newPage: true, without: ['previous'], method: 'heading', interpretation: 'below' },
  parameters: [
    { code: 'HB', group: 'Red; cells', mandatory: true },
    { code: 'MCV', group: null, mandatory: false },
  ],
  members: [],
  stages: [
    { name: 'Lysis; spin', asks: ['HB'] },
    { name: 'Reading', asks: [] },
  ],
  reflexRules: [
    {
      parameter: 'HB',
      flags: ['L', 'LL'],
      low: null,
      high: null,
      words: [],
      calls: 'FERR',
      mode: 'suggest',
      isFree: false,
    },
    {
      parameter: 'MCV',
      flags: [],
      low: null,
      high: 79.5,
      words: [],
      calls: 'HBEL',
      mode: 'add',
      isFree: true,
    },
    {
      parameter: 'HB',
      flags: [],
      low: null,
      high: null,
      words: ['Too few; see', 'none?'],
      calls: 'PBS',
      mode: 'add',
      isFree: false,
    },
  ],
  status: 1,
};

function textsOf(row: TestRow): string[] {
  return writeRow(testSheet, row).map((cell) => String(cell ?? ''));
}

function headOf(titles: readonly string[]) {
  return headOfMap(testSheet, mapTitles(testSheet, titles));
}

describe('a row', () => {
  it('that was written reads the same and changes nothing', () => {
    const { values, faults } = readRow(testSheet, headOf(titlesOf(testSheet)), textsOf(HB));
    expect(faults).toEqual([]);
    expect(values).toEqual(HB);
    expect(cellChanges(testSheet, HB, values).size).toBe(0);
  });

  it('changes nothing by blanks and line breaks that spreadsheets add', () => {
    const stored = { ...HB, name: ' Haemoglobin ', interpretation: 'a\r\nb' };
    const values = { name: 'Haemoglobin', interpretation: 'a\nb' };
    expect(cellChanges(testSheet, stored, values).size).toBe(0);
  });

  it.each([
    ['mrp_rupees', '12,5', '"12,5" is no number: write it like 1250 or 12.5'],
    ['mrp_rupees', '150.50', '"150.50" is not in whole rupees'],
    ['mrp_rupees', '', 'Please fill in this field'],
    ['tat_hours', '४', '"४" is no number: write it like 1250 or 12.5'],
    ['tat_hours', 'Infinity', '"Infinity" is no number: write it like 1250 or 12.5'],
    ['kind', 'panel', '"panel" is none of test, profile, package'],
    ['is_free', 'maybe', '"maybe" is neither yes nor no'],
    ['status', 'on', '"on" is none of enabled, draft, disabled'],
    ['parameters', 'HB*', '"HB*": only a question mark may follow the code of a parameter'],
    ['members', 'HB?', '"HB": a member is its code alone'],
  ])('%s "%s": %s', (column, found, reason) => {
    expect(readRow(testSheet, headOf([column, 'code']), [found, 'HB']).faults).toMatchObject([
      { column, found, reason },
    ]);
  });

  it('refuses a formula and cells beyond its columns', () => {
    expect(
      readRow(testSheet, headOf(['code', 'tat_hours']), ['HB', { formula: 'A1*2' }, 'x']).faults,
    ).toMatchObject([
      { column: 'tat_hours', found: '=A1*2', reason: 'This is a formula: put in its value' },
      { column: '', found: '', reason: 'The row has more than its 2 columns' },
    ]);
  });

  it('of a new record names the columns that it needs', () => {
    expect(completeRow(testSheet, { code: 'NEW', name: 'New', kind: 'test', tatHours: 4 })).toMatchObject({
      faults: [{ column: 'mrp_rupees', found: '', reason: 'A new record needs this column' }],
    });
    expect(
      completeRow(testSheet, { code: 'NEW', name: 'New', kind: 'test', tatHours: 4, mrpPaise: 100 }),
    ).toMatchObject({
      row: expect.objectContaining({ method: '', parameters: [], status: 1, department: null }),
    });
  });
});

it('tells a change as the file shows it', () => {
  const changes = cellChanges(testSheet, HB, { mrpPaise: 18_000, isFree: false, parameters: [] });
  expect([...changes.values()]).toEqual([
    { column: 'mrp_rupees', before: '150', after: '180' },
    { column: 'parameters', before: '[Red\\; cells] HB; MCV?', after: '' },
  ]);
});
