/** Ages in days, from `fromDays` to before `toDays`. */
export interface AgeSpan {
  readonly fromDays: number;
  readonly toDays: number;
}

/** Spans in any order as ascending ones, those that touch or overlap made one, empty ones left out. */
export function joinedSpans(spans: readonly AgeSpan[]): AgeSpan[] {
  const made: AgeSpan[] = [];
  const ascending = spans
    .filter(({ fromDays, toDays }) => fromDays < toDays)
    .toSorted((a, b) => a.fromDays - b.fromDays);
  for (const { fromDays, toDays } of ascending) {
    const last = made.at(-1);
    if (last !== undefined && fromDays <= last.toDays) {
      made[made.length - 1] = { fromDays: last.fromDays, toDays: Math.max(last.toDays, toDays) };
    } else made.push({ fromDays, toDays });
  }
  return made;
}

/** The ages that are in both. */
export function overlapOfSpans(some: readonly AgeSpan[], others: readonly AgeSpan[]): AgeSpan[] {
  return joinedSpans(
    some.flatMap((one) =>
      others.map((other) => ({
        fromDays: Math.max(one.fromDays, other.fromDays),
        toDays: Math.min(one.toDays, other.toDays),
      })),
    ),
  );
}

/** The ages that are in the first and not in the second. */
export function spansWithout(some: readonly AgeSpan[], others: readonly AgeSpan[]): AgeSpan[] {
  return others.reduce<AgeSpan[]>(
    (left, other) =>
      left.flatMap(({ fromDays, toDays }) =>
        [
          { fromDays, toDays: Math.min(toDays, other.fromDays) },
          { fromDays: Math.max(fromDays, other.toDays), toDays },
        ].filter((part) => part.fromDays < part.toDays),
      ),
    joinedSpans(some),
  );
}
