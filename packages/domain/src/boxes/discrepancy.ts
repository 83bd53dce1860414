/** What was not as the list of a box said when it was received. */
export const DISCREPANCY_KINDS = ['missing', 'extra', 'leaked', 'tooWarm', 'tooCold'] as const;
export type DiscrepancyKind = (typeof DISCREPANCY_KINDS)[number];

/** How somebody closed it: it was put right, it stays so, or the tube is given up and collected again. */
export const DISCREPANCY_OUTCOMES = ['settled', 'lost'] as const;
export type DiscrepancyOutcome = (typeof DISCREPANCY_OUTCOMES)[number];

/** Whether a discrepancy may be closed so: only a tube that never came is lost, and one that never came is nothing else. */
export function mayCloseSo(kind: DiscrepancyKind, outcome: DiscrepancyOutcome): boolean {
  return (kind === 'missing') === (outcome === 'lost');
}
