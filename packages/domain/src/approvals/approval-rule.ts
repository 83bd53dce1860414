import type { ApprovalType } from '../enumerations/approvals.ts';
import type { Assignee } from './next-approver.ts';

/** Most levels of a rule. */
export const MAX_APPROVAL_LEVELS = 6;

/** Amounts in paise from `from` on and below `until`; null is without an end. */
export interface AmountBand {
  readonly from: number;
  readonly until: number | null;
}

/** Who approves what is asked for within a band, level after level. */
export interface ApprovalRule extends AmountBand {
  readonly ruleId: string;
  readonly type: ApprovalType;
  readonly levels: readonly Assignee[];
}

/** True when an amount in paise lies within the band. */
export function bandCovers({ from, until }: AmountBand, amount: number): boolean {
  return amount >= from && (until === null || amount < until);
}

/** The stretches from 0 on that no band covers, in order; bands may overlap. Amounts in paise. */
export function bandGaps(bands: readonly AmountBand[]): AmountBand[] {
  const gaps: AmountBand[] = [];
  let reached = 0;
  for (const { from, until } of bands.toSorted((one, other) => one.from - other.from)) {
    if (from > reached) gaps.push({ from: reached, until: from });
    if (until === null) return gaps;
    reached = Math.max(reached, until);
  }
  return [...gaps, { from: reached, until: null }];
}
