import type { RateView } from '@nidan/contract/catalogue/rates/rate-view';
import { typedPrice } from './typed-price.ts';

/** A price, free or not; null: the list has none. */
export type SaidPrice = Pick<RateView, 'pricePaise' | 'isFree'> | null;

interface PriceOfCell {
  /** What the list has on the day. */
  readonly stored: SaidPrice;
  /** What it has on the day that is compared with; undefined when none is. */
  readonly former: SaidPrice | undefined;
  /** What is typed and not set yet. */
  readonly typed: string | undefined;
  /** What is paid where the list has no price, in paise; null: not known. */
  readonly otherwise: number | null;
}

/** The price that a cell has or gets, what it was where that is another one, and which way it went. */
export interface ShownPrice {
  readonly now: SaidPrice;
  /** Undefined: the same, or nothing to compare with. */
  readonly was: SaidPrice | undefined;
  /** Null where either is no price. */
  readonly way: 'up' | 'down' | 'far' | null;
}

/** From so many times the former price on, and to so small a part of it, a figure is more often mistyped than meant. */
const FAR = 3;

function wayOf(now: number, was: number): 'up' | 'down' | 'far' {
  if (now > was * FAR || (now > 0 && now * FAR < was)) return 'far';
  return now > was ? 'up' : 'down';
}

function isSame(a: SaidPrice, b: SaidPrice): boolean {
  return a?.pricePaise === b?.pricePaise && a?.isFree === b?.isFree;
}

/** What a cell shows; null when what is typed cannot be read. */
export function shownPrice({ stored, former, typed, otherwise }: PriceOfCell): ShownPrice | null {
  const said = typed === undefined ? null : typedPrice(typed);
  if (said?.is === 'unread') return null;
  const now = said === null ? stored : said.is === 'price' ? said : null;
  const listed = former === undefined ? stored : former;
  // A list that gets its first price changes what is paid now by a weaker rule.
  const paid =
    typed === undefined || otherwise === null ? null : { pricePaise: otherwise, isFree: otherwise === 0 };
  const was = listed ?? paid;
  if (isSame(now, was)) return { now, was: undefined, way: null };
  if (now === null || was === null) return { now, was, way: null };
  return { now, was, way: wayOf(now.pricePaise, was.pricePaise) };
}
