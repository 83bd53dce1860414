import { isAbove } from './nested-limits.ts';
import { RANGE_LIMITS, type RangeLimit, type RangeLimits } from './range-limits.ts';
import { weeksOf } from './week-span.ts';
import type { ForWhom } from './reference-range.ts';

/** A range that nobody or nothing can be in, with the field where that is mended. */
export interface ImpossibleRange {
  /** Of the ranges that were proved. */
  readonly index: number;
  readonly field: 'ageFromDays' | 'ageToDays' | 'pregnancyWeeks' | 'birthWeeks' | RangeLimit;
}

/** Limits that belong together, the lower one first. */
const PAIRS = [
  ['low', 'high'],
  ['actionLow', 'actionHigh'],
  ['criticalLow', 'criticalHigh'],
] as const;

/** Ranges whose ages or limits are no numbers, that end before they begin, whose weeks cannot be read or are of no
 * pregnancy, or whose lower limit is above the higher one. */
export function findImpossible(ranges: readonly (ForWhom & Partial<RangeLimits>)[]): ImpossibleRange[] {
  return ranges.flatMap((range, index) => {
    const field = impossibleField(range);
    return field === null ? [] : [{ index, field }];
  });
}

function impossibleField(range: ForWhom & Partial<RangeLimits>): ImpossibleRange['field'] | null {
  const { ageFromDays, ageToDays } = range;
  if (!Number.isFinite(ageFromDays)) return 'ageFromDays';
  if (!(ageToDays > ageFromDays)) return 'ageToDays';
  const { pregnancy = null, pregnancyWeeks = null, birthWeeks = null } = range;
  if (pregnancyWeeks !== null && (pregnancy !== 'pregnant' || weeksOf(pregnancyWeeks) === null))
    return 'pregnancyWeeks';
  if (birthWeeks !== null && weeksOf(birthWeeks) === null) return 'birthWeeks';
  const noNumber = RANGE_LIMITS.find((limit) => !Number.isFinite(range[limit] ?? 0));
  if (noNumber !== undefined) return noNumber;
  return PAIRS.find(([low, high]) => isAbove(range[low] ?? null, range[high] ?? null))?.[0] ?? null;
}
