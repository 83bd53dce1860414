/** A count of a drawer: whose, and what it came to in paise. */
export interface DrawerCount {
  readonly countedBy: string;
  readonly countedPaise: number;
}

/**
 * True when a count needs a reason: whoever has counted a drawer has been told what it should hold, so that another sum of
 * theirs is no longer blind.
 */
export function isRecount(before: DrawerCount | null, count: DrawerCount): boolean {
  return (
    before !== null && before.countedBy === count.countedBy && before.countedPaise !== count.countedPaise
  );
}
