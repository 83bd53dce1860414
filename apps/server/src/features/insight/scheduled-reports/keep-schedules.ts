import * as reportEndpoints from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import type { ReportScheduleRow } from '@nidan/contract/insight/scheduled-reports/report-shapes';
import type { Done } from '@nidan/contract/kernel/shapes';
import type { ExplorerQuestion } from '@nidan/domain/insight/explorer-query';
import { READY_QUESTIONS, type ReadyQuestionName } from '@nidan/domain/insight/ready-questions';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuseField } from '../../../kernel/http/refuse.ts';
import { judgeQuestion } from '../explorer/judge-question.ts';
import { readView } from '../explorer/views.query.ts';
import { listReadersOf, requireReaders } from './report-readers.ts';
import { insertSchedule, moveSchedule } from './schedule-rows.ts';
import { readSchedule, readToChange } from './schedules.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Source {
  readonly viewId?: string;
  readonly ready?: ReadyQuestionName;
}

/** The question that a schedule runs by: a kept one, or a ready one, and only one of both. */
async function questionOf(ctx: Ctx, { viewId, ready }: Source): Promise<ExplorerQuestion> {
  if ((viewId === undefined) === (ready === undefined)) {
    throw refuseField('viewId', 'question-needed');
  }
  if (ready !== undefined) return READY_QUESTIONS[ready].question;
  return (await readView(ctx, viewId ?? '')).question;
}

/** Colleagues who may be given what the question of a schedule shows. */
export const listReaders = serve(reportEndpoints.listReportReaders, async (ctx, query) => {
  const question = await questionOf(ctx, query);
  judgeQuestion(ctx, question);
  return listReadersOf(ctx, question.subject);
});

/** Has a question run by itself from the next run on. */
export const saveSchedule = serve(
  reportEndpoints.saveReportSchedule,
  async (ctx, body): Promise<ReportScheduleRow> => {
    const { scheduleId, viewId = null, ready = null, frequency, custom = null, format, readerIds } = body;
    if ((frequency === 'custom') !== (custom !== null)) {
      throw refuseField('custom', 'own-schedule-days');
    }
    const question = await questionOf(ctx, body);
    judgeQuestion(ctx, question);
    await requireReaders(ctx, readerIds, question.subject);
    await insertSchedule(ctx, { scheduleId, viewId, ready, frequency, custom, format, readerIds });
    recordEvent(ctx, {
      entityKind: 'REPORT_SCHEDULE',
      entityId: scheduleId,
      action: 'create',
      after: { viewId, ready, frequency, custom, format, readerIds },
    });
    return readSchedule(ctx, scheduleId);
  },
);

/** A schedule that the caller may change, locked, at the version that the caller saw. */
async function lockSchedule(ctx: Ctx, scheduleId: string, expected: number): Promise<ReportScheduleRow> {
  await sql`select from report_schedule where l_id = ${ctx.lId} and schedule_id = ${scheduleId} for update`.execute(
    ctx.db,
  );
  return readToChange(ctx, scheduleId, expected);
}

/** Pauses a schedule, or lets it go on: runs that fell into the pause are not caught up with. */
export const pauseSchedule = serve(
  reportEndpoints.changeReportSchedule,
  async (ctx, { scheduleId, version, isPaused }): Promise<ReportScheduleRow> => {
    const schedule = await lockSchedule(ctx, scheduleId, version);
    if (schedule.isPaused === isPaused) return schedule;
    await moveSchedule(
      ctx,
      scheduleId,
      isPaused ? { paused_at: ctx.now } : { paused_at: null, since: ctx.now },
    );
    recordEvent(ctx, {
      entityKind: 'REPORT_SCHEDULE',
      entityId: scheduleId,
      action: isPaused ? 'pause' : 'resume',
      before: { isPaused: schedule.isPaused },
      after: { isPaused },
    });
    return readSchedule(ctx, scheduleId);
  },
);

/** Ends a schedule. */
export const removeSchedule = serve(
  reportEndpoints.removeReportSchedule,
  async (ctx, { scheduleId, version }): Promise<Done> => {
    const { title } = await lockSchedule(ctx, scheduleId, version);
    await moveSchedule(ctx, scheduleId, { removed_at: ctx.now });
    recordEvent(ctx, {
      entityKind: 'REPORT_SCHEDULE',
      entityId: scheduleId,
      action: 'remove',
      before: { title },
    });
    return { done: true };
  },
);
