import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GENERAL } from '../ranges/range-condition.ts';
import { END_OF_AGE_DAYS } from '../ranges/range-coverage.ts';
import { inFileOrder, type RangeRow, rangeSheet } from './range-sheet.ts';
import { setChanges } from './set-changes.ts';
import { readRow, titlesOf, writeRow } from './sheet.ts';
import { headOfMap } from './map-titles.ts';

const EVERYBODY: RangeRow = {
  parameter: 'HB',
  sex: null,
  ageFromDays: 0,
  ageToDays: END_OF_AGE_DAYS,
  ...GENERAL,
  low: 12,
  high: 15.5,
  actionLow: 8.5,
  actionHigh: 18,
  criticalLow: 7,
  criticalHigh: null,
  text: null,
  bands: [],
};

/** The row that a file gives back of one that was written to it. */
function readBack(row: RangeRow) {
  const head = headOfMap(rangeSheet, titlesOf(rangeSheet));
  return readRow(
    rangeSheet,
    head,
    writeRow(rangeSheet, row).map((cell) => String(cell ?? '')),
  );
}

describe('a rule', () => {
  it('is written in the words of its screen', () => {
    expect(
      writeRow(rangeSheet, { ...EVERYBODY, sex: 'F', ageFromDays: 4383, pregnancy: 'trimester2' }),
    ).toEqual([
      'HB',
      'F',
      '12 y',
      'no end',
      'trimester2',
      null,
      null,
      null,
      null,
      null,
      null,
      12,
      15.5,
      8.5,
      18,
      7,
      null,
      null,
      '',
    ]);
  });

  const limit = fc.option(fc.integer({ min: -99_999, max: 99_999 }).map((number) => number / 100));
  const word = fc
    .string({ minLength: 1, maxLength: 12 })
    .map((text) => text.trim())
    .filter((text) => text !== '');
  const rule = fc.record<RangeRow>({
    parameter: fc.constantFrom('HB', 'TSH'),
    sex: fc.constantFrom(null, 'M', 'F', 'O'),
    ageFromDays: fc.integer({ min: 0, max: END_OF_AGE_DAYS }),
    ageToDays: fc.integer({ min: 0, max: END_OF_AGE_DAYS }),
    pregnancy: fc.constantFrom(null, 'pregnant', 'trimester1'),
    pregnancyWeeks: fc.constantFrom(null, '4-12'),
    birthWeeks: fc.constantFrom(null, '24-37'),
    fasting: fc.constantFrom(null, 'fasting', 'notFasting'),
    sampleTypeId: fc.constantFrom(null, 'CSF', 'EDTA'),
    method: fc.option(word),
    locationId: fc.option(word),
    low: limit,
    high: limit,
    actionLow: limit,
    actionHigh: limit,
    criticalLow: limit,
    criticalHigh: limit,
    text: fc.option(word),
    bands: fc.array(
      fc
        .tuple(word, limit, limit)
        .map(([label, one, other]) =>
          one === null || other === null
            ? { label, low: one, high: other }
            : { label, low: Math.min(one, other), high: Math.max(one, other) },
        ),
      { maxLength: 3 },
    ),
  });

  it('that was written reads the same', () => {
    fc.assert(
      fc.property(rule, (row) => {
        expect(readBack(row)).toEqual({ values: row, faults: [] });
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['age_from', '6 x', '"6 x" is no age: write it like birth, 6 h, 7 d, 6 w, 6 m, 12 y or no end'],
    ['age_to', '', 'Please fill in this field'],
    ['sex', 'male', '"male" is none of M, F, O'],
    ['pregnancy', 'trimester4', '"trimester4" is none of pregnant, trimester1, trimester2, trimester3'],
    ['low', '1-2', '"1-2" is no number: write it like 1250 or 12.5'],
    ['bands', 'Low 3', expect.stringContaining('"Low 3" is no band')],
    ['bands', '[Low] <3', expect.stringContaining('"<3" is no band')],
  ])('%s "%s": %s', (column, found, reason) => {
    const head = headOfMap(rangeSheet, titlesOf(rangeSheet));
    const cells = titlesOf(rangeSheet).map((title, index) =>
      title === column ? found : String(writeRow(rangeSheet, EVERYBODY)[index] ?? ''),
    );
    expect(readRow(rangeSheet, head, cells).faults).toMatchObject([{ column, found, reason }]);
  });
});

it('rules stand in the same order whoever wrote them when', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(
        [
          EVERYBODY,
          { ...EVERYBODY, sex: 'M' as const },
          { ...EVERYBODY, sex: 'F' as const },
          { ...EVERYBODY, sex: 'F' as const, ageFromDays: 365 },
          { ...EVERYBODY, fasting: 'fasting' as const },
          { ...EVERYBODY, pregnancy: 'pregnant' as const },
        ],
        { minLength: 6 },
      ),
      (rows) => {
        expect(
          inFileOrder(rows).map(({ sex, ageFromDays, fasting, pregnancy }) => [
            sex,
            ageFromDays,
            fasting,
            pregnancy,
          ]),
        ).toEqual([
          [null, 0, null, null],
          ['M', 0, null, null],
          ['F', 0, null, null],
          ['F', 365, null, null],
          [null, 0, 'fasting', null],
          [null, 0, null, 'pregnant'],
        ]);
      },
    ),
  );
});

describe('the rows of a parameter', () => {
  const [child, adult] = [
    { ...EVERYBODY, ageToDays: 6574 },
    { ...EVERYBODY, ageFromDays: 6574 },
  ];

  it('are held against those of the same person, wherever they stand', () => {
    expect(setChanges(rangeSheet, [child, adult], [{ ...adult, high: 16 }, child])).toEqual([
      { verdict: 'changed', changes: [{ column: 'high', before: '15.5', after: '16' }] },
      { verdict: 'same', changes: [] },
    ]);
  });

  it('tell at the first of them what is there and would be gone', () => {
    const pregnant = {
      ...adult,
      sex: 'F' as const,
      pregnancy: 'pregnant' as const,
      low: 11,
      actionLow: null,
      actionHigh: null,
      criticalLow: null,
    };
    expect(setChanges(rangeSheet, [child, adult, pregnant], [EVERYBODY, adult])).toEqual([
      {
        verdict: 'changed',
        changes: [
          {
            column: 'parameter',
            before: 'sex F, age_from 18 y, age_to no end, pregnancy pregnant, low 11, high 15.5',
            after: '',
          },
          { column: 'age_to', before: '18 y', after: 'no end' },
        ],
      },
      { verdict: 'same', changes: [] },
    ]);
  });

  it('of a parameter without ranges are new', () => {
    expect(setChanges(rangeSheet, [], [child]).map(({ verdict }) => verdict)).toEqual(['new']);
  });
});
