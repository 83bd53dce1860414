import { HOUR } from '@nidan/domain/time/durations';
import { PROGRAMS } from '@nidan/domain/access/programs';
import { latestEndedPeriod } from '@nidan/domain/agencies/invoice-period';
import { BILLING_CYCLES } from '@nidan/domain/enumerations/agencies';
import { REPORT_HOUR } from '@nidan/domain/scheduling/report-schedule';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { inTransaction } from '../../../../kernel/database/connections/in-transaction.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { Services } from '../../../../kernel/http/services.ts';
import { asProgram } from '../../../../kernel/jobs/as-member.ts';
import { enqueueJob } from '../../../../kernel/jobs/enqueue-job.ts';
import type { Job } from '../../../../kernel/jobs/start-worker.ts';
import { countAgencies } from './agencies-of-cycle.query.ts';
import { insertNightRun } from './invoice-run-rows.ts';

/** What a lab has set about its nights, in whose name it is cut, and at which place. */
interface Night {
  readonly value: unknown;
  readonly since: Date | null;
  readonly personId: string;
  readonly locationId: string;
}

async function readNight(services: Services, lId: number): Promise<Night | null> {
  const { rows } = await inTransaction(services.db, lId, (tx) =>
    sql<Night>`
      select s.value, s.changed_at as since, p.user_id as "personId", l.location_id as "locationId"
      from lab_switch s
      cross join lateral (
        select m.user_id from membership m where m.l_id = s.l_id
        order by (m.user_id = s.changed_by) desc nulls last, m.user_id limit 1) p
      cross join lateral (
        select o.location_id from location o where o.l_id = s.l_id
        order by (o.kind = 'lab') desc, o.location_id limit 1) l
      where s.l_id = ${lId} and s.name = 'cutInvoicesAtNight'`.execute(tx),
  );
  const [night] = rows;
  return night !== undefined && labSettingOf({ cutInvoicesAtNight: night.value }, 'cutInvoicesAtNight')
    ? night
    : null;
}

/** Begins what is due of a lab by now: a cycle whose last period ended since it was switched on, at 1:00 after its last day. */
async function beginDue(ctx: Ctx, { since, personId, locationId }: Night): Promise<void> {
  const { timeZone } = ctx.lab;
  // Before 1:00 the day before still goes on.
  const dayAt = (at: Date): string => calendarDateIn(timeZone, new Date(at.getTime() - REPORT_HOUR * HOUR));
  const today = dayAt(ctx.now);
  for (const cycle of BILLING_CYCLES) {
    const period = latestEndedPeriod(cycle, today);
    if (since !== null && period.to < dayAt(since)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one connection
    const agencies = await countAgencies(ctx, cycle);
    if (agencies === 0) continue;
    const runId = newId();
    const run = { runId, cycle, period, locationId, agencies };
    // oxlint-disable-next-line no-await-in-loop -- as above
    if (!(await insertNightRun(ctx, run, personId))) continue;
    enqueueJob(ctx, { task: 'cut-invoices', payload: { runId } });
    recordEvent(ctx, {
      entityKind: 'INVOICE_RUN',
      entityId: runId,
      action: 'create',
      after: { cycle, ...period, agencies },
    });
  }
}

/**
 * Begins the cut of every cycle that is due, of labs that have it done at night: once for each period, whatever becomes of it, and after a while
 * without a server for the last period alone, whose invoices charge what was before it too (ADR 77). What it cuts are drafts: a person sends them.
 */
export const beginNightRuns: Job = async (services) => {
  const labs = await services.db.selectFrom('lab').select('l_id').orderBy('l_id').execute();
  for (const { l_id: lId } of labs) {
    // oxlint-disable-next-line no-await-in-loop -- one lab after the other, each in its own transaction
    const night = await readNight(services, lId);
    if (night === null) continue;
    const { personId: userId, locationId } = night;
    const who = { lId, userId, locationId, program: PROGRAMS.invoices, person: 'any' } as const;
    // oxlint-disable-next-line no-await-in-loop -- as above
    await asProgram(services, { ...who, requestId: newId() }, (ctx) => beginDue(ctx, night));
  }
};
