import { rangeBar, type RangeScale } from '../documents/range-bar.ts';
import type { ReportInterval, ReportRow } from '../documents/report-document.ts';
import { paragraphsOf, reportValue, type ReportValue } from '../documents/report-value.ts';
import { filled } from '../documents/words/paper-words.ts';
import type { PaperWords } from '../documents/words/paper-words-en.ts';
import { bandText, intervalText } from './interval-text.ts';
import type { SnapshotBand, SnapshotResult } from './report-snapshot.ts';

interface RowPrinting {
  readonly previousDate: string | null;
  readonly dateOf: (instant: string) => string;
  readonly words: PaperWords['report'];
}

/** A result as one row of the report. `previousDate` is that of the test: a value of another day says its own. */
export function reportRow(result: SnapshotResult, { previousDate, dateOf, words }: RowPrinting): ReportRow {
  const { previous } = result;
  const date = previous === null ? null : dateOf(previous.at);
  return {
    name: result.localName ?? result.name,
    ...(result.localName === undefined ? {} : { otherName: result.name }),
    mark: null,
    method: result.method === '' ? null : result.method,
    value: valueOf(result, words),
    unit: result.value === null || result.unit === '' ? null : result.unit,
    flag: result.flag,
    interval: intervalOf(result, words),
    bar: barOf(result),
    previous: previous === null ? null : { text: previous.value, date: date === previousDate ? null : date },
    changedFrom: result.changedFrom,
  };
}

/** A calculation without a result says so here; the reason stands below the rows. */
function valueOf(result: SnapshotResult, words: PaperWords['report']): ReportValue {
  if (result.value === null) return { kind: 'words', text: words.notCalculated };
  if (result.narrative) return { kind: 'narrative', paragraphs: paragraphsOf(result.value) };
  return reportValue(result.value);
}

function intervalOf(result: SnapshotResult, words: PaperWords['report']): ReportInterval | null {
  const { rangeBasis: basis = null } = result;
  if (result.bands.length > 0) {
    const bands = result.bands.map((band) => ({ name: band.label, text: bandText(band, result.decimals) }));
    return { kind: 'bands', bands: basis === null ? bands : [{ name: `${basis}:`, text: '' }, ...bands] };
  }
  const text = printedInterval(result, words);
  if (text === null) return null;
  return { kind: 'text', text, ...(basis === null ? {} : { basis }) };
}

/** 'up to' is a word; the other limits are signs. */
function printedInterval(result: SnapshotResult, words: PaperWords['report']): string | null {
  const text = intervalText(result);
  const hasUpperAlone = result.low === null && result.high !== null;
  return text !== null && hasUpperAlone ? filled(words.upTo, text.replace(/^up to /u, '')) : text;
}

function barOf(result: SnapshotResult): ReportRow['bar'] {
  if (result.value === null || result.narrative || result.attachment !== undefined) return null;
  const scale = rangeScaleOf(result);
  const previous = result.previous?.value ?? null;
  return rangeBar({ scale, value: result.value, previous, outside: result.flag !== null });
}

/** Scale of a range bar: decision bands when they follow each other from low to high, else the limits. */
export function rangeScaleOf({
  bands,
  low,
  high,
}: {
  readonly bands: readonly SnapshotBand[];
  readonly low: number | null;
  readonly high: number | null;
}): RangeScale {
  const ascending = bands.toSorted((a, b) => lowest(a) - lowest(b));
  const cuts = ascending.slice(1).map((band) => band.low);
  const limits: RangeScale = { kind: 'limits', low, high };
  if (ascending.length < 2 || !cuts.every((cut) => cut !== null)) return limits;
  const inside = ascending.flatMap((band, index) => (isWithin(band, { low, high }) ? [index] : []));
  return { kind: 'bands', cuts, inside };
}

/** A band without a lower limit is within an interval that it reaches into: 'Normal, up to 99' of 70 to 99. */
function isWithin(band: SnapshotBand, { low, high }: Pick<SnapshotBand, 'low' | 'high'>): boolean {
  if (low === null && high === null) return false;
  const to = band.high ?? Number.POSITIVE_INFINITY;
  const notAbove = high === null || to <= high;
  const notBelow = low === null || (band.low === null ? to >= low : band.low >= low);
  return notAbove && notBelow;
}

function lowest({ low }: SnapshotBand): number {
  return low ?? Number.NEGATIVE_INFINITY;
}
