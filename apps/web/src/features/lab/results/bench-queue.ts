import type { WorklistRow } from '@nidan/contract/lab/results/worklist-row';

/** Bills in the order of a worklist, each once, of the rows that pass. */
export function billsInOrder(
  rows: readonly WorklistRow[],
  passes: (row: WorklistRow) => boolean = () => true,
): readonly string[] {
  return [...new Set(rows.filter(passes).map(({ billId }) => billId))];
}

/** True for a test that takes results and is not complete: what the bench works through. */
export function waitsForEntry({ can, state }: Pick<WorklistRow, 'can' | 'state'>): boolean {
  return can.includes('enterResults') && state !== 'completed' && state !== 'outsourced';
}

/**
 * The bill beside `billId`; null at the ends. From a bill that has left the list it goes on from the place where that stood,
 * and forward from the end to the first that is left.
 */
export function billBeside(input: {
  readonly bills: readonly string[];
  /** The order as it was when the bill was opened, for when it has left the list. */
  readonly before: readonly string[];
  readonly billId: string;
  readonly step: 1 | -1;
}): string | null {
  const { bills, before, billId, step } = input;
  const at = bills.indexOf(billId);
  if (at !== -1) return bills[at + step] ?? null;
  const from = before.indexOf(billId);
  const way = step === 1 ? before.slice(from + 1) : before.slice(0, Math.max(from, 0)).toReversed();
  return way.find((one) => bills.includes(one)) ?? (step === 1 ? (bills[0] ?? null) : null);
}
