import * as reportEndpoints from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import type { ReportRun } from '@nidan/contract/insight/scheduled-reports/report-shapes';
import { requireDates } from '../../../kernel/database/within-dates.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { judgeQuestion } from '../explorer/judge-question.ts';
import { insertRun } from './run-rows.ts';
import { readRun } from './schedules.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Begins a file that somebody asks for; a job makes it. */
export const askForReport = serve(reportEndpoints.runReport, async (ctx, body): Promise<ReportRun> => {
  const { runId, title, question, dates, format } = body;
  judgeQuestion(ctx, question);
  requireDates(ctx, dates);
  const { lId, db, now, caller } = ctx;
  const run = { lId, runId, title: title.trim(), question, dates, format, now };
  await insertRun(db, { ...run, scheduleId: null, period: null, ownerId: caller.userId });
  enqueueJob(ctx, { task: 'make-report', payload: { runId } });
  recordEvent(ctx, {
    entityKind: 'REPORT_RUN',
    entityId: runId,
    action: 'create',
    after: { title: run.title, question, dates, format },
  });
  return readRun(ctx, runId);
});
