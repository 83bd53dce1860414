import * as stockEndpoints from '@nidan/contract/supply/inventory/stock-endpoints';
import type { StockDocumentView } from '@nidan/contract/supply/inventory/stock-shapes';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { countedQuantity } from '../lots/counted-quantity.ts';
import { requireStoreInUse } from '../stores/require-store-in-use.ts';
import { lockStock } from './lock-stock.ts';
import { readStockDocument } from './movements.query.ts';
import { postMovements } from './post-movements.ts';
import { serve } from '../../../../kernel/http/serve.ts';

/** What a quantity of a lot costs, in paise, by everything that ever came of it; null: nothing did. */
export async function costOfLot(ctx: Ctx, lotId: string, quantity: number): Promise<number | null> {
  const { rows } = await sql<{ paise: number | null }>`
    select round(sum(value_paise) * ${quantity}::numeric / nullif(sum(quantity), 0))::bigint as paise
    from stock_movement where l_id = ${ctx.lId} and lot_id = ${lotId} and type = 'credit (stock in)' and quantity > 0`.execute(
    ctx.db,
  );
  return rows[0]?.paise ?? null;
}

/** Corrects what a store has of a lot. What is found besides is worth what the lot cost when it came. */
export const correctStock = serve(
  stockEndpoints.adjustStock,
  async (ctx, { documentId, storeId, lotId, reason, way, ...typed }): Promise<StockDocumentView> => {
    const store = await requireStoreInUse(ctx, storeId);
    const stock = await lockStock(ctx, { lotIds: [lotId] });
    const { lot, item } = stock.lot(lotId);
    const quantity = countedQuantity(item, typed);
    const move = { storeId, lotId, type: 'stock adjustment', quantity, reason } as const;
    const valuePaise = await costOfLot(ctx, lotId, quantity);
    if (valuePaise === null && way === 'more')
      throw refuse('lot-cost-unknown', { details: { item: item.name, lot: lot.lot_no } });
    await postMovements(ctx, {
      document: { documentId, series: 'J', locationId: store.location_id, note: reason },
      stores: new Map([[storeId, store]]),
      stock,
      moves: [way === 'less' ? { way: 'out', ...move } : { way: 'in', ...move, valuePaise: valuePaise ?? 0 }],
    });
    return readStockDocument(ctx, documentId);
  },
);
