import { SECOND } from '@nidan/domain/time/durations';

/** How many rows were done at a moment, in milliseconds. */
export interface PaceSample {
  readonly done: number;
  readonly at: number;
}

/** Rows a second, and the seconds that the others take at that pace. */
export interface Pace {
  readonly perSecond: number;
  readonly secondsLeft: number;
}

/** The pace from a first look to the last one, of `total` rows; null while nothing was done between them. */
export function paceOf(first: PaceSample, last: PaceSample, total: number): Pace | null {
  const rows = last.done - first.done;
  const seconds = (last.at - first.at) / SECOND;
  if (rows <= 0 || seconds <= 0) return null;
  const perSecond = rows / seconds;
  return {
    perSecond: Math.max(Math.round(perSecond), 1),
    secondsLeft: Math.ceil((total - last.done) / perSecond),
  };
}
