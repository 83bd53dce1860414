import { ACCOUNTS, type Posting, postingsBetween } from './journal.ts';

/** What stock is posted against, by why it moved. */
const AGAINST = {
  stockIn: ACCOUNTS.goodsReceived,
  stockOpened: ACCOUNTS.openingStock,
  stockUsed: ACCOUNTS.stockUsed,
  stockWasted: ACCOUNTS.stockWasted,
  stockAdjusted: ACCOUNTS.stockAdjusted,
  stockMoved: ACCOUNTS.stockMoved,
} as const;
export type StockPostingKind = keyof typeof AGAINST;

/** The posting of stock that grew by `value` paise at a place, or shrank when it is negative; none for nothing. */
export function stockPostings(kind: StockPostingKind, value: number): Posting[] {
  return postingsBetween(kind, [ACCOUNTS.stock, AGAINST[kind]], value);
}
