import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { refuseField } from '../../kernel/http/refuse.ts';

/** Refuses days that end before they begin. */
export function requireOrder({ from, to }: { readonly from: CalendarDate; readonly to: CalendarDate }): void {
  if (from > to) throw refuseField('to', 'Choose a last day that is not before the first');
}
