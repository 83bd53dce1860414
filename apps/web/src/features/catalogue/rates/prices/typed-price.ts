import { priceFault } from '@nidan/domain/catalogue/price-fault';
import { parseRupees } from '@nidan/domain/money/rupees';

/** What stands for a price of nothing that is meant, and for no price. */
export const FREE = 'free';
export const NONE = '-';

/** A minus before a number, as a spreadsheet writes it. */
const NEGATIVE = /^[-–−]\s*₹?\s*\d[\d,.]*$/u;

/** What the text of a cell says: a price, that the list has none, or nothing that can be read. */
export type TypedPrice =
  | { readonly is: 'price'; readonly pricePaise: number; readonly isFree: boolean }
  | { readonly is: 'none' }
  | { readonly is: 'unread'; readonly why: 'number' | 'zero' | 'negative' };

/** Reads the text of a cell: whole rupees, 'free', or '-' for no price. */
export function typedPrice(text: string): TypedPrice {
  const plain = text.trim().toLowerCase();
  if (plain === '' || plain === NONE || plain === '–') return { is: 'none' };
  if (plain === FREE) return { is: 'price', pricePaise: 0, isFree: true };
  const pricePaise = parseRupees(plain);
  if (pricePaise === null) return { is: 'unread', why: NEGATIVE.test(plain) ? 'negative' : 'number' };
  return priceFault(pricePaise, false) === null
    ? { is: 'price', pricePaise, isFree: false }
    : { is: 'unread', why: 'zero' };
}
