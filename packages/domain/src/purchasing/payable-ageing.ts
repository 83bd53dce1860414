import { daysBetween } from '../time/calendar-date.ts';

/** Ages of what is owed, in days after the day on which it was due; the last has no end. */
export const PAYABLE_AGES = ['not due', '0-30', '31-60', '61-90', '90+'] as const;
export type PayableAge = (typeof PAYABLE_AGES)[number];

/** How old a due is on a day. */
export function payableAge(dueOn: string, today: string): PayableAge {
  if (today < dueOn) return 'not due';
  const days = daysBetween(dueOn, today);
  if (days <= 30) return '0-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : '90+';
}
