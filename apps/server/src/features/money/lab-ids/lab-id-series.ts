import type { LabIdSeries } from '@nidan/domain/billing/lab-id';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { lockNumber } from '../../../kernel/database/next-number.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Name of the counter that the serials of a day's lab IDs come from. */
export function labIdCounter(date: CalendarDate): string {
  return `lab ID ${date}`;
}

/** Where the lab IDs of today stand, as the caller's place begins them: the serial of the next bill unless somebody is faster. */
export async function readSeries({ db, lId, lab, now }: Ctx): Promise<LabIdSeries> {
  const date = calendarDateIn(lab.timeZone, now);
  const counter = await db
    .selectFrom('counter')
    .select('value')
    .where('l_id', '=', lId)
    .where('name', '=', labIdCounter(date))
    .executeTakeFirst();
  return { prefix: lab.prefix, date, next: (counter?.value ?? 0) + 1 };
}

/** The same, while no bill can be faster. */
export async function lockSeries({ db, lId, lab, now }: Ctx): Promise<LabIdSeries> {
  const date = calendarDateIn(lab.timeZone, now);
  const last = await lockNumber(db, { lId, name: labIdCounter(date) });
  return { prefix: lab.prefix, date, next: last + 1 };
}
