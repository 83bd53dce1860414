import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { conditionOf, GENERAL, type RangeCondition } from '@nidan/domain/ranges/range-condition';
import { NO_END, parseAgeLimit, showAgeLimit } from '@nidan/domain/people/ages/age-limit';
import {
  everyLimit,
  RANGE_LIMITS,
  type RangeLimit,
  type RangeLimits,
} from '@nidan/domain/ranges/range-limits';
import type { RangeOffer } from '@nidan/domain/ranges/range-offers';
import type { Sex } from '@nidan/domain/people/sex';

/** A range as it is typed: every field a text. */
export interface RangeRow extends Readonly<Record<RangeLimit, string>> {
  readonly id: string;
  readonly sex: '' | Sex;
  readonly from: string;
  readonly until: string;
  readonly words: string;
  /** Kept as they are; they are not typed here. */
  readonly bands: RangeInput['bands'];
  /** Of the set that the row belongs to. */
  readonly condition: RangeCondition;
}

export const RANGE_FIELDS = ['from', 'until', ...RANGE_LIMITS] as const;
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
    ...everyLimit((limit) => shown(range[limit])),
    words: range.text ?? '',
    bands: range.bands,
    condition: conditionOf(range),
  };
}

/** A rule for all from an age on, with nothing typed yet; one of a pregnancy is for women. */
export function emptyRow(id: string, from: string, condition: RangeCondition = GENERAL): RangeRow {
  const sex = condition.pregnancy === null ? '' : 'F';
  return { ...everyLimit(() => ''), words: '', id, sex, from, until: NO_END, bands: [], condition };
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
  const limits = limitsOf(row);
  if (typeof limits === 'string') return limits;
  const text = row.words.trim();
  return {
    sex: row.sex === '' ? null : row.sex,
    ageFromDays,
    ageToDays,
    ...limits,
    text: text === '' ? null : text,
    bands: row.bands,
    ...row.condition,
  };
}

/** The limits as numbers, or the first field that holds none. */
function limitsOf(row: RangeRow): RangeLimits | RangeLimit {
  const read = everyLimit((limit) => limitOf(row[limit]));
  return (
    RANGE_LIMITS.find((limit) => read[limit] === undefined) ?? everyLimit((limit) => read[limit] ?? null)
  );
}

/** A limit; null when left out, undefined when it is no number. */
function limitOf(text: string): number | null | undefined {
  const typed = text.trim();
  if (typed === '') return null;
  return /^-?\d{1,12}(?:\.\d{1,6})?$/u.test(typed) ? Number(typed) : undefined;
}
