import type { AnswerOf } from '@nidan/contract/kernel/endpoint';
import {
  listMovements,
  listStock,
  readStockItem,
  readStockSummary,
} from '@nidan/contract/supply/inventory/level-endpoints';
import { detailsByLot } from '@nidan/contract/supply/inventory/lot-endpoints';
import { listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import type { StockLevel } from '@nidan/domain/enumerations/inventory';
import type { Tone } from '@nidan/domain/status-sets/status-table';
import type { IconName } from '../../../kernel/ui/values/icon-drawings.tsx';

/** An item with its lots, as its page shows it. */
export type ItemOfStock = AnswerOf<typeof readStockItem>;

/** What is out of date after stock moved. */
export const OUTDATED_BY_STOCK = [
  listStock,
  readStockItem,
  readStockSummary,
  listMovements,
  listStores,
  detailsByLot,
];

/** Kinds of things whose changes the lists of stock follow. */
export const STOCK_FOLLOWS = ['STOCK_DOCUMENT', 'STOCK_LOT', 'ITEM', 'STORE', 'PURCHASE_ORDER'] as const;

export const LEVEL_WORDS = {
  'very low': 'veryLow',
  low: 'low',
  good: 'good',
  high: 'high',
} as const satisfies Readonly<Record<StockLevel, string>>;

export const LEVEL_LOOK: Readonly<Record<StockLevel, { readonly tone: Tone; readonly icon: IconName }>> = {
  'very low': { tone: 'danger', icon: 'doubleDown' },
  low: { tone: 'warn', icon: 'arrowDown' },
  good: { tone: 'ok', icon: 'tick' },
  high: { tone: 'info', icon: 'arrowUp' },
};

/** What was counted over many days: '5.8'. */
export function showRough(quantity: number): string {
  return quantity.toLocaleString('en-IN', { maximumFractionDigits: 1 });
}

/** '₹ 9,48,200' of paise, to the whole rupee. */
export function showRupees(paise: number): string {
  return `₹ ${Math.round(paise / 100).toLocaleString('en-IN')}`;
}
