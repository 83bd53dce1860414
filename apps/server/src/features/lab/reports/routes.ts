import * as reportEndpoints from '@nidan/contract/lab/reports/report-endpoints';
import {
  cancelDispatches,
  holdReports,
  markDispatched,
  markPrinted,
  queueReports,
  readDispatch,
  releaseHeldReports,
  reprintReports,
} from '@nidan/contract/lab/reports/dispatch-endpoints';
import {
  previewPicture,
  previewReport,
  publishReport,
  reportPdf,
  reportPicture,
} from '@nidan/contract/lab/reports/report-endpoints';
import { templateSheet } from '@nidan/contract/lab/reports/template-sheet-endpoints';
import { implement, implementDocument, implementOpen, type Route } from '../../../kernel/http/route.ts';
import { countDispatchesOf, findPrintableOf, listDispatchesOf, readDispatchOf } from './dispatch.query.ts';
import { listReferredVisitsOf } from './referred-visits.query.ts';
import { moveDispatches } from './move-dispatches.ts';
import { releaseReport } from './release-report.ts';
import { readReportHistory } from './report-history.query.ts';
import { readReportPathOf } from './report-path.query.ts';
import { loadPreview, loadReportPdf, renderReportFile, renderReportPicture } from './report-pdf.ts';
import { listTemplateReportsOf, loadTemplateSheet } from './template-sheet.ts';
import { verifyReport } from './verify/verify-report.ts';

export const reportRoutes: readonly Route[] = [
  implement(publishReport, (ctx, { body }) => releaseReport(ctx, body)),
  implementDocument(reportPdf, {
    load: (ctx, { params, query }) => loadReportPdf(ctx, { ...params, ...query }),
    render: renderReportFile,
  }),
  implementDocument(previewReport, {
    load: (ctx, { query }) => loadPreview(ctx, query),
    render: renderReportFile,
  }),
  implementDocument(reportPicture, {
    load: (ctx, { params, query }) => loadReportPdf(ctx, { ...params, ...query }),
    render: renderReportPicture,
  }),
  implementDocument(previewPicture, {
    load: (ctx, { query }) => loadPreview(ctx, query),
    render: renderReportPicture,
  }),
  listTemplateReportsOf,
  implementDocument(templateSheet, {
    load: (ctx, { query }) => loadTemplateSheet(ctx, query),
    render: renderReportPicture,
  }),
  readReportHistory,
  listReferredVisitsOf,
  readReportPathOf,
  implementOpen(reportEndpoints.verifyReport, (ctx, { params, query }) =>
    verifyReport(ctx, { ...params, ...query }),
  ),
  listDispatchesOf,
  countDispatchesOf,
  implement(readDispatch, (ctx, { query }) => readDispatchOf(ctx, query.reportId)),
  findPrintableOf,
  implement(markPrinted, (ctx, { body }) => moveDispatches(ctx, { action: 'markPrinted', ...body })),
  implement(markDispatched, (ctx, { body }) => moveDispatches(ctx, { action: 'markDispatched', ...body })),
  implement(reprintReports, (ctx, { body }) => moveDispatches(ctx, { action: 'reprint', ...body })),
  implement(holdReports, (ctx, { body }) => moveDispatches(ctx, { action: 'hold', ...body })),
  implement(releaseHeldReports, (ctx, { body }) => moveDispatches(ctx, { action: 'release', ...body })),
  implement(queueReports, (ctx, { body }) => moveDispatches(ctx, { action: 'queue', ...body })),
  implement(cancelDispatches, (ctx, { body }) => moveDispatches(ctx, { action: 'cancel', ...body })),
];
