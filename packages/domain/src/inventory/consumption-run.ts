import type { ConsumptionResult } from '../enumerations/inventory.ts';
import { type LotAtHand, type PickedLot, pickFirstExpired } from './first-expired.ts';

/** What one piece of work uses of an item, in thousandths of its base unit. */
export interface UseOfWork {
  readonly itemId: string;
  readonly perReportable: number;
  readonly perRerun: number;
  /** Once for each run of the machine, whatever is measured. */
  readonly deadVolume: number;
}

/** Work that was done since the last run. */
export interface WorkDone {
  readonly reportable: number;
  readonly reruns: number;
  readonly runs: number;
}

export type ConsumptionWhy = 'no-map' | 'no-stock' | 'short' | 'no-work' | null;

export interface ConsumedItem {
  readonly itemId: string;
  readonly needed: number;
  readonly lots: readonly PickedLot[];
}

/** What a run took, and why not more. */
export interface Consumption {
  readonly result: Exclude<ConsumptionResult, 'ERROR'>;
  readonly why: ConsumptionWhy;
  readonly items: readonly ConsumedItem[];
}

/** How much of an item work needs. */
export function neededFor({ perReportable, perRerun, deadVolume }: UseOfWork, work: WorkDone): number {
  return perReportable * work.reportable + perRerun * work.reruns + deadVolume * work.runs;
}

/**
 * Takes what work needs from the lots that end first. `CONSUMED`: all of it; `PARTIAL`: what there was; `NOT-CONSUMED`: nothing, with why.
 * The fourth answer, `ERROR`, is that of a run that broke off and wrote nothing.
 */
export function consume(
  uses: readonly UseOfWork[],
  work: WorkDone,
  { lotsOf, today }: { readonly lotsOf: (itemId: string) => readonly LotAtHand[]; readonly today: string },
): Consumption {
  if (uses.length === 0) return { result: 'NOT-CONSUMED', why: 'no-map', items: [] };
  const asked = uses
    .map((use) => ({ itemId: use.itemId, needed: neededFor(use, work) }))
    .filter(({ needed }) => needed > 0);
  if (asked.length === 0) return { result: 'NOT-CONSUMED', why: 'no-work', items: [] };
  const picks = asked.map(({ itemId, needed }) => ({
    itemId,
    needed,
    ...pickFirstExpired(lotsOf(itemId), needed, today),
  }));
  const items = picks.map(({ itemId, needed, lots }) => ({ itemId, needed, lots }));
  if (picks.every(({ short }) => short === 0)) return { result: 'CONSUMED', why: null, items };
  return picks.every(({ lots }) => lots.length === 0)
    ? { result: 'NOT-CONSUMED', why: 'no-stock', items }
    : { result: 'PARTIAL', why: 'short', items };
}
