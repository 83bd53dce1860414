import type { LotAtHand } from '@nidan/domain/inventory/first-expired';
import type { ValuedStock } from '@nidan/domain/inventory/taken-value';
import type { CalendarDate } from '@nidan/domain/time/calendar-date';
import { refuse } from '../../../../kernel/http/refuse.ts';
import type { ItemOfStock } from '../lots/items-of-stock.query.ts';

export interface LotRow {
  readonly lot_id: string;
  readonly item_id: string;
  readonly lot_no: string;
  readonly expires_on: CalendarDate | null;
  readonly received_on: CalendarDate;
  readonly is_held: boolean;
}

export interface StockRow {
  readonly lot_id: string;
  readonly store_id: string;
  readonly quantity: number;
  readonly value_paise: number;
}

/** An opened container with something left. */
export interface PackRow {
  readonly pack_id: string;
  readonly lot_id: string;
  readonly store_id: string;
  readonly quantity_left: number;
  readonly opened_on: CalendarDate;
}

/** A lot in a store. */
export interface LotAt {
  readonly lotId: string;
  readonly storeId: string;
}

interface StockOfLot extends LotAt, ValuedStock {}

interface PackOfLot extends LotAt {
  readonly packId: string;
  readonly left: number;
  readonly openedOn: CalendarDate;
}

/** Lots that are locked until the transaction ends, with what every store has of them. What is planned to move is taken off at once. */
export class LockedStock {
  readonly lots: ReadonlyMap<string, LotRow>;
  readonly items: ReadonlyMap<string, ItemOfStock>;
  readonly #stock: Map<string, StockOfLot>;
  readonly #packs: Map<string, PackOfLot>;
  readonly #touched = new Set<string>();
  /** By the id of a pack, or of a lot and its store: what moves that are still to be posted take. */
  readonly #reserved = new Map<string, number>();

  constructor(
    items: ReadonlyMap<string, ItemOfStock>,
    {
      lots,
      stock,
      packs,
    }: {
      readonly lots: readonly LotRow[];
      readonly stock: readonly StockRow[];
      readonly packs: readonly PackRow[];
    },
  ) {
    this.items = items;
    this.lots = new Map(lots.map((lot) => [lot.lot_id, lot]));
    this.#stock = new Map(
      stock.map((row) => [
        `${row.lot_id} ${row.store_id}`,
        { lotId: row.lot_id, storeId: row.store_id, onHand: row.quantity, value: row.value_paise },
      ]),
    );
    this.#packs = new Map(
      packs.map((row) => [
        row.pack_id,
        {
          packId: row.pack_id,
          lotId: row.lot_id,
          storeId: row.store_id,
          left: row.quantity_left,
          openedOn: row.opened_on,
        },
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
  at({ lotId, storeId }: LotAt): ValuedStock {
    return this.#stock.get(`${lotId} ${storeId}`) ?? { onHand: 0, value: 0 };
  }

  /** The opened containers of a lot in a store, the oldest first. */
  packsAt({ lotId, storeId }: LotAt): PackOfLot[] {
    return [...this.#packs.values()]
      .filter((pack) => pack.lotId === lotId && pack.storeId === storeId && pack.left > 0)
      .toSorted((a, b) => a.openedOn.localeCompare(b.openedOn) || a.packId.localeCompare(b.packId));
  }

  /** What a store has of a lot that nobody has opened. */
  sealedAt(at: LotAt): number {
    return this.at(at).onHand - this.packsAt(at).reduce((sum, { left }) => sum + left, 0);
  }

  set({ lotId, storeId }: LotAt, { onHand, value }: ValuedStock): void {
    this.#stock.set(`${lotId} ${storeId}`, { lotId, storeId, onHand, value });
    this.#touched.add(`${lotId} ${storeId}`);
  }

  /** Takes a quantity from an opened container. */
  takeFromPack(packId: string, quantity: number): void {
    const pack = this.#packs.get(packId);
    if (pack === undefined || pack.left < quantity) throw refuse('not-found');
    this.#packs.set(packId, { ...pack, left: pack.left - quantity });
    this.#touched.add(packId);
  }

  /** Sets apart what a move that is still to be posted takes, so that the next one picks from the rest. */
  reserve(at: LotAt, packId: string | null, quantity: number): void {
    const key = packId ?? `${at.lotId} ${at.storeId}`;
    this.#reserved.set(key, (this.#reserved.get(key) ?? 0) + quantity);
  }

  /** What changed since it was locked. */
  changed(): { readonly stock: readonly StockOfLot[]; readonly packs: readonly PackOfLot[] } {
    const keys = [...this.#touched].toSorted();
    return {
      stock: keys.flatMap((key) => this.#stock.get(key) ?? []),
      packs: keys.flatMap((key) => this.#packs.get(key) ?? []),
    };
  }

  /**
   * A lot in a store, less what is set apart, as the rules of `first-expired` ask for it: what is sealed under the id of the lot, then each
   * opened container under its own.
   */
  partsOf(at: LotAt): LotAtHand[] {
    const { lot, item } = this.lot(at.lotId);
    const common = {
      expiresOn: lot.expires_on,
      receivedOn: lot.received_on,
      onBoardDays: item.onBoardDays,
      isInQuarantine: lot.is_held,
    };
    const free = (key: string, onHand: number) => onHand - (this.#reserved.get(key) ?? 0);
    const sealed = free(`${at.lotId} ${at.storeId}`, this.sealedAt(at));
    const packs = this.packsAt(at).map(({ packId, left, openedOn }) => ({
      ...common,
      lotId: packId,
      onHand: free(packId, left),
      openedOn,
    }));
    return [{ ...common, lotId: at.lotId, onHand: sealed, openedOn: null }, ...packs];
  }

  /** What a store has of an item, part by part. */
  atHand(itemId: string, storeId: string): LotAtHand[] {
    return [...this.lots.values()]
      .filter(({ item_id }) => item_id === itemId)
      .flatMap(({ lot_id }) => this.partsOf({ lotId: lot_id, storeId }));
  }

  /** The lot and the opened container, if it is one, that a part of `partsOf` is of. */
  partOf(id: string): { readonly lotId: string; readonly packId: string | null } {
    const pack = this.#packs.get(id);
    return pack === undefined ? { lotId: id, packId: null } : { lotId: pack.lotId, packId: id };
  }
}
