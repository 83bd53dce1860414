import { describe, expect, test } from 'vitest';
import { reportDepartments } from './report-departments.ts';
import type { SnapshotTest } from './report-snapshot.ts';
import { sampleResult, sampleTest } from './testing/sample-snapshot.ts';

const momentOf = (instant: string) =>
  `${instant.slice(8, 10)}/${instant.slice(5, 7)}/${instant.slice(0, 4)} 10:00`;
const departmentsOf = (...tests: Partial<SnapshotTest>[]) =>
  reportDepartments({ tests: tests.map(sampleTest) }, momentOf);
const onlyTest = (...tests: Partial<SnapshotTest>[]) => departmentsOf(...tests)[0]?.tests[0];

test('a test without a profile stands alone under its own name', () => {
  const [department] = departmentsOf({ billTestId: 'a', name: 'CBC' }, { billTestId: 'b', name: 'ESR' });
  expect(department?.tests.map(({ name, footnotes }) => [name, footnotes])).toEqual([
    ['CBC', []],
    ['ESR', []],
  ]);
});

const previous = (...dates: string[]) =>
  dates.map((at, index) => sampleResult({ parameterId: String(index), previous: { value: '1', at } }));

describe('the date of the previous values', () => {
  test.each([
    [[], null],
    [['2026-05-22'], '22/05/2026'],
    [['2026-05-22', '2026-05-22', '2026-06-22'], '22/05/2026'],
    // As many of each: the later one, whichever comes first.
    [['2026-05-22', '2026-06-01'], '01/06/2026'],
    [['2026-06-01', '2026-05-22'], '01/06/2026'],
    [['2025-12-31', '2026-01-01'], '01/01/2026'],
  ])('of %j is %s', (dates, date) => {
    expect(onlyTest({ results: previous(...dates) })?.previousDate).toBe(date);
  });
});

describe('the specimen', () => {
  const profile = { profileId: 'p', name: 'Profile' };

  test.each<[string, Partial<SnapshotTest>[], string | null]>([
    ['one tube is named', [{ profile }], 'EDTA whole blood · tube KT2011260042-1'],
    [
      'two tubes are not',
      [{ profile }, { profile, billTestId: 'b', barcode: 'KT2011260042-2' }],
      'EDTA whole blood',
    ],
    ['without a tube there is the specimen', [{ profile, barcode: null }], 'EDTA whole blood'],
    [
      'two specimens stand beside each other',
      [{ profile }, { profile, billTestId: 'b', specimen: 'Serum', barcode: 'KT2011260042-2' }],
      'EDTA whole blood, Serum',
    ],
    ['no specimen is nothing', [{ profile, specimen: '' }], null],
  ])('%s', (_, tests, specimen) => {
    expect(onlyTest(...tests)?.specimen).toBe(specimen);
  });
});

const methodsOf = (group: string | null, ...methods: string[]) =>
  onlyTest({
    results: methods.map((method, index) => sampleResult({ parameterId: String(index), group, method })),
  })?.groups.map((found) => [found.method, found.rows.map(({ method }) => method)]);

describe('groups', () => {
  const profile = { profileId: 'p', name: 'Profile' };
  const two = [sampleResult({ parameterId: 'a' }), sampleResult({ parameterId: 'b' })];

  test('a test alone needs no heading, and one result of a profile neither', () => {
    expect(onlyTest({ results: two })?.groups.map(({ name }) => name)).toEqual([null]);
    const groups = onlyTest({ profile, results: two }, { profile, billTestId: 'b', name: 'ESR' })?.groups;
    expect(groups?.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Complete blood count', 2],
      [null, 1],
    ]);
  });

  test('results of another group stand apart, also when the group comes again', () => {
    const results = ['A', 'A', 'B', 'A'].map((group, index) =>
      sampleResult({ parameterId: String(index), group }),
    );
    expect(onlyTest({ results })?.groups.map(({ name, rows }) => [name, rows.length])).toEqual([
      ['A', 2],
      ['B', 1],
      ['A', 1],
    ]);
  });

  test('a method shared by a named group stands once, otherwise on each row', () => {
    expect(methodsOf('A', 'X', 'X')).toEqual([['X', [null, null]]]);
    expect(methodsOf('A', 'X', 'Y')).toEqual([[null, ['X', 'Y']]]);
    expect(methodsOf('A', 'X')).toEqual([[null, ['X']]]);
    expect(methodsOf('A', '', '')).toEqual([[null, [null, null]]]);
    expect(methodsOf(null, 'X', 'X')).toEqual([[null, ['X', 'X']]]);
  });
});

describe('notes', () => {
  test('remarks keep their lines', () => {
    expect(onlyTest({ note: 'Haemolysed.\nRepeat.' })?.notes).toEqual([
      {
        title: 'Remarks',
        language: 'en',
        weight: 'plain',
        paragraphs: [[{ text: 'Haemolysed.', style: 'plain' }], [{ text: 'Repeat.', style: 'plain' }]],
      },
    ]);
    expect(onlyTest({ note: null })?.notes).toEqual([]);
  });

  test('a blank calculation tells why, a value or a blank without a reason does not', () => {
    const results = [
      sampleResult({ name: 'LDL', value: null, blankReason: 'waits for HDL' }),
      sampleResult({ parameterId: 'b', value: null, blankReason: null }),
      sampleResult({ parameterId: 'c', value: '1', blankReason: 'was blank' }),
    ];
    expect(onlyTest({ results })?.notes).toEqual([
      {
        title: 'Not calculated',
        language: 'en',
        weight: 'plain',
        paragraphs: [
          [
            { text: 'LDL: ', style: 'bold' },
            { text: 'waits for HDL', style: 'plain' },
          ],
        ],
      },
    ]);
  });

  test('a critical call tells who was told what, when and by whom', () => {
    const call = {
      parameter: 'Potassium',
      value: '2.7 mmol/L',
      receiver: 'Dr. Nikhil Mehta',
      readBack: '2.7',
      calledAt: '2026-11-20T08:11:00.000Z',
      calledBy: 'Rohan Kale',
    };
    expect(onlyTest({ calls: [call] })?.notes).toEqual([
      {
        title: 'Critical result told by telephone',
        language: 'en',
        weight: 'critical',
        paragraphs: [
          [
            { text: 'Potassium 2.7 mmol/L. ', style: 'bold' },
            {
              text: 'Told to Dr. Nikhil Mehta, 20/11/2026 10:00, by Rohan Kale; read back: 2.7',
              style: 'plain',
            },
          ],
        ],
      },
    ]);
  });
});
