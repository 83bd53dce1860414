import { printStockAudit, readStockAudit } from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { implement, implementDocument, type Route } from '../../../kernel/http/route.ts';
import { renderPaper } from '../indents/render-paper.ts';
import { approveStockAudit } from './approve-audit.ts';
import { auditPaper } from './audit-paper.ts';
import { listAuditsOf, readAuditDetails } from './audits.query.ts';
import { countStockLot } from './count-lot.ts';
import { cancelStockAudit, finalizeStockAudit, reopenStockAudit } from './end-count.ts';
import { planStockAudit, startStockAudit } from './plan-audit.ts';

export const stockAuditRoutes: readonly Route[] = [
  listAuditsOf,
  implement(readStockAudit, (ctx, { query }) => readAuditDetails(ctx, query.auditId)),
  implementDocument(printStockAudit, {
    load: (ctx, { query }) => auditPaper(ctx, query.auditId),
    render: renderPaper,
  }),
  planStockAudit,
  startStockAudit,
  countStockLot,
  finalizeStockAudit,
  reopenStockAudit,
  approveStockAudit,
  cancelStockAudit,
];
