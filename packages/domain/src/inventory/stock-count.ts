/** Classes by worth (ABC analysis): the few items that hold most of the value are counted most often. */
export const ABC_CLASSES = ['A', 'B', 'C'] as const;
export type AbcClass = (typeof ABC_CLASSES)[number];

const UP_TO_A = 80n;
const UP_TO_B = 95n;

/** What an item is worth in a store, in paise. */
export interface WorthOfItem {
  readonly itemId: string;
  readonly valuePaise: number;
}

/**
 * The class of each item: by falling worth, A while what stands before it is less than 80 % of all, B while it is less than 95 %, C for the
 * rest and for what is worth nothing.
 */
export function abcClasses(items: readonly WorthOfItem[]): Map<string, AbcClass> {
  const whole = items.reduce((sum, { valuePaise }) => sum + BigInt(valuePaise), 0n);
  let before = 0n;
  const classes = new Map<string, AbcClass>();
  const byWorth = items.toSorted((a, b) => b.valuePaise - a.valuePaise || (a.itemId < b.itemId ? -1 : 1));
  for (const { itemId, valuePaise } of byWorth) {
    const share = before * 100n;
    const isC = valuePaise === 0 || share >= UP_TO_B * whole;
    classes.set(itemId, isC ? 'C' : share < UP_TO_A * whole ? 'A' : 'B');
    before += BigInt(valuePaise);
  }
  return classes;
}

/** A lot as it was counted, beside what the books had of it in the same moment; thousandths of the base unit. */
export interface CountOfLot {
  readonly counted: number;
  readonly expected: number;
}

/**
 * What is put right: it holds whatever moves between the count and its approval, because both move alike. Above nothing: more was there than
 * the books had.
 */
export function countDifference({ counted, expected }: CountOfLot): number {
  return counted - expected;
}
