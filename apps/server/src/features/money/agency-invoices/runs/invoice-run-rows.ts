import type { InvoicePeriod } from '@nidan/domain/agencies/invoice-period';
import type { BillingCycle } from '@nidan/domain/enumerations/agencies';
import { sql } from 'kysely';
import { sendLater } from '../../../../kernel/database/connections/send-later.ts';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';

export interface NewRun {
  readonly runId: string;
  readonly cycle: BillingCycle;
  readonly period: InvoicePeriod;
  readonly locationId: string;
  /** How many agencies it will look at. */
  readonly agencies: number;
}

/** Adds a run that the caller begins now. */
export async function insertRun(
  ctx: Ctx,
  { runId, cycle, period, locationId, agencies }: NewRun,
): Promise<void> {
  await insertRows(ctx.db, 'agency_invoice_run', [
    {
      l_id: ctx.lId,
      run_id: runId,
      cycle,
      from_day: period.from,
      to_day: period.to,
      location_id: locationId,
      agencies,
      begun_at: ctx.now,
      begun_by: ctx.caller.userId,
    },
  ]);
}

/** Adds a run that the caller, a program, begins in the name of a person; false when its period has one, or is being cut by somebody. */
export async function insertNightRun(
  { db, lId, now, caller }: Ctx,
  { runId, cycle, period, locationId, agencies }: NewRun,
  personId: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into agency_invoice_run (l_id, run_id, cycle, from_day, to_day, location_id, agencies, begun_at, begun_by, person_id)
    values (${lId}, ${runId}, ${cycle}, ${period.from}, ${period.to}, ${locationId}, ${agencies}, ${now}, ${caller.userId}, ${personId})
    on conflict do nothing returning run_id`.execute(db);
  return rows.length > 0;
}

export interface LockedRun extends Pick<NewRun, 'cycle' | 'period' | 'locationId'> {
  readonly lastAgencyId: string | null;
  readonly made: number;
  readonly isDone: boolean;
}

interface LockedRow extends Omit<LockedRun, 'period'> {
  readonly from: string;
  readonly to: string;
}

/** Locks a run, so that two workers never look at the same agency; null when the lab has none of this id. */
export async function lockRun(ctx: Ctx, runId: string): Promise<LockedRun | null> {
  const { rows } = await sql<LockedRow>`
    select r.cycle, r.from_day::text as from, r.to_day::text as to, r.location_id as "locationId",
      r.last_agency_id as "lastAgencyId", r.made, r.ended_at is not null as "isDone"
    from agency_invoice_run r where r.l_id = ${ctx.lId} and r.run_id = ${runId} for no key update`.execute(
    ctx.db,
  );
  const [row] = rows;
  if (row === undefined) return null;
  const { from, to, ...run } = row;
  return { ...run, period: { from, to } };
}

/** Notes that a locked run has looked at an agency, and what its invoice came to; 0: it got none. */
export async function noteLooked(
  ctx: Ctx,
  runId: string,
  { agencyId, total }: { readonly agencyId: string; readonly total: number },
): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update agency_invoice_run set looked = looked + 1, made = made + ${total > 0 ? 1 : 0}, total_paise = total_paise + ${total},
      last_agency_id = ${agencyId} where l_id = ${ctx.lId} and run_id = ${runId}`,
  );
}

/** Notes that a locked run has looked at all agencies. */
export async function endRun(ctx: Ctx, runId: string): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update agency_invoice_run set ended_at = ${ctx.now} where l_id = ${ctx.lId} and run_id = ${runId}`,
  );
}
