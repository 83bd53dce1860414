import { isPackageRestricted } from '../results/package-restriction.ts';
import { billTest, type BillTestState } from '../status-sets/lab/bill-test.ts';
import type { PendingTest } from './report-snapshot.ts';

export interface OrderedTest {
  readonly billTestId: string;
  readonly name: string;
  readonly state: BillTestState;
  readonly dueAt: string;
  /** The line of the bill that ordered it: a package or profile has several tests. */
  readonly line: { readonly lineId: string; readonly name: string; readonly restricted: boolean };
}

export interface ReportReadiness<Test> {
  /** Checked and free to be reported. */
  readonly ready: readonly Test[];
  /** What the report still waits for, checked tests of a restricted package among them. */
  readonly pending: readonly PendingTest[];
  readonly investigations: number;
}

/**
 * Splits the tests of a bill into those that a report may show now and those it waits for. Cancelled tests are neither. All tests of a line with
 * restrict_report_till_all_check wait until the last of them is checked (spec §5 "Packages").
 */
export function reportReadiness<Test extends OrderedTest>(tests: readonly Test[]): ReportReadiness<Test> {
  const live = tests.filter(({ state }) => state !== 'canceled');
  const held = heldLines(live);
  const isReady = (test: Test): boolean => test.state === 'checked' && !held.has(test.line.lineId);
  return {
    ready: live.filter(isReady),
    pending: live.filter((test) => !isReady(test)).map(pendingTest),
    investigations: live.length,
  };
}

/** Ids of the lines whose tests wait for each other (spec §5 "Packages"). */
export function heldLines(tests: readonly Pick<OrderedTest, 'state' | 'line'>[]): ReadonlySet<string> {
  const lines = Map.groupBy(tests, ({ line }) => line.lineId);
  const held = [...lines].filter(([, own]) =>
    isPackageRestricted({
      restrictReportTillAllCheck: own.some(({ line }) => line.restricted),
      children: own.map(({ state }) => state),
    }),
  );
  return new Set(held.map(([lineId]) => lineId));
}

function pendingTest({ billTestId, name, state, dueAt, line }: OrderedTest): PendingTest {
  const label = billTest.labelOf(state);
  const words =
    state === 'checked'
      ? `Checked; reported with all tests of ${line.name}`
      : `${label.slice(0, 1).toUpperCase()}${label.slice(1)}`;
  return { billTestId, name, state: words, expectedAt: dueAt };
}
