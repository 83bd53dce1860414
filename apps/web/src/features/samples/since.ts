import { lastDays } from '@nidan/domain/time/date-filter';
import { calendarDateIn, startOfDayIn } from '@nidan/domain/time/zone';

/** Days that a choice looks back on, today included; null for all. */
const DAYS = { today: 1, week: 7, all: null } as const;

export type Since = keyof typeof DAYS;
export const SINCE: readonly Since[] = ['today', 'week', 'all'];
/** Their words among the texts of the sample screens. */
export const SINCE_WORDS = { today: 'today', week: 'week', all: 'allTime' } as const;

/** The choice of an address; seven days, the usual range of lists (spec §9), for anything else. */
export function sinceOf(text: string): Since {
  return SINCE.find((one) => one === text) ?? 'week';
}

interface Moment {
  readonly now: Date;
  readonly zone: string;
}

/** The part of a list's query: from the start of the first day in the lab's zone on. */
export function fromOf(since: Since, { now, zone }: Moment): { from?: string } {
  const days = DAYS[since];
  if (days === null) return {};
  const { from } = lastDays(days, calendarDateIn(zone, now));
  return { from: startOfDayIn(zone, from).toISOString() };
}
