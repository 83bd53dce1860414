import type { RateContractState } from '../status-sets/money/rate-contract.ts';
import { aboveLowest, landedRate, type LandedRate } from './landed-rate.ts';

/** A rate that a vendor offers for an item: the first slab of a contract. */
export interface OfferedRate {
  readonly itemId: string;
  readonly vendorId: string;
  readonly contractId: string;
  readonly state: RateContractState;
  readonly validTo: string;
  readonly ratePaise: number;
  readonly freightBasisPoints: number;
  readonly gstPercent: number;
  /** How many base units one of its unit is. */
  readonly holds: number;
}

export interface ComparedRate extends OfferedRate {
  readonly landed: LandedRate;
  /** Landed, for one base unit, in paise, not rounded. */
  readonly perBaseUnit: number;
  /** Counts for the lowest: approved, and neither expired nor taken back. */
  readonly counts: boolean;
  readonly isLowest: boolean;
  /** Above the lowest for one base unit, in tenths of a per cent; null where nothing counts. */
  readonly above: number | null;
}

/** Of several contracts of a vendor for an item the one that holds or will hold soonest. */
const RANK: Readonly<Record<RateContractState, number>> = {
  active: 0,
  queue: 1,
  pending: 2,
  expired: 3,
  draft: 4,
  cancelled: 5,
};

function isBetter(one: OfferedRate, other: OfferedRate): boolean {
  const rank = RANK[one.state] - RANK[other.state];
  return rank < 0 || (rank === 0 && one.validTo > other.validTo);
}

function bestOfVendors(rates: readonly OfferedRate[]): OfferedRate[] {
  const best = new Map<string, OfferedRate>();
  for (const rate of rates) {
    const known = best.get(rate.vendorId);
    if (known === undefined || isBetter(rate, known)) best.set(rate.vendorId, rate);
  }
  return [...best.values()];
}

/**
 * Rates of one item side by side, one per vendor, by what a base unit costs on the shelf: units of different size compare, and GST is a cost.
 * What is expired or waits for approval never counts as the lowest; what waits for its first day does, and says so by its state.
 */
export function compareRates(rates: readonly OfferedRate[]): ComparedRate[] {
  const landed = bestOfVendors(rates).map((rate) => {
    const cost = landedRate(rate);
    const counts = RANK[rate.state] <= RANK.queue;
    return { ...rate, landed: cost, perBaseUnit: cost.landed / rate.holds, counts };
  });
  const lowest = landed
    .filter(({ counts }) => counts)
    .reduce<number | null>(
      (least, { perBaseUnit }) => (least === null || perBaseUnit < least ? perBaseUnit : least),
      null,
    );
  return landed.map((rate) => ({
    ...rate,
    isLowest: rate.counts && rate.perBaseUnit === lowest,
    above: lowest === null ? null : aboveLowest(rate.perBaseUnit, lowest),
  }));
}
