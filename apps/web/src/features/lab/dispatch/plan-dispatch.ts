import type { DispatchView } from '@nidan/contract/lab/reports/report-view';
import { reportDispatch, type ReportDispatchAction } from '@nidan/domain/status-sets/lab/report-dispatch';
import type { StateLabel } from '../../../kernel/text/use-state-label.ts';

export interface DispatchPlan {
  readonly action: ReportDispatchAction;
  /** Reports that the step can be taken with. */
  readonly go: readonly DispatchView[];
  /** Their pages, as far as they are made. */
  readonly pages: number;
  /** Why the others cannot, the most frequent first; null where the role lacks the right. */
  readonly blocked: readonly { readonly why: string | null; readonly count: number }[];
}

/** Those of some reports that a step can be taken with. */
export function rowsFor(
  action: ReportDispatchAction,
  rows: readonly DispatchView[],
): readonly DispatchView[] {
  return rows.filter(({ can }) => can.includes(action));
}

/** The dry run of a step at the dispatch desk with some reports. */
export function planDispatch(
  action: ReportDispatchAction,
  rows: readonly DispatchView[],
  stateLabel: StateLabel<typeof reportDispatch>,
): DispatchPlan {
  const go = rowsFor(action, rows);
  const counts = new Map<string | null, number>();
  for (const row of rows.filter((one) => !go.includes(one))) {
    const why = whyNot(action, row, stateLabel);
    counts.set(why, (counts.get(why) ?? 0) + 1);
  }
  return {
    action,
    go,
    pages: go.reduce((sum, { pages }) => sum + (pages ?? 0), 0),
    blocked: [...counts].map(([why, count]) => ({ why, count })).sort((a, b) => b.count - a.count),
  };
}

function whyNot(
  action: ReportDispatchAction,
  row: DispatchView,
  stateLabel: StateLabel<typeof reportDispatch>,
): string | null {
  const state = reportDispatch.stateOf(row.status);
  if (!reportDispatch.possible(state).includes(action)) return stateLabel(state);
  const [block] = row.blocks;
  // 'Due ₹ 450' and 'Due ₹ 1,240' are one kind of block.
  return block === undefined ? null : block.replace(/ ₹.*$/, '').toLowerCase();
}
