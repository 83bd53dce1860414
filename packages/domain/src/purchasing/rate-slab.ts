/** A rate from a quantity of its unit on. Rate in paise for one unit. */
export interface RateSlab {
  readonly fromQuantity: number;
  readonly ratePaise: number;
}

/** The slab of a quantity: the highest that it reaches; null where it reaches none. */
export function slabOf<Slab extends RateSlab>(slabs: readonly Slab[], quantity: number): Slab | null {
  return slabs
    .filter(({ fromQuantity }) => fromQuantity <= quantity)
    .reduce<Slab | null>(
      (best, slab) => (best === null || slab.fromQuantity > best.fromQuantity ? slab : best),
      null,
    );
}

export type SlabFault = 'twice' | 'dearer';

/** What is wrong with the slabs of one item: two from one quantity, or a larger quantity that costs more each. Null when nothing is. */
export function slabFault(slabs: readonly RateSlab[]): SlabFault | null {
  const inOrder = slabs.toSorted((a, b) => a.fromQuantity - b.fromQuantity);
  for (const [at, slab] of inOrder.entries()) {
    const before = inOrder[at - 1];
    if (before === undefined) continue;
    if (before.fromQuantity === slab.fromQuantity) return 'twice';
    if (before.ratePaise < slab.ratePaise) return 'dearer';
  }
  return null;
}
