import type { MovementType } from '@nidan/domain/enumerations/inventory';
import { pickFirstExpired } from '@nidan/domain/inventory/first-expired';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import type { StoreRow } from '../stores/store-rows.ts';
import type { LockedStock } from './lock-stock.ts';
import { refuseShort } from './refuse-short.ts';
import { requireUsable } from './require-usable.ts';
import type { StockMove } from './stock-move.ts';

/** What is to be taken of an item, in thousandths of its base unit. */
export interface Wanted {
  readonly itemId: string;
  readonly quantity: number;
  readonly type: MovementType;
  /** The lot that a person named; null: those that end first. */
  readonly lotId: string | null;
  readonly overrideReason: string | null;
  readonly reason?: string;
}

/**
 * What takes a quantity from the lots of a store that end first, or from the lot that was named; refused where there is not as much, and where
 * a named lot is not the first and nobody said why.
 */
export function takeFirstExpired(
  ctx: Ctx,
  {
    stock,
    store,
    wanted,
  }: { readonly stock: LockedStock; readonly store: StoreRow; readonly wanted: Wanted },
): StockMove[] {
  const { itemId, quantity, type, lotId, overrideReason, reason = '' } = wanted;
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const { lots, short } = pickFirstExpired(stock.atHand(itemId, store.store_id), quantity, today);
  const move = { way: 'out', storeId: store.store_id, type, reason } as const;
  if (lotId === null) {
    if (short > 0) throw refuseShort(stock, { store, itemId, have: quantity - short, want: quantity });
    for (const lot of lots) stock.reserve(lot.lotId, store.store_id, lot.quantity);
    return lots.map((lot) => ({ ...move, lotId: lot.lotId, quantity: lot.quantity, overrideReason: null }));
  }
  const { lot, item } = stock.lot(lotId);
  if (item.itemId !== itemId) throw refuse('not-found');
  requireUsable(stock, { lotId, storeId: store.store_id }, today);
  const isFirst = lots.every((one) => one.lotId === lotId);
  if (!isFirst && overrideReason === null) {
    const first = stock.lots.get(lots[0]?.lotId ?? '')?.lot_no ?? '';
    throw refuse('lot-not-first', { details: { item: item.name, lot: lot.lot_no, first } });
  }
  stock.reserve(lotId, store.store_id, quantity);
  return [{ ...move, lotId, quantity, overrideReason: isFirst ? null : overrideReason }];
}
