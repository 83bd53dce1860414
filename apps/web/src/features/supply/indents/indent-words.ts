import { listIndents, readIndent } from '@nidan/contract/supply/indents/indent-endpoints';
import {
  listStockTransfers,
  listTransferItems,
  readStockTransfer,
} from '@nidan/contract/supply/indents/transfer-endpoints';
import type { NamedStore } from '@nidan/contract/supply/indents/indent-views';
import { OUTDATED_BY_STOCK } from '../inventory/stock-words.ts';

/** What is out of date after a step of an indent or of a transfer. */
export const OUTDATED_BY_INDENT = [
  ...OUTDATED_BY_STOCK,
  listIndents,
  readIndent,
  listStockTransfers,
  readStockTransfer,
  listTransferItems,
];

/** Kinds of things whose changes these lists follow. */
export const INDENT_FOLLOWS = ['INDENT', 'STOCK_TRANSFER'] as const;

/** Stores as a select offers them. */
export function storeOptions(stores: readonly NamedStore[]) {
  return stores.map(({ storeId, name, location }) => ({
    value: storeId,
    label: name === location ? name : `${name}, ${location}`,
  }));
}
