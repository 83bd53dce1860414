/** Categories of an item; STATIONARY is the specification's spelling (§3). */
export const ITEM_CATEGORIES = [
  'CONSUMABLE',
  'NON_CONSUMABLE',
  'ASSET',
  'REAGENT',
  'SERVICE',
  'STATIONARY',
] as const;
export type ItemCategory = (typeof ITEM_CATEGORIES)[number];

/** Units, compared with their case: mL and ML are two of them (spec §3). */
export const INVENTORY_UNITS = [
  'rxn',
  'box',
  'kit',
  'qty',
  'kg',
  'g',
  'mg',
  'l',
  'mL',
  'microL',
  'ML',
  'bag',
  'bottle',
  'packet',
  'pieces',
  'vial',
  'cuvette',
  'pack',
  'stain',
  'strip',
  'test',
] as const;
export type InventoryUnit = (typeof INVENTORY_UNITS)[number];

/** Units of which nobody holds a part. */
export const WHOLE_UNITS: readonly InventoryUnit[] = ['qty', 'pieces', 'cuvette', 'strip'];

export const STOCK_CATEGORIES = [
  'test',
  'parameter',
  'sample_type',
  'machine',
  'qc',
  'calibration',
  'other',
] as const;
export type StockCategory = (typeof STOCK_CATEGORIES)[number];

/** Documents that stock is booked by (spec §3). */
export const INVENTORY_DOCUMENTS = [
  'goods received note',
  'material request',
  'consumption run',
  'user',
] as const;
export type InventoryDocument = (typeof INVENTORY_DOCUMENTS)[number];

/** Outcome of booking what a test used (spec §3). */
export const CONSUMPTION_RESULTS = ['CONSUMED', 'PARTIAL', 'ERROR', 'NOT-CONSUMED'] as const;
export type ConsumptionResult = (typeof CONSUMPTION_RESULTS)[number];

/** From the emptiest on; computed from use and stock, never set (spec §4). */
export const STOCK_LEVELS = ['very low', 'low', 'good', 'high'] as const;
export type StockLevel = (typeof STOCK_LEVELS)[number];

/** Why stock came or went (spec §4 "Inventory movement types"). */
export const MOVEMENT_TYPES = [
  'wastage',
  'transfer',
  'manual consume',
  'credit (stock in)',
  'QC auto',
  'QC manual',
  'machine startup',
  'machine shutdown',
  'machine sleep',
  'machine breakdown',
  'stock adjustment',
  'L2L transfer',
  'auto consume',
  'test calibration',
] as const;
export type MovementType = (typeof MOVEMENT_TYPES)[number];

/** Days until expiry that a list can be filtered by (spec §9). */
export const EXPIRY_FILTER_DAYS = [0, 1, 7, 14, 28, 91, 182, 365] as const;
