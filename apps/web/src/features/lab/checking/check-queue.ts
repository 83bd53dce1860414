import type { ResultFlag } from '@nidan/contract/lab/results/result-value';
import type { WorklistRow } from '@nidan/contract/lab/results/worklist-row';

/** A bill with tests that wait for a check, or that are on hold. */
export interface QueuedBill {
  readonly billId: string;
  readonly labNo: string;
  readonly patient: WorklistRow['patient'];
  readonly priority: WorklistRow['priority'];
  /** Completed ones and those on hold, the one due first at the top. */
  readonly rows: readonly WorklistRow[];
  /** The worst flag of the completed ones. */
  readonly flag: ResultFlag;
  /** A value of a completed one differs much from the one before. */
  readonly delta: boolean;
  /** No interval applies to a value of a completed one. */
  readonly unjudged: boolean;
  /** The one due first. */
  readonly due: WorklistRow;
}

export const CHECK_VIEWS = ['look', 'critical', 'delta', 'normal', 'hold', 'done'] as const;
export type CheckView = (typeof CHECK_VIEWS)[number];

const WEIGHT = { LL: 3, HH: 3, AA: 3, L: 1, H: 1, A: 1 } as const;

function weigh(flag: ResultFlag): number {
  return flag === null ? 0 : WEIGHT[flag];
}

/** Bills of worklist rows: critical ones first, then flagged ones, each by time left. */
export function queueOf(rows: readonly WorklistRow[]): readonly QueuedBill[] {
  const bills = new Map<string, WorklistRow[]>();
  for (const row of rows) bills.set(row.billId, [...(bills.get(row.billId) ?? []), row]);
  return [...bills.values()]
    .flatMap((own) => {
      const sorted = own.toSorted((a, b) => a.dueAt.localeCompare(b.dueAt));
      const [due] = sorted;
      if (!due) return [];
      const { billId, labNo, patient, priority } = due;
      const flags = sorted.filter(isCompleted).map(({ worstFlag }) => worstFlag);
      const flag = flags.toSorted((a, b) => weigh(b) - weigh(a))[0] ?? null;
      const delta = sorted.some(({ deltaExceeded }) => deltaExceeded === true);
      const unjudged = sorted.some((row) => row.unjudged === true);
      return [{ billId, labNo, patient, priority, rows: sorted, flag, delta, unjudged, due }];
    })
    .toSorted((a, b) => weigh(b.flag) - weigh(a.flag) || a.due.dueAt.localeCompare(b.due.dueAt));
}

function isCompleted({ state }: WorklistRow): boolean {
  return state === 'completed';
}

/** True when the view of open work shows the bill; what was authorised here has a list of its own. */
export function isInCheckView(bill: QueuedBill, view: Exclude<CheckView, 'done'>): boolean {
  if (view === 'hold') return bill.rows.some(({ state }) => state === 'onHold');
  if (!bill.rows.some(isCompleted)) return false;
  const weight = weigh(bill.flag);
  const { delta } = bill;
  const look = weight > 0 || delta || bill.unjudged;
  return { look, critical: weight > 1, delta, normal: !look }[view];
}

/** The first codes that fit on a line of so many characters, three at most and one at least; the others are counted. */
export function namedCodes(codes: readonly string[], room: number): readonly string[] {
  const fits = (count: number): boolean => {
    // What is left out is counted behind them.
    const counted = count < codes.length ? 3 : 0;
    return codes.slice(0, count).join(', ').length + counted <= room;
  };
  return codes.slice(0, [3, 2].find(fits) ?? 1);
}
