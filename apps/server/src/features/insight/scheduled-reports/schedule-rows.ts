import type { ReportFormat, ReportSchedule } from '@nidan/domain/enumerations/reporting';
import type { CustomSchedule } from '@nidan/domain/scheduling/report-schedule';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface NewSchedule {
  readonly scheduleId: string;
  readonly viewId: string | null;
  readonly ready: string | null;
  readonly frequency: ReportSchedule;
  readonly custom: CustomSchedule | null;
  readonly format: ReportFormat;
  readonly readerIds: readonly string[];
}

/** Keeps a schedule as the caller's own, with who reads what it makes. */
export async function insertSchedule(ctx: Ctx, schedule: NewSchedule): Promise<void> {
  const key = { l_id: ctx.lId, schedule_id: schedule.scheduleId };
  await insertRows(ctx.db, 'report_schedule', [
    {
      ...key,
      view_id: schedule.viewId,
      ready: schedule.ready,
      frequency: schedule.frequency,
      first_on: schedule.custom?.firstOn ?? null,
      every_days: schedule.custom?.everyDays ?? null,
      format: schedule.format,
      owner_id: ctx.caller.userId,
      since: ctx.now,
    },
  ]);
  const readers = schedule.readerIds.map((userId) => ({ ...key, user_id: userId }));
  if (readers.length > 0) await insertRows(ctx.db, 'report_schedule_reader', readers);
}

interface Move {
  readonly paused_at?: Date | null;
  readonly removed_at?: Date;
  readonly since?: Date;
}

/** Pauses, resumes or ends a schedule; the caller has locked it. */
export async function moveSchedule(ctx: Ctx, scheduleId: string, move: Move): Promise<void> {
  await ctx.db
    .updateTable('report_schedule')
    .set((eb) => ({ ...move, version: eb('version', '+', 1) }))
    .where('l_id', '=', ctx.lId)
    .where('schedule_id', '=', scheduleId)
    .execute();
}
