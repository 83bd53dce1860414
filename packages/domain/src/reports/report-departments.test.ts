import { describe, expect, test } from 'vitest';
import { reportDepartments } from './report-departments.ts';
import { type ReportFormat, STANDARD_FORMAT } from './report-format.ts';
import type { SnapshotTest } from './report-snapshot.ts';
import { sampleResult, sampleTest } from './testing/sample-snapshot.ts';

const language = 'en';
const shownText = (text: string) => text;
const momentOf = (instant: string) =>
  `${instant.slice(8, 10)}/${instant.slice(5, 7)}/${instant.slice(0, 4)} 10:00`;
const departmentsOf = (...tests: Partial<SnapshotTest>[]) =>
  reportDepartments({ tests: tests.map(sampleTest) }, { language, momentOf, shownText, fileOf: () => null });
const onlyTest = (...tests: Partial<SnapshotTest>[]) => departmentsOf(...tests)[0]?.tests[0];

test('a test without a profile stands alone under its own name', () => {
  const [department] = departmentsOf({ billTestId: 'a', name: 'CBC' }, { billTestId: 'b', name: 'ESR' });
  expect(department?.tests.map(({ name, footnotes }) => [name, footnotes])).toEqual([
    ['CBC', []],
    ['ESR', []],
  ]);
});

test('attached files stand with their test under the name of the parameter, where they are shown', () => {
  const attachment = { sha256: 'a', mediaType: 'image/png', pages: 1 };
  const graph = sampleResult({ name: 'Chromatogram', attachment, value: 'attached: 1 picture' });
  const tests = [sampleTest({ results: [sampleResult(), graph] })];
  const file = { format: 'png', base64: '' } as const;
  const [shown] = reportDepartments({ tests }, { language, momentOf, shownText, fileOf: () => file });
  expect(shown?.tests[0]?.attachments).toEqual([{ caption: 'Chromatogram', file, pages: 1, changed: false }]);
  const [row] = shown?.tests[0]?.groups.flatMap(({ rows }) => rows.slice(1)) ?? [];
  expect(row).toMatchObject({ value: { kind: 'words', text: 'attached: 1 picture' }, bar: null });
  const [hidden] = reportDepartments({ tests }, { language, momentOf, shownText, fileOf: () => null });
  expect(hidden?.tests[0]).not.toHaveProperty('attachments');
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
        title: 'Critical result informed by phone',
        language: 'en',
        weight: 'critical',
        paragraphs: [
          [
            { text: 'Potassium 2.7 mmol/L. ', style: 'bold' },
            {
              text: 'Informed Dr. Nikhil Mehta, 20/11/2026 10:00, by Rohan Kale; read back: 2.7',
              style: 'plain',
            },
          ],
        ],
      },
    ]);
  });
});

const laidOut = (format: Partial<ReportFormat>): Pick<SnapshotTest, 'layout'> => ({
  layout: { ...STANDARD_FORMAT, ...format },
});

describe('the format of a test', () => {
  const seen = sampleResult({ previous: { value: '12.4', at: '2026-05-22' } });
  const rowOf = (own: Partial<SnapshotTest>) => onlyTest({ results: [seen], ...own })?.groups[0]?.rows[0];

  test('leaves out the columns that it does without, and nothing else', () => {
    expect(rowOf(laidOut({}))).toEqual(rowOf({}));
    expect(rowOf(laidOut({ without: ['bar'] }))).toEqual({ ...rowOf({}), bar: null });
    expect(rowOf(laidOut({ without: ['interval', 'previous'] }))).toEqual({
      ...rowOf({}),
      interval: null,
      previous: { text: '', date: null },
    });
    expect(onlyTest({ results: [seen], ...laidOut({ without: ['previous'] }) })?.previousDate).toBeNull();
  });

  test('takes the head of a column away only when no test of the department has it', () => {
    const without = laidOut({ without: ['previous'] });
    expect(departmentsOf(without)[0]?.without).toEqual(['previous']);
    const seenBefore = { billTestId: 'b', results: [seen] };
    expect(departmentsOf(without, seenBefore)[0]?.without).toBeUndefined();
  });

  test('has no column of earlier values on a first visit, not even dashes', () => {
    const unseen = { results: [sampleResult({ previous: null })] };
    const [department] = departmentsOf(unseen);
    expect(department?.without).toEqual(['previous']);
    expect(department?.tests[0]?.groups[0]?.rows[0]?.previous).toEqual({ text: '', date: null });
  });

  test('puts a method that all rows share into the heading, and any other on its row', () => {
    const heading = laidOut({ method: 'heading' });
    expect(onlyTest(heading)?.specimen).toBe('EDTA whole blood · tube KT2011260042-1 · SLS photometry');
    expect(rowOf(heading)?.method).toBeNull();
    const two = [seen, sampleResult({ parameterId: 'b', method: 'Impedance' })];
    expect(rowOf({ ...heading, results: two })?.method).toBe('SLS photometry');
    expect(rowOf(laidOut({ method: 'nowhere' }))?.method).toBeNull();
  });

  test('begins a page, and has its interpretation below its rows', () => {
    expect(onlyTest(laidOut({ newPage: true }))?.newPage).toBe(true);
    expect(onlyTest({})?.newPage).toBeUndefined();
    const below = { interpretation: 'See the film', ...laidOut({ interpretation: 'below' }) };
    expect(onlyTest(below)?.notes).toMatchObject([
      { title: 'Interpretation', paragraphs: [[{ text: 'See the film' }]] },
    ]);
    expect(onlyTest({ ...below, ...laidOut({ interpretation: 'nowhere' }) })?.notes).toEqual([]);
  });
});
