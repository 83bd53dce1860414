import * as stockAuditEndpoints from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import type { StockAuditDetails } from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { inventoryAudit, type InventoryAuditAction } from '@nidan/domain/status-sets/supply/inventory-audit';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { readItems } from '../inventory/lots/items-of-stock.query.ts';
import { readAuditLots } from './audit-lots.query.ts';
import { type LockedAudit, lockAudit, updateAudit } from './audit-rows.ts';
import { readAuditDetails } from './audits.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A locked count that may take a step, and the state after it. */
export async function lockForStep(
  ctx: Ctx,
  { auditId, version }: { readonly auditId: string; readonly version: number },
  action: InventoryAuditAction,
) {
  const audit: LockedAudit = await lockAudit(ctx, auditId);
  await expectVersion(ctx, { entityId: auditId, expected: version, found: audit.version });
  return { audit, state: stepOrRefuse('The count', inventoryAudit.step(action, audit.state)) };
}

/** Ends counting: from now on the differences are shown. */
export const finalizeStockAudit = serve(
  stockAuditEndpoints.finalizeStockAudit,
  async (ctx, body): Promise<StockAuditDetails> => {
    const { auditId } = body;
    const { audit, state } = await lockForStep(ctx, body, 'finalize');
    const uncounted = (await readAuditLots(ctx, auditId)).filter(({ counted }) => counted === null);
    const [first] = uncounted;
    if (first !== undefined) {
      const item = (await readItems(ctx, [first.itemId])).get(first.itemId)?.name ?? '';
      throw refuse('audit-uncounted', {
        details: { count: String(uncounted.length), lot: first.lotNo, item },
      });
    }
    await updateAudit(ctx, audit, { state, finalized_at: ctx.now });
    recordEvent(ctx, { entityKind: 'STOCK_AUDIT', entityId: auditId, action: 'finalize', after: { state } });
    return readAuditDetails(ctx, auditId);
  },
);

/** Lets a finalized count be counted again. */
export const reopenStockAudit = serve(
  stockAuditEndpoints.reopenStockAudit,
  async (ctx, { reason, ...seen }): Promise<StockAuditDetails> => {
    const { audit, state } = await lockForStep(ctx, seen, 'reopen');
    await updateAudit(ctx, audit, { state, finalized_at: null });
    const { auditId } = seen;
    recordEvent(ctx, {
      entityKind: 'STOCK_AUDIT',
      entityId: auditId,
      action: 'reopen',
      after: { state },
      reason: reason.trim(),
    });
    return readAuditDetails(ctx, auditId);
  },
);

/** Ends a count without putting anything right. */
export const cancelStockAudit = serve(
  stockAuditEndpoints.cancelStockAudit,
  async (ctx, { reason, ...seen }): Promise<StockAuditDetails> => {
    const { audit, state } = await lockForStep(ctx, seen, 'cancel');
    await updateAudit(ctx, audit, { state, canceled_at: ctx.now, cancel_reason: reason.trim() });
    const { auditId } = seen;
    recordEvent(ctx, {
      entityKind: 'STOCK_AUDIT',
      entityId: auditId,
      action: 'cancel',
      after: { state },
      reason: reason.trim(),
    });
    return readAuditDetails(ctx, auditId);
  },
);
