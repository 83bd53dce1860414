import type { BillTestState } from '../status-sets/lab/bill-test.ts';

/** Where an open test waits: to be drawn, on the bench, or set aside until somebody brings it back. */
export const TEST_QUEUES = { toDraw: 0, bench: 1, aside: 2 } as const;
export type TestQueue = (typeof TEST_QUEUES)[keyof typeof TEST_QUEUES];

/** The queue of a test in a state; null for one that nobody works on any more. The column `bill_test.queue` says the same. */
export function queueOfTest(state: BillTestState): TestQueue | null {
  switch (state) {
    case 'checked':
    case 'canceled':
      return null;
    case 'ncollected':
      return TEST_QUEUES.toDraw;
    case 'onHold':
    case 'rerun':
    case 'outsourced':
      return TEST_QUEUES.aside;
    default:
      return TEST_QUEUES.bench;
  }
}
