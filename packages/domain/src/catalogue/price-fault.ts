import type { Fault } from '../text/fault.ts';
import { catalogueFault } from '../faults/catalogue-faults.ts';

/** Why a price in paise cannot stand: below zero, or zero without the word that it is meant; null when it can. */
export function priceFault(pricePaise: number, isFree: boolean): Fault | null {
  if (pricePaise < 0) return catalogueFault('price-below-zero');
  if (pricePaise === 0 && !isFree) return catalogueFault('price-zero-not-free');
  if (pricePaise > 0 && isFree) return catalogueFault('free-has-price');
  return null;
}
