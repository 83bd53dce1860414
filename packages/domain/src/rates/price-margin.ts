const TENTHS = 1_000;

function tenths(part: number, whole: number): number | null {
  return whole === 0 ? null : Math.round((part * TENTHS) / whole) / 10;
}

/** By how much the second of two prices in paise differs from the first, in percent to a tenth; null when the first is nothing. */
export function percentApart(before: number, after: number): number | null {
  return tenths(after - before, before);
}

/** What of a price in paise is left after its cost in paise, in percent to a tenth; below zero when it costs more; null for a price of nothing. */
export function marginPercent(pricePaise: number, costPaise: number): number | null {
  return tenths(pricePaise - costPaise, pricePaise);
}
