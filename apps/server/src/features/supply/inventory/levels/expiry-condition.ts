import { addDays } from '@nidan/domain/time/calendar-date';
import { type RawBuilder, sql } from 'kysely';

/** Condition on a lot `l`: it ends within so many days (spec §9 "Expiry filters"); 0: its last day is over. */
export function endsWithin(today: string, days: number): RawBuilder<unknown> {
  if (days === 0) return sql`l.expires_on < ${today}`;
  return sql`l.expires_on between ${today} and ${addDays(today, days)}`;
}
