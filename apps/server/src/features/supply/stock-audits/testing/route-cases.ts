import {
  approveStockAudit,
  cancelStockAudit,
  countStockLot,
  finalizeStockAudit,
  listStockAudits,
  planStockAudit,
  printStockAudit,
  readStockAudit,
  reopenStockAudit,
  startStockAudit,
} from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { stockOfLab } from '../../inventory/testing/stock-of-lab.ts';
import { countedAudit, finalizedAudit, plannedAudit, plannedBody, startedAudit } from './audits-of-lab.ts';

const reason = 'The shelf was not reached';

export const stockAuditCases: readonly RouteCase[] = [
  forRoute(listStockAudits).send(async (world) => {
    const { audit } = await plannedAudit(world, await stockOfLab(world));
    return { query: { q: audit.number, by: 'doc_no', state: 0 } };
  }),
  forRoute(readStockAudit).send(async (world) => {
    const { audit } = await startedAudit(world, await stockOfLab(world));
    return { query: { auditId: audit.auditId } };
  }),
  forRoute(printStockAudit).send(async (world) => {
    const { audit } = await startedAudit(world, await stockOfLab(world));
    return { query: { auditId: audit.auditId } };
  }),
  forRoute(planStockAudit).send(async (world) => {
    const stock = await stockOfLab(world);
    return { body: { ...plannedBody(stock), itemIds: [stock.itemId] } };
  }),
  forRoute(startStockAudit).send(async (world) => {
    const { auditId, version } = (await plannedAudit(world, await stockOfLab(world))).audit;
    return { body: { auditId, version } };
  }),
  forRoute(countStockLot).send(async (world) => {
    const { audit, lots } = await startedAudit(world, await stockOfLab(world));
    const [lot] = lots;
    const counted = { quantity: '99', unit: 'test' } as const;
    return {
      body: { auditId: audit.auditId, itemId: lot?.itemId ?? '', lotNo: lot?.lotNo ?? '', ...counted },
    };
  }),
  forRoute(finalizeStockAudit).send(async (world) => {
    const { auditId, version } = (await countedAudit(world, await stockOfLab(world), ['100'])).audit;
    return { body: { auditId, version } };
  }),
  forRoute(reopenStockAudit).send(async (world) => {
    const { auditId, version } = (await finalizedAudit(world, await stockOfLab(world), ['100'])).audit;
    return { body: { auditId, version, reason } };
  }),
  forRoute(approveStockAudit).send(async (world) => {
    const { auditId, version } = (await finalizedAudit(world, await stockOfLab(world), ['98'])).audit;
    return { body: { auditId, version } };
  }),
  forRoute(cancelStockAudit).send(async (world) => {
    const { auditId, version } = (await plannedAudit(world, await stockOfLab(world))).audit;
    return { body: { auditId, version, reason } };
  }),
];
