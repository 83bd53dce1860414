import type { PreviousValue, WorksheetParameter } from '@nidan/contract/lab/results/worksheet';

/** An earlier visit whose values stand in one column. */
export interface PreviousVisit {
  readonly labNo: string;
  readonly at: string;
}

const SHOWN = 3;

/** The latest three visits that any of the parameters has an earlier value of, latest first. */
export function previousVisits(
  parameters: readonly Pick<WorksheetParameter, 'previous'>[],
): readonly PreviousVisit[] {
  const visits = new Map<string, PreviousVisit>();
  for (const { labNo, at } of parameters.flatMap(({ previous }) => previous)) {
    const known = visits.get(labNo);
    if (!known || at < known.at) visits.set(labNo, { labNo, at });
  }
  return [...visits.values()].toSorted((a, b) => b.at.localeCompare(a.at)).slice(0, SHOWN);
}

export function valueAtVisit(
  { previous }: Pick<WorksheetParameter, 'previous'>,
  { labNo }: PreviousVisit,
): PreviousValue | null {
  return previous.find((value) => value.labNo === labNo) ?? null;
}

/** Numbers of the trend, oldest first, the current value last. */
export function trendOf(
  { previous }: Pick<WorksheetParameter, 'previous'>,
  current: number | null,
): readonly number[] {
  const earlier = previous.toReversed().flatMap(({ numeric }) => numeric ?? []);
  return current === null ? earlier : [...earlier, current];
}
