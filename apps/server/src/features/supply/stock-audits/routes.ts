import {
  approveStockAudit as approveEndpoint,
  cancelStockAudit as cancelEndpoint,
  countStockLot as countEndpoint,
  finalizeStockAudit as finalizeEndpoint,
  listStockAudits,
  planStockAudit as planEndpoint,
  printStockAudit,
  readStockAudit,
  reopenStockAudit as reopenEndpoint,
  startStockAudit as startEndpoint,
} from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { renderPaper } from '../indents/render-paper.ts';
import { approveStockAudit } from './approve-audit.ts';
import { auditPaper } from './audit-paper.ts';
import { listAuditsOf, readAuditDetails } from './audits.query.ts';
import { countStockLot } from './count-lot.ts';
import { cancelStockAudit, finalizeStockAudit, reopenStockAudit } from './end-count.ts';
import { planStockAudit, startStockAudit } from './plan-audit.ts';

export const stockAuditRoutes: readonly Route[] = [
  implement(listStockAudits, (ctx, { query }) => listAuditsOf(ctx, query)),
  implement(readStockAudit, (ctx, { query }) => readAuditDetails(ctx, query.auditId)),
  implementDocument(printStockAudit, {
    load: (ctx, { query }) => auditPaper(ctx, query.auditId),
    render: renderPaper,
  }),
  implement(planEndpoint, (ctx, { body }) => planStockAudit(ctx, body)),
  implement(startEndpoint, (ctx, { body }) => startStockAudit(ctx, body)),
  implement(countEndpoint, (ctx, { body }) => countStockLot(ctx, body)),
  implement(finalizeEndpoint, (ctx, { body }) => finalizeStockAudit(ctx, body)),
  implement(reopenEndpoint, (ctx, { body }) => reopenStockAudit(ctx, body)),
  implement(approveEndpoint, (ctx, { body }) => approveStockAudit(ctx, body)),
  implement(cancelEndpoint, (ctx, { body }) => cancelStockAudit(ctx, body)),
];
