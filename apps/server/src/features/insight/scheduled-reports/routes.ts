import {
  changeReportSchedule,
  listReportReaders,
  listReportRuns,
  listReportSchedules,
  removeReportSchedule,
  reportRunFile,
  runReport,
  saveReportSchedule,
} from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { listReaders, pauseSchedule, removeSchedule, saveSchedule } from './keep-schedules.ts';
import { loadReportFile, renderReportRun } from './report-file.ts';
import { askForReport } from './run-report.ts';
import { listRunsOf, listSchedulesOf } from './schedules.query.ts';

export const scheduledReportRoutes: readonly Route[] = [
  implement(runReport, (ctx, { body }) => askForReport(ctx, body)),
  implement(listReportRuns, (ctx, { query }) => listRunsOf(ctx, query)),
  implementDocument(reportRunFile, {
    load: (ctx, { query }) => loadReportFile(ctx, query.runId),
    render: renderReportRun,
  }),
  implement(listReportSchedules, (ctx) => listSchedulesOf(ctx)),
  implement(listReportReaders, (ctx, { query }) => listReaders(ctx, query)),
  implement(saveReportSchedule, (ctx, { body }) => saveSchedule(ctx, body)),
  implement(changeReportSchedule, (ctx, { body }) => pauseSchedule(ctx, body)),
  implement(removeReportSchedule, (ctx, { body }) => removeSchedule(ctx, body)),
];
