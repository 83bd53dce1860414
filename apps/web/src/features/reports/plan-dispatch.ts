import type { DispatchView } from '@nidan/contract/reports/report-view';
import { reportDispatch, type ReportDispatchAction } from '@nidan/domain/status-sets/report-dispatch';

export interface DispatchPlan {
  readonly action: ReportDispatchAction;
  /** Reports that the step can be taken with. */
  readonly go: readonly DispatchView[];
  /** Their pages, as far as they are made. */
  readonly pages: number;
  /** Why the others cannot, the most frequent first; null where the role lacks the right. */
  readonly blocked: readonly { readonly why: string | null; readonly count: number }[];
}

/** The dry run of a step at the dispatch desk with some reports. */
export function planDispatch(action: ReportDispatchAction, rows: readonly DispatchView[]): DispatchPlan {
  const go = rows.filter(({ can }) => can.includes(action));
  const counts = new Map<string | null, number>();
  for (const row of rows.filter((one) => !go.includes(one))) {
    const why = whyNot(action, row);
    counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  return {
    action,
    go,
    pages: go.reduce((sum, { pages }) => sum + (pages ?? 0), 0),
    blocked: [...counts].map(([why, count]) => ({ why, count })).sort((a, b) => b.count - a.count),
  };
}

function whyNot(action: ReportDispatchAction, row: DispatchView): string | null {
  const isPossible = reportDispatch.possible(reportDispatch.stateOf(row.status)).includes(action);
  if (!isPossible) return row.statusLabel;
  const [block] = row.blocks;
  // 'Due ₹ 450' and 'Due ₹ 1,240' are one kind of block.
  return block === undefined ? null : block.replace(/ ₹.*$/, '').toLowerCase();
}
