import type { BillLineView, BillTestView } from '@nidan/contract/money/bills/bill-view';

export interface BillTableRow {
  readonly key: string;
  readonly line: BillLineView;
  /** The line itself has the money; a row below it is a test that it opens into. */
  readonly isLine: boolean;
  /** Null for a package or profile itself. */
  readonly test: BillTestView | null;
}

/** Rows of the tests table: each line, and below a package or profile the tests that are run for it. */
export function billTableRows(lines: readonly BillLineView[]): BillTableRow[] {
  return lines.flatMap((line) => {
    const [only] = line.tests;
    if (line.kind === 'test' && only) return [{ key: line.lineId, line, isLine: true, test: only }];
    return [
      { key: line.lineId, line, isLine: true, test: null },
      ...line.tests.map((test) => ({ key: test.bill_test_id, line, isLine: false, test })),
    ];
  });
}
