import { MOST_CUT_OFF_MINUTES, type TestRun } from '@nidan/domain/catalogue/run-calendar';
import { CLOCK_PATTERN } from '@nidan/domain/catalogue/run-text';

const CLOCK = new RegExp(CLOCK_PATTERN, 'u');

/** A run as it is typed. */
export interface RunRow {
  /** 1 Monday to 7 Sunday. */
  readonly days: readonly number[];
  readonly at: string;
  /** Minutes. */
  readonly cutOff: string;
}

/** A run of every working day with its time still to be typed. */
export const NEW_RUN: RunRow = { days: [1, 2, 3, 4, 5, 6], at: '', cutOff: '30' };

/** A run as the fields show it. */
export function rowOfRun({ days, at, cutOffMinutes }: TestRun): RunRow {
  return { days, at, cutOff: String(cutOffMinutes) };
}

/** What was typed as a run; null when it cannot be read. */
export function runOfRow({ days, at, cutOff }: RunRow): TestRun | null {
  const cutOffMinutes = /^\d{1,4}$/u.test(cutOff.trim()) ? Number(cutOff) : Number.NaN;
  const isRead = days.length > 0 && CLOCK.test(at.trim()) && cutOffMinutes <= MOST_CUT_OFF_MINUTES;
  return isRead ? { days: days.toSorted((a, b) => a - b), at: at.trim(), cutOffMinutes } : null;
}
