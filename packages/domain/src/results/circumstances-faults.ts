import type { Sex } from '../people/sex.ts';
import { LONGEST_PREGNANCY_DAYS, type PregnancySource } from '../people/ages/trimester.ts';
import { type CalendarDate, daysBetween } from '../time/calendar-date.ts';

export interface CircumstancesFault {
  readonly field: keyof PregnancySource;
  readonly msg: string;
}

interface Said {
  readonly sex: Sex;
  readonly today: CalendarDate;
}

/** What cannot be true of a pregnancy that somebody tells today. */
export function circumstancesFaults(
  { lastPeriod, trimester }: PregnancySource,
  { sex, today }: Said,
): CircumstancesFault[] {
  const field = lastPeriod === null ? 'trimester' : 'lastPeriod';
  if (lastPeriod === null && trimester === null) return [];
  if (sex !== 'F') return [{ field, msg: 'Only a woman can be pregnant; correct the sex first' }];
  if (lastPeriod === null) return [];
  if (trimester !== null)
    return [{ field: 'trimester', msg: 'The last period tells the trimester; give one of them' }];
  const days = daysBetween(lastPeriod, today);
  if (days < 0) return [{ field, msg: 'The last period cannot be in the future' }];
  if (days >= LONGEST_PREGNANCY_DAYS) {
    return [{ field, msg: `${lastPeriod} is 44 weeks ago or more; nobody is pregnant for so long` }];
  }
  return [];
}
