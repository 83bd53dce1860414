import { rangeBar, type RangeScale } from '../documents/range-bar.ts';
import type { ReportInterval, ReportRow } from '../documents/report-document.ts';
import { paragraphsOf, reportValue, type ReportValue } from '../documents/report-value.ts';
import { bandText, intervalText } from './interval-text.ts';
import type { SnapshotBand, SnapshotResult } from './report-snapshot.ts';

/** What stands in the result column of a calculation without a result; the reason stands below the rows. */
const NOT_CALCULATED = 'not calculated';

/** A result as one row of the report. `previousDate` is that of the test: a value of another day says its own. */
export function reportRow(
  result: SnapshotResult,
  { previousDate, dateOf }: { previousDate: string | null; dateOf: (instant: string) => string },
): ReportRow {
  const { previous } = result;
  const date = previous === null ? null : dateOf(previous.at);
  return {
    name: result.name,
    mark: null,
    method: result.method === '' ? null : result.method,
    value: valueOf(result),
    unit: result.value === null || result.unit === '' ? null : result.unit,
    flag: result.flag,
    interval: intervalOf(result),
    bar: barOf(result),
    previous: previous === null ? null : { text: previous.value, date: date === previousDate ? null : date },
    changedFrom: result.changedFrom,
  };
}

function valueOf(result: SnapshotResult): ReportValue {
  if (result.value === null) return { kind: 'words', text: NOT_CALCULATED };
  if (result.narrative) return { kind: 'narrative', paragraphs: paragraphsOf(result.value) };
  return reportValue(result.value);
}

function intervalOf(result: SnapshotResult): ReportInterval | null {
  const { rangeBasis: basis = null } = result;
  if (result.bands.length > 0) {
    const bands = result.bands.map((band) => ({ name: band.label, text: bandText(band, result.decimals) }));
    return { kind: 'bands', bands: basis === null ? bands : [{ name: `${basis}:`, text: '' }, ...bands] };
  }
  const text = intervalText(result);
  if (text === null) return null;
  return { kind: 'text', text, ...(basis === null ? {} : { basis }) };
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
