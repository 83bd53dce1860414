import { reportRunFile } from '@nidan/contract/insight/scheduled-reports/report-endpoints';
import { implementDocument, type Route } from '../../../kernel/http/route.ts';
import { listReaders, pauseSchedule, removeSchedule, saveSchedule } from './keep-schedules.ts';
import { loadReportFile, renderReportRun } from './report-file.ts';
import { askForReport } from './run-report.ts';
import { listRunsOf, listSchedulesOf } from './schedules.query.ts';

export const scheduledReportRoutes: readonly Route[] = [
  askForReport,
  listRunsOf,
  implementDocument(reportRunFile, {
    load: (ctx, { query }) => loadReportFile(ctx, query.runId),
    render: renderReportRun,
  }),
  listSchedulesOf,
  listReaders,
  saveSchedule,
  pauseSchedule,
  removeSchedule,
];
