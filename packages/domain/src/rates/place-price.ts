import type { CalendarDate } from '../time/calendar-date.ts';
import { type DatedPrice, overlap, type Period } from './price-rules.ts';

/** What happens to the prices of a test in a list when another one takes its place among them. */
export type Placement<P extends DatedPrice> =
  | {
      readonly ok: true;
      /** Prices that end on the day on which the new one begins. */
      readonly end: readonly P[];
      /** Prices that were to begin, or began, on the same day: the new one corrects them. */
      readonly withdraw: readonly P[];
      /** What held before and holds again when the new one ends. */
      readonly resume: readonly (Period & { readonly as: P })[];
    }
  /** Another price begins within the period: `next` is that day. */
  | { readonly ok: false; readonly next: CalendarDate };

/**
 * Makes room for a price among those of a test in a list, whose periods never overlap. What holds when it begins ends then,
 * and holds again from its end on; what begins later within its period is somebody's plan and is not overwritten.
 */
export function placePrice<P extends DatedPrice>(existing: readonly P[], period: Period): Placement<P> {
  const touched = existing.filter((one) => overlap(one, period));
  const planned = touched.map(({ from }) => from).filter((from) => from > period.from);
  const [next] = planned.toSorted();
  if (next !== undefined) return { ok: false, next };
  const { until } = period;
  const outlasting = until === null ? [] : touched.filter((one) => one.until === null || one.until > until);
  return {
    ok: true,
    end: touched.filter(({ from }) => from < period.from),
    withdraw: touched.filter(({ from }) => from === period.from),
    resume: outlasting.map((one) => ({ as: one, from: until ?? one.from, until: one.until })),
  };
}
