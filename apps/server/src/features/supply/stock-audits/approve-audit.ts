import * as stockAuditEndpoints from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import type { StockAuditDetails } from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockStock } from '../inventory/movements/lock-stock.ts';
import type { LockedStock } from '../inventory/movements/locked-stock.ts';
import { postMovements } from '../inventory/movements/post-movements.ts';
import type { StockMove } from '../inventory/movements/stock-move.ts';
import { requireStoreInUse } from '../inventory/stores/require-store-in-use.ts';
import { type AuditLot, differenceOf, readAuditLots, worthOf } from './audit-lots.query.ts';
import { type LockedAudit, updateAudit } from './audit-rows.ts';
import { readAuditDetails } from './audits.query.ts';
import { lockForStep } from './end-count.ts';
import { serve } from '../../../kernel/http/serve.ts';

const REASON = 'Count';

/** What puts the difference of a lot right; nothing where there is none. */
function moveOf(lot: AuditLot, stock: LockedStock, storeId: string): StockMove[] {
  const difference = differenceOf(lot) ?? 0;
  if (difference === 0) return [];
  const { lotId, lotNo } = lot;
  const details = { lot: lotNo, item: stock.lot(lotId).item.name };
  const move = { lotId, storeId, type: 'stock adjustment', reason: REASON } as const;
  if (difference < 0) {
    if (stock.at({ lotId, storeId }).onHand < -difference) throw refuse('audit-recount', { details });
    return [{ way: 'out', ...move, quantity: -difference }];
  }
  const valuePaise = worthOf(lot, difference);
  if (valuePaise === null) throw refuse('lot-cost-unknown', { details });
  return [{ way: 'in', ...move, quantity: difference, valuePaise }];
}

/** Refuses who planned a count, unless the lab lets one person do both. */
async function requireOtherThanPlanner(ctx: Ctx, { madeBy }: LockedAudit): Promise<void> {
  if (!labSettingOf(ctx.lab.switches, 'separatePurchaseDuties')) return;
  if (madeBy === ctx.caller.userId) throw refuse('audit-by-planner');
  await requireTwoPeople(ctx, madeBy);
}

/**
 * Puts the differences of a count right: what moved since each lot was counted stays, because its difference is against what the books had in
 * the moment of the count. Whoever counted or planned it does not approve.
 */
export const approveStockAudit = serve(
  stockAuditEndpoints.approveStockAudit,
  async (ctx, body): Promise<StockAuditDetails> => {
    const { auditId } = body;
    const { audit, state } = await lockForStep(ctx, body, 'approve');
    const lots = await readAuditLots(ctx, auditId);
    const counters = new Set(lots.flatMap(({ countedById }) => countedById ?? []));
    if (counters.has(ctx.caller.userId)) throw refuse('audit-by-counter');
    await requireOtherThanPlanner(ctx, audit);
    for (const counter of counters) await requireTwoPeople(ctx, counter);
    const store = await requireStoreInUse(ctx, audit.storeId);
    const differing = lots.filter((lot) => differenceOf(lot) !== 0);
    const stock = await lockStock(ctx, { lotIds: differing.map(({ lotId }) => lotId) });
    const moves = differing.flatMap((lot) => moveOf(lot, stock, audit.storeId));
    await updateAudit(ctx, audit, { state, approved_at: ctx.now, approved_by: ctx.caller.userId });
    recordEvent(ctx, {
      entityKind: 'STOCK_AUDIT',
      entityId: auditId,
      action: 'approve',
      after: { differing: differing.length },
    });
    if (moves.length > 0) {
      await postMovements(ctx, {
        document: { documentId: auditId, series: 'K', locationId: store.location_id, isKnown: true },
        stores: new Map([[store.store_id, store]]),
        stock,
        moves,
      });
    }
    return readAuditDetails(ctx, auditId);
  },
);
