import { periodOf, type InvoicePeriod } from '@nidan/domain/agencies/invoice-period';
import type { BillingCycle } from '@nidan/domain/enumerations/agencies';
import { formatDate } from '@nidan/domain/time/indian-date';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** The period of a cycle in which a day lies; refused before it is over, since a test of its last day may still be checked. */
export function endedPeriod(ctx: Ctx, cycle: BillingCycle, day: CalendarDate): InvoicePeriod {
  const period = periodOf(cycle, day);
  if (period.to >= calendarDateIn(ctx.lab.timeZone, ctx.now)) {
    throw refuse('invoice-period-open', {
      details: { from: formatDate(period.from), to: formatDate(period.to) },
    });
  }
  return period;
}

export interface LastPeriod extends InvoicePeriod {
  readonly cycle: BillingCycle;
}

/** The last period that an agency was invoiced for; null: none yet. Lock its account before, to cut the next one. */
export async function readLastPeriod({ db, lId }: Ctx, agencyId: string): Promise<LastPeriod | null> {
  const { rows } = await sql<LastPeriod>`
    select i.cycle, i.from_day::text as from, i.to_day::text as to from agency_invoice i
    where i.l_id = ${lId} and i.agency_id = ${agencyId} and i.kind = 'cycle'
    order by i.to_day desc, i.from_day desc limit 1`.execute(db);
  return rows[0] ?? null;
}
