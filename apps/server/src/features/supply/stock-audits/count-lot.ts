import * as stockAuditEndpoints from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import type { StockAuditDetails } from '@nidan/contract/supply/stock-audits/stock-audit-endpoints';
import { inventoryAudit } from '@nidan/domain/status-sets/supply/inventory-audit';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { typedOrNothing } from '../indents/asked-lines.ts';
import { readItems } from '../inventory/lots/items-of-stock.query.ts';
import { lockStock } from '../inventory/movements/lock-stock.ts';
import { keepCount, type LockedAudit, lockAudit } from './audit-rows.ts';
import { readAuditDetails } from './audits.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

function requireCounting({ state }: LockedAudit): void {
  if (state === 'inProgress') return;
  throw refuse('transition-refused', {
    details: { what: 'The count', label: inventoryAudit.labelOf(state), action: 'count' },
    state,
    can: inventoryAudit.possible(state),
  });
}

async function lotOf({ db, lId }: Ctx, itemId: string, lotNo: string): Promise<string | null> {
  const { rows } = await sql<{ lot_id: string }>`
    select lot_id from stock_lot where l_id = ${lId} and item_id = ${itemId} and lot_no = ${lotNo}`.execute(
    db,
  );
  return rows[0]?.lot_id ?? null;
}

/**
 * Notes how much of a lot is there, with what the books have in the same moment: the lot is locked between, so that what moves before or after
 * is on both sides or on none.
 */
export const countStockLot = serve(
  stockAuditEndpoints.countStockLot,
  async (ctx, { auditId, itemId, ...typed }): Promise<StockAuditDetails> => {
    const audit = await lockAudit(ctx, auditId);
    requireCounting(audit);
    const item = (await readItems(ctx, [itemId])).get(itemId);
    if (item === undefined) throw refuse('not-found');
    const lotNo = typed.lotNo.trim().toUpperCase();
    const lotId = await lotOf(ctx, itemId, lotNo);
    if (lotId === null) throw refuse('audit-lot-unknown', { details: { lot: lotNo, item: item.name } });
    const counted = typedOrNothing(item, typed);
    const stock = await lockStock(ctx, { lotIds: [lotId] });
    const expected = stock.at({ lotId, storeId: audit.storeId }).onHand;
    await keepCount(ctx, { auditId, lotId, counted, expected });
    recordEvent(ctx, {
      entityKind: 'STOCK_AUDIT',
      entityId: auditId,
      action: 'count',
      after: { lotId, counted },
    });
    return readAuditDetails(ctx, auditId);
  },
);
