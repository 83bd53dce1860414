/** Why a price in paise cannot stand: below zero, or zero without the word that it is meant; null when it can. */
export function priceFault(pricePaise: number, isFree: boolean): string | null {
  if (pricePaise < 0) return 'A price is never below zero';
  if (pricePaise === 0 && !isFree) return 'A price of zero must be marked free';
  if (pricePaise > 0 && isFree) return 'What is free has no price';
  return null;
}
