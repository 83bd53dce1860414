import { postingOfMovement } from '@nidan/domain/inventory/movement-rule';
import { type StockPostingKind, stockPostings } from '@nidan/domain/money/stock-postings';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { recordEvent } from '../../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { postVouchers } from '../../../ledger/journal/post-vouchers.ts';
import { numberOtherDocuments } from '../../../money/bills/number-documents.ts';
import type { StoreRow } from '../stores/store-rows.ts';
import type { LockedStock } from './locked-stock.ts';
import { addToItemStock, insertMovements, insertSupplyDocument, writeStock } from './movement-rows.ts';
import { type PlannedMovement, planMoves } from './plan-moves.ts';
import type { NewStockDocument, StockMove } from './stock-move.ts';

interface Posting {
  readonly document: NewStockDocument;
  /** All stores of the moves, kept in use (`requireStoresInUse`). */
  readonly stores: ReadonlyMap<string, StoreRow>;
  /** All lots of the moves, locked (`lockStock`). */
  readonly stock: LockedStock;
  readonly moves: readonly StockMove[];
}

/** What movements are worth at each place, by what they are posted as. */
function valuesByPlace(movements: readonly PlannedMovement[], { series }: NewStockDocument) {
  const places = Map.groupBy(movements, ({ store }) => store.location_id);
  return [...places].map(([locationId, rows]) => {
    const values = new Map<StockPostingKind, number>();
    for (const { type, valuePaise } of rows) {
      const kind = postingOfMovement(type, series);
      values.set(kind, (values.get(kind) ?? 0) + valuePaise);
    }
    return { locationId, values };
  });
}

/**
 * Moves stock: the one way in which it changes. Writes the ledger, what the stores have, and what it is worth in the books, and numbers the
 * document; refused as a whole where one move takes what is not there, expired or in quarantine. Call it last, because the counter of numbers
 * stays locked until the transaction ends.
 */
export async function postMovements(
  ctx: Ctx,
  { document, stores, stock, moves }: Posting,
): Promise<readonly PlannedMovement[]> {
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const movements = planMoves({ stock, stores, today }, moves);
  const { documentId, series, isKnown = false } = document;
  if (!isKnown) await insertSupplyDocument(ctx, document);
  await writeStock(ctx, stock);
  await addToItemStock(ctx, stock, movements);
  await insertMovements(ctx, document, movements);
  for (const { locationId, values } of valuesByPlace(movements, document)) {
    const postings = [...values].flatMap(([kind, value]) => stockPostings(kind, value));
    if (postings.length > 0)
      await postVouchers(ctx, locationId, [{ billId: null, supplyId: documentId, postings }]);
  }
  recordEvent(ctx, {
    entityKind: 'STOCK_DOCUMENT',
    entityId: documentId,
    action: 'move',
    after: { series, movements: movements.length },
  });
  if (!isKnown) await numberOtherDocuments(ctx, [{ documentId, series }]);
  return movements;
}
