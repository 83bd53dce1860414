/** Something that takes a part of an amount, such as an advance by what is left of it, or a bill by its due; in paise. */
export interface Share {
  readonly id: string;
  readonly most: number;
}

/** The part of an amount that one share takes, in paise. */
export interface SharePart {
  readonly id: string;
  readonly amount: number;
}

/** Spreads an amount in paise over shares in the order given, each to its most; null when they do not take that much. */
export function spreadInOrder(amount: number, shares: readonly Share[]): SharePart[] | null {
  let left = amount;
  const parts: SharePart[] = [];
  for (const { id, most } of shares) {
    const part = Math.min(left, most);
    if (part <= 0) continue;
    parts.push({ id, amount: part });
    left -= part;
  }
  return left > 0 ? null : parts;
}
