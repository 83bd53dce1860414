import type { DateFilter } from '@nidan/contract/kernel/date-filter';
import {
  type AskedDates,
  findDatesFault,
  instantsAsked,
  type OpenRange,
} from '@nidan/domain/time/asked-dates';
import { type RawBuilder, sql } from 'kysely';
import type { Ctx } from '../http/context.ts';
import { refuseField } from '../http/refuse.ts';

/** Refuses dates that cannot be asked for, at their field. */
export function requireDates(ctx: Ctx, asked: AskedDates): void {
  const fault = findDatesFault(asked, ctx.lab.timeZone);
  if (fault !== null) throw refuseField(fault.field, fault);
}

/** The instants of the dates that a list is asked for, in the zone of the lab; the only place that reads them. */
export function askedInstants(ctx: Ctx, asked: DateFilter): OpenRange<Date> {
  requireDates(ctx, asked);
  return instantsAsked(asked, { now: ctx.now, zone: ctx.lab.timeZone });
}

/** Conditions that a moment, such as `sql.ref('b.created_at')`, lies within the dates of a query. */
export function withinDates(ctx: Ctx, moment: RawBuilder<unknown>, asked: DateFilter): RawBuilder<unknown>[] {
  const { from, to } = askedInstants(ctx, asked);
  return [
    ...(from === null ? [] : [sql`${moment} >= ${from}::timestamptz`]),
    ...(to === null ? [] : [sql`${moment} < ${to}::timestamptz`]),
  ];
}

/** Ids of version 7 begin with the time when they were made: below every one made at a moment or later. */
function firstIdAt(moment: Date): string {
  const hex = Math.max(0, moment.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** Nothing is written before it happens, nor later than this after it. */
const LONGEST_WRITE = 3_600_000;

interface Written {
  readonly moment: RawBuilder<unknown>;
  readonly id: RawBuilder<unknown>;
}

/** As `withinDates`, of a list in the order of its ids: their bounds keep it from reading what is newer or older. */
export function idsWithinDates(ctx: Ctx, { moment, id }: Written, asked: DateFilter): RawBuilder<unknown>[] {
  const { from, to } = askedInstants(ctx, asked);
  const after = to === null ? null : new Date(to.getTime() + LONGEST_WRITE);
  return [
    ...withinDates(ctx, moment, asked),
    ...(from === null ? [] : [sql`${id} >= ${firstIdAt(from)}::uuid`]),
    ...(after === null ? [] : [sql`${id} < ${firstIdAt(after)}::uuid`]),
  ];
}
