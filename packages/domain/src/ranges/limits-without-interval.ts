import type { ActionLimits } from './action-limits.ts';
import type { CriticalLimits } from '../results/critical.ts';
import { NO_LIMITS, type RangeLimits } from './range-limits.ts';
import { chooseRange, type ForWhom, mayBeFor, type Subject } from './reference-range.ts';

/** Limits that are held even where no reference interval applies; null is none. */
export type SafeLimits = ActionLimits & CriticalLimits;

type Limited = ForWhom & SafeLimits;

/**
 * The critical and action limits for somebody to whom no interval applies: what calls for a call in a man or in a woman does so in whoever is
 * of neither sex or of an unknown one, and where two conditions tie, or the hours of a newborn are not known, what any of them calls for (ADR on limits without a sex). Null when
 * nobody of that age has any.
 */
export function limitsWithoutInterval(ranges: readonly Limited[], subject: Subject): SafeLimits | null {
  const own = subject.sex === 'M' || subject.sex === 'F' ? [subject.sex] : (['M', 'F', 'O'] as const);
  const met = own.flatMap((sex) => {
    const known = { ...subject, sex };
    const chosen = chooseRange(ranges, known);
    return chosen === null ? ranges.filter((range) => mayBeFor(range, known)) : [chosen];
  });
  const limits = {
    actionLow: strictest(met, 'actionLow', Math.max),
    actionHigh: strictest(met, 'actionHigh', Math.min),
    criticalLow: strictest(met, 'criticalLow', Math.max),
    criticalHigh: strictest(met, 'criticalHigh', Math.min),
  };
  return Object.values(limits).every((limit) => limit === null) ? null : limits;
}

/**
 * What a value of a person is held against: the interval that applies, else the limits that hold without one and no reference interval; null when
 * there is neither.
 */
export function limitsFor<Range extends Limited & RangeLimits>(
  ranges: readonly Range[],
  subject: Subject,
): Range | RangeLimits | null {
  const chosen = chooseRange(ranges, subject);
  if (chosen !== null) return chosen;
  const safe = limitsWithoutInterval(ranges, subject);
  return safe === null ? null : { ...NO_LIMITS, ...safe };
}

function strictest(
  ranges: readonly Limited[],
  limit: keyof SafeLimits,
  of: (...limits: number[]) => number,
): number | null {
  const given = ranges.flatMap((range) => range[limit] ?? []);
  return given.length === 0 ? null : of(...given);
}
