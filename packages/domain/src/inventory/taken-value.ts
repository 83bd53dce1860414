/** What a store has of a lot: thousandths of the base unit, and what they cost in paise. */
export interface ValuedStock {
  readonly onHand: number;
  readonly value: number;
}

/**
 * What a part of a lot cost, in paise: its share of the value of the lot, to the nearest paisa. The last part takes the rest, so that nothing
 * is left of the value of an empty lot.
 */
export function valueOfTaken({ onHand, value }: ValuedStock, quantity: number): number {
  if (quantity >= onHand) return value;
  const [share, whole] = [BigInt(value) * BigInt(quantity), BigInt(onHand)];
  return Number((share * 2n + whole) / (whole * 2n));
}
