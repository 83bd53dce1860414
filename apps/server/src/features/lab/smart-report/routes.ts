import {
  approveSmartRule,
  generateSmartReport,
  listSmartRules,
  readSmartReports,
  sharedSmartReport,
  shareSmartReport,
  smartPages,
  smartPdf,
  takeBackShare,
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
  implement(generateSmartReport, (ctx, { body }) => generateSmart(ctx, body)),
  implementDocument(smartPages, {
    load: (ctx, { query }) => loadSmartFile(ctx, query.smartId),
    render: renderSmartPicture,
  }),
  implementDocument(smartPdf, {
    load: (ctx, { query }) => loadSmartFile(ctx, query.smartId),
    render: renderSmartPdf,
  }),
  implement(shareSmartReport, (ctx, { body }) => shareSmart(ctx, body)),
  implement(takeBackShare, (ctx, { body }) => takeBack(ctx, body)),
  implement(listSmartRules, (ctx, { query }) => listSmartRulesOf(ctx, query)),
  implement(approveSmartRule, (ctx, { body }) => approveRule(ctx, body)),
  implementOpen(sharedSmartReport, (ctx, { params }) => showSharedSmart(ctx, params.token)),
];
