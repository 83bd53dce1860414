import type { BillTestView, BillView } from '@nidan/contract/billing/bill-view';
import { BY_ADVANCE } from '@nidan/domain/status-sets/least-advanced';

export type WhyNotOut =
  | { readonly is: 'test'; readonly test: BillTestView; readonly more: number }
  | { readonly is: 'due'; readonly duePaise: number }
  | { readonly is: 'checked' }
  | { readonly is: 'canceled' };

/** What keeps the report in: the test that is furthest behind, of those the one that was promised first; then the due. */
export function whyNotOut({ lines, dues }: Pick<BillView, 'lines' | 'dues'>): WhyNotOut {
  const tests = lines.flatMap((line) => line.tests);
  const live = tests.filter(({ test_state: state }) => state !== 'canceled');
  if (live.length === 0) return { is: 'canceled' };
  const open = live.filter(({ test_state: state }) => state !== 'checked').sort(compare);
  const [test] = open;
  if (test) return { is: 'test', test, more: open.length - 1 };
  return dues.duePaise > 0 ? { is: 'due', duePaise: dues.duePaise } : { is: 'checked' };
}

function compare(a: BillTestView, b: BillTestView): number {
  return advance(a) - advance(b) || (a.due_at < b.due_at ? -1 : 1);
}

function advance({ test_state: state }: BillTestView): number {
  return BY_ADVANCE.findIndex((name) => name === state);
}
