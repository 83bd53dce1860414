import { variationOf } from '../swaps/within-person.ts';
import type { ParameterKind } from '../enumerations/results.ts';
import type { Interval } from '../results/flag.ts';

/** Hardly anybody healthy is so many times away from a limit that stands alone, and a slip of the decimal point is. */
const FAR_FROM_LIMIT = 5;
/** Percent between healthy people: where it is more, as in CRP, a fifth of the limit is quite usual. */
const MOST_BETWEEN = 50;

/**
 * Limits on the side on which the person's own interval has none: a cholesterol of 14 mg/dL is "below 200" as well. Only for what keeps
 * within narrow bounds among healthy people; null is no limit.
 */
export function farLimits({
  kind,
  loinc,
  range,
}: {
  readonly kind: ParameterKind;
  readonly loinc: string | null;
  readonly range: Pick<Interval, 'low' | 'high'> | null;
}): { readonly low: number | null; readonly high: number | null } {
  const none = { low: null, high: null };
  if (kind !== 'numeric' || range === null) return none;
  if ((variationOf(loinc)?.between ?? Infinity) > MOST_BETWEEN) return none;
  const low = range.low === 0 ? null : range.low;
  const { high } = range;
  if (low === null && high !== null) return { low: high / FAR_FROM_LIMIT, high: null };
  if (high === null && low !== null) return { low: null, high: low * FAR_FROM_LIMIT };
  return none;
}
