import { reorderPoint, stockLevel, type Use } from '../inventory/stock-level.ts';
import { slabOf } from './rate-slab.ts';

/** An item that may be ordered. Quantities in thousandths of its base unit. */
export interface OrderNeed extends Use {
  /** What is in stock and may be used. */
  readonly usable: number;
  /** What was ordered and is still to come. */
  readonly onOrder: number;
  /** What is ordered of it at once; 0: what is used decides. */
  readonly orderQuantity: number;
}

/** For how many days beyond the point of ordering an order should last. */
export const ORDER_LASTS_DAYS = 28;

/**
 * What should be ordered of an item, in thousandths of its base unit: nothing while what there is and what is still to come is enough, else up to
 * its point of ordering and four weeks more, and its own order quantity at least (facts 2.11).
 */
export function missingByRule(need: OrderNeed): number {
  const { usable, onOrder, perDay, least = 0, orderQuantity } = need;
  const there = usable + onOrder;
  const level = stockLevel(there, need);
  if ((perDay <= 0 && least <= 0) || level === 'good' || level === 'high') return 0;
  return Math.max(reorderPoint(need) + perDay * ORDER_LASTS_DAYS - there, orderQuantity);
}

/** A rate that holds: of one unit from a quantity of units on. */
export interface RateToBuy {
  readonly contractId: string;
  readonly vendor: string;
  /** How many base units one of its unit is. */
  readonly holds: number;
  readonly fromQuantity: number;
  readonly ratePaise: number;
  /** With its share of freight and GST, which is a cost. */
  readonly landedPaise: number;
}

/** A rate with how many of its unit are bought at it. */
export interface Purchase<Rate> {
  readonly rate: Rate;
  readonly units: number;
}

/** What a contract asks for what is missing: whole units, and as many as its smallest slab begins at. */
function purchaseOf<Rate extends RateToBuy>(slabs: readonly Rate[], missing: number): Purchase<Rate> | null {
  const [first] = slabs.toSorted((a, b) => a.fromQuantity - b.fromQuantity);
  if (first === undefined) return null;
  const units = Math.max(first.fromQuantity, Math.ceil(missing / (first.holds * 1_000)));
  return { rate: slabOf(slabs, units) ?? first, units };
}

/**
 * The rate at which a base unit of what is missing (in thousandths) costs the least on the shelf, by the slab that its quantity reaches; of two equal
 * ones that of which less is bought, then by the vendor's name. Null where nobody offers one.
 */
export function cheapestPurchase<Rate extends RateToBuy>(
  rates: readonly Rate[],
  missing: number,
): Purchase<Rate> | null {
  const perBaseUnit = ({ rate }: Purchase<Rate>): number => rate.landedPaise / rate.holds;
  const [best] = [...Map.groupBy(rates, ({ contractId }) => contractId).values()]
    .flatMap((slabs) => purchaseOf(slabs, missing) ?? [])
    .toSorted(
      (a, b) =>
        perBaseUnit(a) - perBaseUnit(b) ||
        a.units * a.rate.holds - b.units * b.rate.holds ||
        a.rate.vendor.localeCompare(b.rate.vendor),
    );
  return best ?? null;
}
