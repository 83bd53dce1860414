import type { RangeInput } from '@nidan/contract/catalog/parameter-edit-endpoints';
import { conditionOf, GENERAL, type RangeCondition } from '@nidan/domain/results/range-condition';
import { NO_END, parseAgeLimit, showAgeLimit } from '@nidan/domain/people/age-limit';
import type { RangeOffer } from '@nidan/domain/results/range-offers';
import type { Sex } from '@nidan/domain/people/sex';

/** A range as it is typed: every field a text. */
export interface RangeRow {
  readonly id: string;
  readonly sex: '' | Sex;
  readonly from: string;
  readonly until: string;
  readonly low: string;
  readonly high: string;
  readonly criticalLow: string;
  readonly criticalHigh: string;
  readonly words: string;
  /** Kept as they are; they are not typed here. */
  readonly bands: RangeInput['bands'];
  /** Of the set that the row belongs to. */
  readonly condition: RangeCondition;
}

export const RANGE_FIELDS = ['from', 'until', 'low', 'high', 'criticalLow', 'criticalHigh'] as const;
export type RangeField = (typeof RANGE_FIELDS)[number];

function shown(limit: number | null): string {
  return limit === null ? '' : String(limit);
}

/** A range as the fields show it. */
export function rowOfRange(id: string, range: RangeInput): RangeRow {
  return {
    id,
    sex: range.sex ?? '',
    from: showAgeLimit(range.ageFromDays),
    until: showAgeLimit(range.ageToDays),
    low: shown(range.low),
    high: shown(range.high),
    criticalLow: shown(range.criticalLow),
    criticalHigh: shown(range.criticalHigh),
    words: range.text ?? '',
    bands: range.bands,
    condition: conditionOf(range),
  };
}

/** A rule for all from an age on, with nothing typed yet; one of a pregnancy is for women. */
export function emptyRow(id: string, from: string, condition: RangeCondition = GENERAL): RangeRow {
  const nothing = { low: '', high: '', criticalLow: '', criticalHigh: '', words: '' };
  const sex = condition.pregnancy === null ? '' : 'F';
  return { ...nothing, id, sex, from, until: NO_END, bands: [], condition };
}

/** The rows with what an offer changes in one of them, as if it had been typed. */
export function rowsWithOffer(
  rows: readonly RangeRow[],
  id: string,
  { change, days }: Pick<RangeOffer, 'change' | 'days'>,
): RangeRow[] {
  return rows.flatMap((row) => {
    if (row.id !== id) return [row];
    if (change === 'remove') return [];
    return [
      change === 'begin' ? { ...row, from: showAgeLimit(days) } : { ...row, until: showAgeLimit(days) },
    ];
  });
}

/** What was typed as a range, or the first field that cannot be read. */
export function rangeOfRow(row: RangeRow): RangeInput | RangeField {
  const ageFromDays = parseAgeLimit(row.from);
  if (ageFromDays === null) return 'from';
  const ageToDays = parseAgeLimit(row.until);
  if (ageToDays === null || ageToDays <= ageFromDays) return 'until';
  const limits = {
    low: row.low,
    high: row.high,
    criticalLow: row.criticalLow,
    criticalHigh: row.criticalHigh,
  };
  const read = { low: limitOf(limits.low), high: limitOf(limits.high) };
  const critical = { low: limitOf(limits.criticalLow), high: limitOf(limits.criticalHigh) };
  if (read.low === undefined) return 'low';
  if (read.high === undefined) return 'high';
  if (critical.low === undefined) return 'criticalLow';
  if (critical.high === undefined) return 'criticalHigh';
  const text = row.words.trim();
  return {
    sex: row.sex === '' ? null : row.sex,
    ageFromDays,
    ageToDays,
    low: read.low,
    high: read.high,
    text: text === '' ? null : text,
    criticalLow: critical.low,
    criticalHigh: critical.high,
    bands: row.bands,
    ...row.condition,
  };
}

/** A limit; null when left out, undefined when it is no number. */
function limitOf(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return /^-?\d{1,12}(?:\.\d{1,6})?$/u.test(typed) ? Number(typed) : undefined;
}
