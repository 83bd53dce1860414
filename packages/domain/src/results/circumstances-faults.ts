import type { Fault } from '../text/fault.ts';
import { labFault } from '../faults/lab-faults.ts';
import type { Sex } from '../people/sex.ts';
import { LONGEST_PREGNANCY_DAYS, type PregnancySource } from '../people/ages/trimester.ts';
import { type CalendarDate, daysBetween } from '../time/calendar-date.ts';

export interface CircumstancesFault extends Fault {
  readonly field: keyof PregnancySource;
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
  if (sex !== 'F') return [{ field, ...labFault('only-woman-pregnant') }];
  if (lastPeriod === null) return [];
  if (trimester !== null) return [{ field: 'trimester', ...labFault('trimester-and-period') }];
  const days = daysBetween(lastPeriod, today);
  if (days < 0) return [{ field, ...labFault('last-period-in-future') }];
  if (days >= LONGEST_PREGNANCY_DAYS) {
    return [{ field, ...labFault('last-period-too-long-ago', { lastPeriod }) }];
  }
  return [];
}
