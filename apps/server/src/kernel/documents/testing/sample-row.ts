import { rangeBar, type RangeScale } from '@nidan/domain/documents/range-bar';
import type { ReportRow, ReportTest, ResultFlag } from '@nidan/domain/documents/report-document';
import { reportValue } from '@nidan/domain/documents/report-value';

/**
 * Rows of a report, one a line: name | method | value | unit | flag | interval | previous. An interval is '12.0 – 15.0', 'up to 35',
 * words, or bands with their cuts and the band that is normal: 'Low: < 50; Protective: ≥ 60 @ 50 60 / 2'.
 */
export function sampleRows(table: string): ReportRow[] {
  return table
    .trim()
    .split('\n')
    .map((line) => sampleRow(line));
}

export function sampleRow(line: string, changes: Partial<ReportRow> = {}): ReportRow {
  const [name = '', method = '', value = '', unit = '', flag = '', interval = '', previous = ''] = line
    .split('|')
    .map((cell) => cell.trim());
  const [shown = '', scaleText] = interval.split(' @ ');
  const scale = scaleText === undefined ? limitsOf(shown) : bandsOf(scaleText);
  const outside = flag !== '';
  return {
    name,
    mark: null,
    method: method || null,
    value: reportValue(value),
    unit: unit || null,
    flag: flagOf(flag),
    interval: shown === '' ? null : intervalOf(shown),
    bar: scale && rangeBar({ scale, value, previous: previous || null, outside }),
    previous: previous === '' ? null : { text: previous, date: null },
    changedFrom: null,
    ...changes,
  };
}

/** A test of one unnamed group. */
export function sampleReportTest(
  test: Partial<ReportTest> & { name: string; rows: readonly ReportRow[] },
): ReportTest {
  const { rows, ...rest } = test;
  const groups = [{ name: null, method: null, rows }];
  return { specimen: null, previousDate: null, groups, notes: [], footnotes: [], ...rest };
}

const FLAGS: readonly ResultFlag[] = ['L', 'H', 'LL', 'HH', 'A', 'AA'];

function flagOf(text: string): ResultFlag | null {
  return FLAGS.find((flag) => flag === text) ?? null;
}

function intervalOf(text: string): ReportRow['interval'] {
  if (!text.includes(': ')) return { kind: 'text', text };
  const bands = text.split('; ').map((band) => {
    const [name = '', limits = ''] = band.split(': ');
    return { name, text: limits };
  });
  return { kind: 'bands', bands };
}

function limitsOf(interval: string): RangeScale | null {
  const both = /^([\d.]+) – ([\d.]+)$/u.exec(interval);
  if (both) return { kind: 'limits', low: Number(both[1]), high: Number(both[2]) };
  const upper = /^up to ([\d.]+)$/u.exec(interval);
  return upper && { kind: 'limits', low: null, high: Number(upper[1]) };
}

function bandsOf(text: string): RangeScale {
  const [cuts = '', inside = ''] = text.split(' / ');
  return { kind: 'bands', cuts: cuts.split(' ').map(Number), inside: [Number(inside)] };
}
