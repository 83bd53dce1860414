import { DATE_PRESETS } from '@nidan/domain/time/date-filter';
import { type Static, Type } from 'typebox';
import { CalendarDate, closed } from './shapes.ts';

/** A calendar date of the lab, YYYY-MM-DD, or an instant, ISO 8601 in UTC. */
const DayOrInstant = Type.String({ format: 'day-or-instant' });

const dates = Type.Optional(Type.Integer({ minimum: DATE_PRESETS.today, maximum: DATE_PRESETS.custom }));

/**
 * Part of the query of every dated list: `dates` is a preset (spec §3: 1 today to 12 last fiscal year, 98 all time, 99 custom).
 * Days stand alone or with 99, both included; instead of a day an instant may stand, half-open. All time unless told.
 */
export const dateFilter = {
  dates,
  from: Type.Optional(DayOrInstant),
  to: Type.Optional(DayOrInstant),
};

/** The same of the books, which know days alone; the last 7 days unless told. */
export const dayFilter = {
  dates,
  from: Type.Optional(CalendarDate),
  to: Type.Optional(CalendarDate),
};

const DateFilter = closed(dateFilter);
export type DateFilter = Static<typeof DateFilter>;
