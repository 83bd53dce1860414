import type { MovementType } from '@nidan/domain/enumerations/inventory';
import type { SupplySeries } from '@nidan/domain/inventory/supply-series';

interface MoveOfLot {
  readonly lotId: string;
  readonly type: MovementType;
  /** Thousandths of the base unit, above nothing. */
  readonly quantity: number;
  readonly reason?: string;
}

/** Something comes into a store, at what it cost in paise. */
interface MoveIn extends MoveOfLot {
  readonly way: 'in';
  readonly storeId: string;
  readonly valuePaise: number;
}

/** Something leaves a store, at what its part of the lot cost. */
interface MoveOut extends MoveOfLot {
  readonly way: 'out';
  readonly storeId: string;
  /** The opened container that it is taken from; absent: what is sealed, then what is open. */
  readonly packId?: string | null;
  /** Why it is not of the lot that ends first. */
  readonly overrideReason?: string | null;
}

/** Something that nobody has opened goes from one store to another, a road among them, with what it cost. */
interface MoveBetween extends MoveOfLot {
  readonly way: 'between';
  readonly storeId: string;
  readonly toStoreId: string;
}

export type StockMove = MoveIn | MoveOut | MoveBetween;

/** The document that stock is moved in the name of; it gets its number with the commit. */
export interface NewStockDocument {
  readonly documentId: string;
  readonly series: SupplySeries;
  /** Whose document it is: that of its store, of the first of two. */
  readonly locationId: string;
  readonly note?: string;
  /** An own document of supply that was numbered before, such as a transfer that goes in parts; it is not written again. */
  readonly isKnown?: boolean;
}
