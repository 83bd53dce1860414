import type { SlabShape } from '@nidan/contract/money/payouts/payout-view';
import type { PayoutSlab } from '@nidan/domain/agencies/payout';

/** A slab as the rules of the domain know it. */
export function slabOf({ fromPaise, basisPoints, fixedPaise }: SlabShape): PayoutSlab {
  return {
    from: fromPaise,
    percent: basisPoints === null ? null : basisPoints / 100,
    fixed: fixedPaise ?? 0,
  };
}
