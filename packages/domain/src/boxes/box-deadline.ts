import { keepsUntil } from '../samples/stability-clock.ts';

/** What says how long a tube is good for. */
export interface TubeClock {
  readonly collectedAt: Date | null;
  /** Hours for which it is good for every test that still needs it. */
  readonly stabilityHours: number;
}

/** The moment by which a box must have arrived: when the first of its tubes is no longer good; null for an empty one. */
export function boxDeadline(tubes: readonly TubeClock[]): Date | null {
  const moments = tubes.flatMap(({ collectedAt, stabilityHours }) =>
    collectedAt === null ? [] : keepsUntil(collectedAt, stabilityHours).getTime(),
  );
  return moments.length === 0 ? null : new Date(Math.min(...moments));
}
