import type { LotAtHand } from '@nidan/domain/inventory/first-expired';
import type { ValuedStock } from '@nidan/domain/inventory/taken-value';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { sql } from 'kysely';
import type { Ctx } from '../../../../kernel/http/context.ts';
import { refuse } from '../../../../kernel/http/refuse.ts';
import { type ItemOfStock, readItems } from '../lots/items-of-stock.query.ts';

interface LotRow {
  readonly lot_id: string;
  readonly item_id: string;
  readonly lot_no: string;
  readonly expires_on: CalendarDate | null;
  readonly received_on: CalendarDate;
  readonly is_held: boolean;
}

interface StockRow {
  readonly lot_id: string;
  readonly store_id: string;
  readonly quantity: number;
  readonly value_paise: number;
}

const NOTHING: ValuedStock = { onHand: 0, value: 0 };

/** Lots that are locked until the transaction ends, with what every store has of them. What is planned to move is taken off at once. */
export class LockedStock {
  readonly lots: ReadonlyMap<string, LotRow>;
  readonly items: ReadonlyMap<string, ItemOfStock>;
  readonly #stock: Map<string, ValuedStock & { readonly lotId: string; readonly storeId: string }>;
  readonly #touched = new Set<string>();
  readonly #reserved = new Map<string, number>();

  constructor(lots: readonly LotRow[], items: ReadonlyMap<string, ItemOfStock>, stock: readonly StockRow[]) {
    this.lots = new Map(lots.map((lot) => [lot.lot_id, lot]));
    this.items = items;
    this.#stock = new Map(
      stock.map(({ lot_id, store_id, quantity, value_paise }) => [
        `${lot_id} ${store_id}`,
        { lotId: lot_id, storeId: store_id, onHand: quantity, value: value_paise },
      ]),
    );
  }

  /** A locked lot with its item; refused where it is none of them. */
  lot(lotId: string): { readonly lot: LotRow; readonly item: ItemOfStock } {
    const lot = this.lots.get(lotId);
    const item = lot === undefined ? undefined : this.items.get(lot.item_id);
    if (lot === undefined || item === undefined) throw refuse('not-found');
    return { lot, item };
  }

  /** What a store has of a lot. */
  at(lotId: string, storeId: string): ValuedStock {
    return this.#stock.get(`${lotId} ${storeId}`) ?? NOTHING;
  }

  set(lotId: string, storeId: string, { onHand, value }: ValuedStock): void {
    this.#stock.set(`${lotId} ${storeId}`, { lotId, storeId, onHand, value });
    this.#touched.add(`${lotId} ${storeId}`);
  }

  /** Sets apart what a move that is still to be posted takes, so that the next one picks from the rest. */
  reserve(lotId: string, storeId: string, quantity: number): void {
    const key = `${lotId} ${storeId}`;
    this.#reserved.set(key, (this.#reserved.get(key) ?? 0) + quantity);
  }

  /** What changed since it was locked. */
  changed() {
    return [...this.#touched].toSorted().flatMap((key) => this.#stock.get(key) ?? []);
  }

  /** A lot in a store, less what is set apart, as the rules of `first-expired` ask for it. */
  lotAtHand(lotId: string, storeId: string): LotAtHand {
    const { lot, item } = this.lot(lotId);
    return {
      lotId,
      onHand: this.at(lotId, storeId).onHand - (this.#reserved.get(`${lotId} ${storeId}`) ?? 0),
      expiresOn: lot.expires_on,
      receivedOn: lot.received_on,
      openedOn: null,
      onBoardDays: item.onBoardDays,
      isInQuarantine: lot.is_held,
    };
  }

  /** What a store has of an item, lot by lot. */
  atHand(itemId: string, storeId: string): LotAtHand[] {
    return [...this.lots.values()]
      .filter(({ item_id }) => item_id === itemId)
      .map(({ lot_id }) => this.lotAtHand(lot_id, storeId));
  }
}

/** What to lock: lots by id, or every lot of items of which there is something. */
export interface StockToLock {
  readonly lotIds?: readonly string[];
  readonly itemIds?: readonly string[];
}

/**
 * Locks lots in the order of their ids, which is the one order of everybody, then reads what the stores have of them. Call it once in a
 * transaction, with everything that is to move, and after `requireStoresInUse`.
 */
export async function lockStock(ctx: Ctx, { lotIds = [], itemIds = [] }: StockToLock): Promise<LockedStock> {
  const { rows: lots } = await sql<LotRow>`
    select l.lot_id, l.item_id, l.lot_no, l.expires_on, l.received_on, l.is_held
    from stock_lot l
    where l.l_id = ${ctx.lId} and (l.lot_id = any(${[...lotIds]}) or l.item_id = any(${[...itemIds]}) and exists (
      select from stock k where k.l_id = l.l_id and k.lot_id = l.lot_id and k.quantity > 0))
    order by l.lot_id for no key update of l`.execute(ctx.db);
  // Read after the locks, by a statement of its own: it sees what others have committed while this one waited.
  const { rows: stock } = await sql<StockRow>`
    select lot_id, store_id, quantity, value_paise from stock
    where l_id = ${ctx.lId} and lot_id = any(${lots.map(({ lot_id }) => lot_id)})`.execute(ctx.db);
  const items = await readItems(ctx, [...new Set([...itemIds, ...lots.map(({ item_id }) => item_id)])]);
  return new LockedStock(lots, items, stock);
}
