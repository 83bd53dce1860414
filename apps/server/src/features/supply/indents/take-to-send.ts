import type { TakenLine } from '@nidan/contract/supply/inventory/stock-shapes';
import { pickFirstExpired } from '@nidan/domain/inventory/first-expired';
import { calendarDateIn } from '@nidan/domain/time/zone';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { countedQuantity } from '../inventory/lots/counted-quantity.ts';
import type { LockedStock } from '../inventory/movements/locked-stock.ts';
import { refuseShort } from '../inventory/movements/refuse-short.ts';
import type { StockMove } from '../inventory/movements/stock-move.ts';
import { takeFirstExpired } from '../inventory/movements/take-first-expired.ts';
import type { StoreOfStock } from '../inventory/stores/stores-anywhere.query.ts';
import { inBase } from './asked-lines.ts';
import type { LotToSend } from './transfer-rows.ts';

/** Where goods go on their way. */
export interface Route {
  readonly from: StoreOfStock;
  readonly to: StoreOfStock;
  readonly road: StoreOfStock;
}

interface Picked {
  readonly lotId: string;
  readonly quantity: number;
  readonly overrideReason: string | null;
}

interface Pick {
  readonly stock: LockedStock;
  readonly from: StoreOfStock;
  readonly line: TakenLine;
  readonly quantity: number;
}

/** Of the lots that end first what nobody has opened: an open container is used where it was opened. */
function pickSealed(ctx: Ctx, { stock, from, line: { itemId }, quantity }: Pick): Picked[] {
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const sealed = stock.atHand(itemId, from.store_id).filter(({ lotId }) => stock.lots.has(lotId));
  const { lots, short } = pickFirstExpired(sealed, quantity, today);
  if (short > 0) throw refuseShort(stock, { store: from, itemId, have: quantity - short, want: quantity });
  return lots.map(({ lotId, quantity: part }) => {
    stock.reserve({ lotId, storeId: from.store_id }, null, part);
    return { lotId, quantity: part, overrideReason: null };
  });
}

/** The lot that somebody named, where it is the first or there is a reason. */
function pickNamed(ctx: Ctx, { stock, from, line, quantity }: Pick): Picked[] {
  const { itemId, lotId, overrideReason } = line;
  const wanted = { itemId, quantity, lotId, overrideReason, type: 'transfer' } as const;
  return takeFirstExpired(ctx, { stock, store: from, wanted }).map((move) => ({
    lotId: move.lotId,
    quantity: move.quantity,
    overrideReason,
  }));
}

export interface ToSend {
  readonly moves: readonly StockMove[];
  readonly lots: readonly LotToSend[];
}

interface Sending {
  readonly stock: LockedStock;
  readonly route: Route;
  readonly lines: readonly TakenLine[];
  /** What may still be sent of each item. */
  readonly left: ReadonlyMap<string, number>;
}

/** What is sent of each lot, and the moves onto the road; refused where there is not as much, or it is more than was asked for. */
export function takeToSend(ctx: Ctx, { stock, route: { from, to, road }, lines, left }: Sending): ToSend {
  const lots = new Map<string, LotToSend & { reason: string }>();
  const sent = new Map<string, number>();
  for (const line of lines) {
    const item = stock.items.get(line.itemId);
    const most = left.get(line.itemId);
    if (item === undefined || most === undefined) throw refuse('not-found');
    const quantity = countedQuantity(item, line);
    const want = (sent.get(line.itemId) ?? 0) + quantity;
    if (want > most) {
      const details = {
        item: item.name,
        unit: item.chain.base,
        want: inBase(item, want),
        left: inBase(item, most),
      };
      throw refuse('issue-over-asked', { details });
    }
    sent.set(line.itemId, want);
    const pick = { stock, from, line, quantity };
    for (const { lotId, quantity: part, overrideReason } of line.lotId === null
      ? pickSealed(ctx, pick)
      : pickNamed(ctx, pick)) {
      const known = lots.get(lotId)?.sent ?? 0;
      lots.set(lotId, { lotId, itemId: line.itemId, sent: known + part, reason: overrideReason ?? '' });
    }
  }
  const type = from.location_id === to.location_id ? 'transfer' : 'L2L transfer';
  const ends = { way: 'between', type, storeId: from.store_id, toStoreId: road.store_id } as const;
  return {
    moves: [...lots.values()].map(({ lotId, sent: quantity, reason }) => ({
      ...ends,
      lotId,
      quantity,
      reason,
    })),
    lots: [...lots.values()].map(({ lotId, itemId, sent: quantity }) => ({ lotId, itemId, sent: quantity })),
  };
}
