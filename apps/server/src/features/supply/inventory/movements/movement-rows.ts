import { SUPPLY_SERIES } from '@nidan/domain/inventory/supply-series';
import { sql } from 'kysely';
import { sendLater } from '../../../../kernel/database/connections/send-later.ts';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import type { LockedStock } from './locked-stock.ts';
import type { PlannedMovement } from './plan-moves.ts';
import type { NewStockDocument } from './stock-move.ts';

/** Writes a document of supply that is made now; it moves nothing yet. */
export async function insertSupplyDocument(ctx: Ctx, document: NewStockDocument): Promise<void> {
  await insertRows(ctx.db, 'supply_document', [
    {
      l_id: ctx.lId,
      document_id: document.documentId,
      series: document.series,
      location_id: document.locationId,
      note: document.note ?? '',
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
}

/** Adds movements to the ledger, in their order. */
export async function insertMovements(
  ctx: Ctx,
  { documentId, series }: NewStockDocument,
  movements: readonly PlannedMovement[],
): Promise<void> {
  const source = SUPPLY_SERIES[series];
  if (source === null) throw new Error(`Documents of the series ${series} move no stock`);
  await insertRows(ctx.db, 'stock_movement', {
    shared: {
      l_id: ctx.lId,
      document_id: documentId,
      source_kind: source,
      moved_at: ctx.now,
      moved_by: ctx.caller.userId,
    },
    rows: movements.map(({ lotId, packId, store, type, quantity, valuePaise, reason, overrideReason }) => ({
      movement_id: newId(),
      lot_id: lotId,
      store_id: store.store_id,
      pack_id: packId,
      type,
      quantity,
      value_paise: valuePaise,
      reason,
      override_reason: overrideReason,
    })),
  });
}

/** Writes what stores have of locked lots after what was planned, and what is left of opened containers. */
export async function writeStock(ctx: Ctx, stock: LockedStock): Promise<void> {
  const changed = stock.changed();
  const rows = changed.stock.map(({ lotId, storeId, onHand, value }) => ({
    l_id: ctx.lId,
    lot_id: lotId,
    store_id: storeId,
    quantity: onHand,
    value_paise: value,
  }));
  if (rows.length === 0) return;
  await ctx.db
    .insertInto('stock')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['l_id', 'lot_id', 'store_id']).doUpdateSet((row) => ({
        quantity: row.ref('excluded.quantity'),
        value_paise: row.ref('excluded.value_paise'),
      })),
    )
    .execute();
  for (const { packId, left } of changed.packs)
    await sendLater(
      ctx.db,
      sql`update opened_pack set quantity_left = ${left} where l_id = ${ctx.lId} and pack_id = ${packId}`,
    );
}

/** Adds what movements of locked items come to, to what each store has of each item. */
export async function addToItemStock(
  ctx: Ctx,
  stock: LockedStock,
  movements: readonly PlannedMovement[],
): Promise<void> {
  const sums = new Map<string, { itemId: string; storeId: string; quantity: number }>();
  for (const { lotId, store, quantity } of movements) {
    const { itemId } = stock.lot(lotId).item;
    const key = `${itemId} ${store.store_id}`;
    const sum = sums.get(key)?.quantity ?? 0;
    sums.set(key, { itemId, storeId: store.store_id, quantity: sum + quantity });
  }
  if (sums.size === 0) return;
  const rows = [...sums.values()].map(({ itemId, storeId, quantity }) => ({
    l_id: ctx.lId,
    item_id: itemId,
    store_id: storeId,
    quantity,
  }));
  await ctx.db
    .insertInto('item_stock')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['l_id', 'item_id', 'store_id'])
        .doUpdateSet({ quantity: sql`item_stock.quantity + excluded.quantity` }),
    )
    .execute();
}
