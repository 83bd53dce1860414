import type { MovementType } from '@nidan/domain/enumerations/inventory';
import { type Pick, pickFirstExpired } from '@nidan/domain/inventory/first-expired';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import type { StoreRow } from '../stores/store-rows.ts';
import type { LockedStock } from './locked-stock.ts';
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

interface TakeOf {
  readonly stock: LockedStock;
  readonly store: StoreRow;
  readonly wanted: Wanted;
}

/**
 * What takes a quantity from the lots of a store that end first, or from the lot that was named; refused where there is not as much, and where
 * a named lot is not the first and nobody said why.
 */
export function takeFirstExpired(ctx: Ctx, take: TakeOf): StockMove[] {
  const { stock, store, wanted } = take;
  const { itemId, quantity, lotId, overrideReason } = wanted;
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const first = pickFirstExpired(stock.atHand(itemId, store.store_id), quantity, today);
  if (lotId === null) return movesOf(take, first, null);
  const { lot, item } = stock.lot(lotId);
  if (item.itemId !== itemId) throw refuse('not-found');
  const parts = stock.partsOf({ lotId, storeId: store.store_id });
  const own = pickFirstExpired(parts, quantity, today);
  // Why none of it may be taken comes before how much there is.
  const [part] = parts.filter(({ onHand }) => onHand > 0);
  if (own.lots.length === 0 && part !== undefined) requireUsable(stock, part, today);
  const other = first.lots.map((one) => stock.partOf(one.lotId).lotId).find((id) => id !== lotId);
  if (other !== undefined && overrideReason === null) {
    const sooner = stock.lots.get(other)?.lot_no ?? '';
    throw refuse('lot-not-first', { details: { item: item.name, lot: lot.lot_no, first: sooner } });
  }
  return movesOf(take, own, other === undefined ? null : overrideReason);
}

/** The moves of what was picked, which is set apart until they are posted. */
function movesOf({ stock, store, wanted }: TakeOf, pick: Pick, overrideReason: string | null): StockMove[] {
  const { itemId, quantity, type, reason = '' } = wanted;
  const { store_id: storeId } = store;
  if (pick.short > 0)
    throw refuseShort(stock, { store, itemId, have: quantity - pick.short, want: quantity });
  return pick.lots.map((part) => {
    const { lotId, packId } = stock.partOf(part.lotId);
    stock.reserve({ lotId, storeId }, packId, part.quantity);
    return { way: 'out', storeId, type, reason, lotId, packId, quantity: part.quantity, overrideReason };
  });
}
