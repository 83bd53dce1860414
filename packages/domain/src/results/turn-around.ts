/** Turn-around time of a test that states none, in hours (spec §9). */
export const DEFAULT_TAT_HOURS = 12;

/** Warm begins when less than this is left: 360 s per hour of turn-around, at least 1500 s (spec §9). */
export const WARM = { secondsPerTatHour: 360, secondsAtLeast: 1500 } as const;

export type Heat = 'cool' | 'warm' | 'hot';

export interface TurnAround {
  readonly dueAt: Date;
  /** 0 is no target: such a test is never late. */
  readonly tatHours: number;
}

/** Seconds before the due time at which a test turns warm. */
export function warmSeconds(tatHours: number): number {
  return Math.max(WARM.secondsAtLeast, WARM.secondsPerTatHour * tatHours);
}

/** Urgency of a test at a moment (spec §9 "TAT urgency"): hot when overdue, warm when little time is left, else cool. */
export function heatAt({ dueAt, tatHours }: TurnAround, now: Date): Heat {
  if (tatHours <= 0) return 'cool';
  const left = (dueAt.getTime() - now.getTime()) / 1000;
  if (left < 0) return 'hot';
  return left < warmSeconds(tatHours) ? 'warm' : 'cool';
}
