const HOUR = 3_600_000;

/** What says how long a tube is good for. */
export interface TubeClock {
  readonly collectedAt: Date | null;
  /** Hours for which its type keeps what is measured from it. */
  readonly stabilityHours: number;
}

/** The moment from which a tube is no longer good for its tests; null before it is collected. */
export function goodUntil({ collectedAt, stabilityHours }: TubeClock): Date | null {
  return collectedAt === null ? null : new Date(collectedAt.getTime() + stabilityHours * HOUR);
}

/** The moment by which a box must have arrived: when the first of its tubes is no longer good; null for an empty one. */
export function boxDeadline(tubes: readonly TubeClock[]): Date | null {
  const moments = tubes.flatMap((tube) => goodUntil(tube)?.getTime() ?? []);
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
