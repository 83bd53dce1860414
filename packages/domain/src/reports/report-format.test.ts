import { expect, test } from 'vitest';
import {
  arranged,
  FORMAT_COLUMNS,
  formatText,
  INTERPRETATION_PLACES,
  isStandardFormat,
  METHOD_PLACES,
  parseFormat,
  type ReportFormat,
  STANDARD_FORMAT,
} from './report-format.ts';

const formats = [true, false].flatMap((newPage) =>
  METHOD_PLACES.flatMap((method) =>
    INTERPRETATION_PLACES.flatMap((interpretation) =>
      [[], ['bar'] as const, ['interval', 'previous'] as const, FORMAT_COLUMNS].map(
        (without): ReportFormat => ({ newPage, method, interpretation, without }),
      ),
    ),
  ),
);

test('every format is told in words that give it back, each its own', () => {
  for (const format of formats) expect(parseFormat(formatText(format))).toEqual(format);
  expect(new Set(formats.map(formatText)).size).toBe(formats.length);
});

test.each<[string, ReportFormat | null]>([
  ['', STANDARD_FORMAT],
  ['  ', STANDARD_FORMAT],
  ['New  Page', { ...STANDARD_FORMAT, newPage: true }],
  ['without previous,without interval', { ...STANDARD_FORMAT, without: ['interval', 'previous'] }],
  ['without unit', null],
  ['new page,', null],
])('%j is read as %o', (text, format) => {
  expect(parseFormat(text)).toEqual(format);
});

test('only the usual format is told by nothing', () => {
  expect(formats.filter(isStandardFormat)).toEqual([STANDARD_FORMAT]);
});

const placed = (parameterId: string, group: string | null = null) => ({
  parameter: { parameterId },
  group,
});

test('a fetched order holds for the parameters that it knows; others follow, and what is gone stays away', () => {
  const places = [
    { parameterId: 'c', group: 'White cells' },
    { parameterId: 'gone', group: null },
    { parameterId: 'a', group: null },
  ];
  expect(arranged([placed('a', 'Red cells'), placed('b', 'Red cells'), placed('c')], places)).toEqual([
    placed('c', 'White cells'),
    placed('a'),
    placed('b', 'Red cells'),
  ]);
});
