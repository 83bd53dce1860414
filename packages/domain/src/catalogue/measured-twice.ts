/** What is ordered, with what it measures and what it costs. */
export interface Measuring {
  readonly testId: string;
  readonly code: string;
  /** Codes of the parameters that it measures. */
  readonly measures: readonly string[];
  /** In paise. */
  readonly pricePaise: number;
}

/** Two orders of a bill that measure the same. */
export interface MeasuredTwice {
  /** The one that can go, or the later of two of which neither holds the other. */
  readonly testId: string;
  readonly code: string;
  readonly other: string;
  /** Codes of what both measure. */
  readonly shared: readonly string[];
  /** What the bill is less without it, in paise; null where the other does not measure all of it. */
  readonly savedPaise: number | null;
}

/**
 * Orders of a bill that measure a parameter which another measures too, each named once. Of two that measure the very same
 * the dearer can go (issue of the front desk: electrolytes beside a kidney profile).
 */
export function measuredTwice(lines: readonly Measuring[]): readonly MeasuredTwice[] {
  const found: MeasuredTwice[] = [];
  const gone = new Set<string>();
  for (const [at, later] of lines.entries()) {
    for (const earlier of lines.slice(0, at)) {
      const shared = later.measures.filter((code) => earlier.measures.includes(code));
      if (shared.length === 0 || gone.has(later.testId) || gone.has(earlier.testId)) continue;
      const [spare, kept] = inside(later, earlier) ? [later, earlier] : [earlier, later];
      const isWhole = spare.measures.every((code) => kept.measures.includes(code));
      const [one, other] = isWhole ? [spare, kept] : [later, earlier];
      if (isWhole) gone.add(one.testId);
      found.push({
        testId: one.testId,
        code: one.code,
        other: other.code,
        shared,
        savedPaise: isWhole ? one.pricePaise : null,
      });
    }
  }
  return found;
}

/** Whether `one` goes before `other`: all of it is measured by the other, and where both hold each other it is not the cheaper. */
function inside(one: Measuring, other: Measuring): boolean {
  const [isIn, holds] = [isPart(one, other), isPart(other, one)];
  return isIn && (!holds || one.pricePaise >= other.pricePaise);
}

function isPart(one: Measuring, of: Measuring): boolean {
  return one.measures.every((code) => of.measures.includes(code));
}
