import type { InventoryDocument } from '../enumerations/inventory.ts';
import type { DocumentSeries } from '../money/document-number.ts';

/**
 * Series of supply documents, and the kind of document (spec §3) that stock is moved in the name of; null: it moves none. A wastage, an
 * adjustment, a count and what somebody takes by hand are of the person who did it.
 */
export const SUPPLY_SERIES = {
  P: null,
  G: 'goods received note',
  N: null,
  M: 'goods received note',
  E: null,
  Y: null,
  I: 'material request',
  T: 'material request',
  K: 'user',
  U: 'consumption run',
  W: 'user',
  J: 'user',
  O: 'user',
  S: 'user',
} as const satisfies Partial<Record<DocumentSeries, InventoryDocument | null>>;
export type SupplySeries = keyof typeof SUPPLY_SERIES;
