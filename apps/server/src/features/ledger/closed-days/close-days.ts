import * as ledgerEndpoints from '@nidan/contract/ledger/journal/ledger-endpoints';
import { addDays, type CalendarDate } from '@nidan/domain/time/calendar-date';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { insertClosedDays } from './closed-day-rows.ts';
import { readDaysToClose } from './days-to-close.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Closing {
  readonly lId: number;
  readonly through: CalendarDate;
  readonly now: Date;
  /** Null: the product closes them by itself. */
  readonly by: string | null;
}

/**
 * Closes the open days of a lab through one of them and writes what stands at the end of each. Waits for whoever is posting;
 * who posts to such a day afterwards is refused by the table. Answers the days that it closed.
 */
export async function closeDaysOfLab(
  db: Db,
  { lId, through, now, by }: Closing,
): Promise<readonly CalendarDate[]> {
  await sql`select pg_advisory_xact_lock(hashtext('nidan close day'), ${lId})`.execute(db);
  const days = await readDaysToClose(db, lId, through);
  await insertClosedDays(db, { lId, now, by }, days);
  return days.map(({ day }) => day);
}

/** The last day of a lab that is over. */
export function lastDayOver(timeZone: string, now: Date): CalendarDate {
  return addDays(calendarDateIn(timeZone, now), -1);
}

/** Closes the books of every day through one that is over. */
export const closeDays = serve(ledgerEndpoints.closeDays, async (ctx, { through }) => {
  const { db, lId, lab, now, caller } = ctx;
  const last = lastDayOver(lab.timeZone, now);
  if (through > last) throw refuseField('through', 'day-over-needed', { last: formatDate(last) });
  const days = await closeDaysOfLab(db, { lId, through, now, by: caller.userId });
  if (days.length > 0) {
    const { entity_id: entityId } = await db
      .selectFrom('lab')
      .select('entity_id')
      .where('l_id', '=', lId)
      .executeTakeFirstOrThrow();
    recordEvent(ctx, { entityKind: 'LAB', entityId, action: 'closeDays', after: { from: days[0], through } });
  }
  return { closed: [...days] };
});
