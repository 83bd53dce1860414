import { HOUR } from './durations.ts';

/** Turn-around time of a test that states none, in hours (spec §9). */
export const DEFAULT_TAT_HOURS = 12;

/** cool: time enough; warm: little is left; hot: overdue. */
export const URGENCIES = ['cool', 'warm', 'hot'] as const;
export type Urgency = (typeof URGENCIES)[number];

/** Below this many remaining seconds for each hour of its turn-around time a test is warm (spec §9). */
export const WARM_SECONDS_PER_HOUR = 360;
/** The least of those seconds, whatever the turn-around time. */
export const LEAST_WARM_SECONDS = 1500;

/** When a test is due that was started then; null when it has no target, which a turn-around time of 0 hours means. */
export function dueAt(start: Date, tatHours: number = DEFAULT_TAT_HOURS): Date | null {
  return tatHours > 0 ? new Date(start.getTime() + tatHours * HOUR) : null;
}

/** Remaining seconds below which a test is warm: 360 for each hour of its turn-around time, at least 1500 (spec §9). */
export function warmSeconds(tatHours: number = DEFAULT_TAT_HOURS): number {
  return Math.max(LEAST_WARM_SECONDS, WARM_SECONDS_PER_HOUR * tatHours);
}

/** How urgent a test is at a moment (spec §9). Overdue begins after the due time. */
export function urgencyAt(now: Date, due: Date, tatHours: number = DEFAULT_TAT_HOURS): Urgency {
  const remaining = (due.getTime() - now.getTime()) / 1000;
  if (remaining < 0) return 'hot';
  return remaining < warmSeconds(tatHours) ? 'warm' : 'cool';
}
