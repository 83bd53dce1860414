/** The intervals of a quantity and what nobody can have of it, in its unit. */
interface LimitedQuantity {
  readonly unit: string;
  readonly plausibleLow: number | null;
  /** Some people have none of it: an inherited deficiency, a suppressed hormone, nothing in this specimen. */
  readonly mayBeAbsent: boolean;
  readonly ranges: readonly { readonly low: number | null; readonly criticalLow: number | null }[];
}

/** A usual value with its decimal point one place too far to the left. */
const DECIMAL_SLIP = 10;

/**
 * The least that the lower plausible limit of a quantity may be, so that a low usual value with a slipped decimal point is refused: a
 * tenth of the lowest limit of its intervals. Null where people may have none of it, for percentages, which begin at nothing, for differences, which may be negative, and where no interval has a lower limit above zero.
 */
export function leastPlausibleLow({
  unit,
  plausibleLow,
  mayBeAbsent,
  ranges,
}: LimitedQuantity): number | null {
  if (mayBeAbsent || unit === '%' || (plausibleLow ?? 0) < 0) return null;
  const lows = ranges.flatMap(({ low, criticalLow }) => [low, criticalLow]).filter((low) => low !== null);
  const lowest = Math.min(...lows);
  return lows.length > 0 && lowest > 0 ? lowest / DECIMAL_SLIP : null;
}

/** Whether the lower plausible limit of a quantity lets a slip of the decimal point pass. */
export function letsSlipPass(quantity: LimitedQuantity): boolean {
  const least = leastPlausibleLow(quantity);
  return least !== null && quantity.plausibleLow !== null && quantity.plausibleLow < least;
}
