import {
  readSmartReports,
  sharedSmartReport,
  smartPages,
  smartPdf,
} from '@nidan/contract/lab/smart-report/smart-report-endpoints';
import { implement, implementDocument, implementOpen, type Route } from '../../../kernel/http/route.ts';
import { approveRule } from './approve-smart-rule.ts';
import { generateSmart } from './generate-smart-report.ts';
import { shareSmart, takeBack } from './share-smart-report.ts';
import { showSharedSmart } from './shared-page.ts';
import { loadSmartFile, renderSmartPdf, renderSmartPicture } from './smart-document.ts';
import { readSmartReportsOf } from './smart-reports.query.ts';
import { listSmartRulesOf } from './smart-rules.query.ts';

export const smartReportRoutes: readonly Route[] = [
  implement(readSmartReports, (ctx, { query }) => readSmartReportsOf(ctx, query.billId)),
  generateSmart,
  implementDocument(smartPages, {
    load: (ctx, { query }) => loadSmartFile(ctx, query.smartId),
    render: renderSmartPicture,
  }),
  implementDocument(smartPdf, {
    load: (ctx, { query }) => loadSmartFile(ctx, query.smartId),
    render: renderSmartPdf,
  }),
  shareSmart,
  takeBack,
  listSmartRulesOf,
  approveRule,
  implementOpen(sharedSmartReport, (ctx, { params }) => showSharedSmart(ctx, params.token)),
];
