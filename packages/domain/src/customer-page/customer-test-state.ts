import type { BillTestState } from '../status-sets/lab/bill-test.ts';

/** How far one test is, in the words of whoever gave the sample. */
export const CUSTOMER_TEST_STATES = [
  'notGiven',
  'onTheWay',
  'testing',
  'checking',
  'ready',
  'canceled',
] as const;
export type CustomerTestState = (typeof CUSTOMER_TEST_STATES)[number];

const STATE_OF: Readonly<Record<BillTestState, CustomerTestState>> = {
  ncollected: 'notGiven',
  naccessioned: 'onTheWay',
  deptaccessioned: 'testing',
  pending: 'testing',
  partial: 'testing',
  completed: 'checking',
  outsourced: 'testing',
  onHold: 'testing',
  rerun: 'testing',
  checked: 'ready',
  canceled: 'canceled',
};

/** How far a test is for its patient: what is checked but stands in no released report is still being checked. */
export function customerTestState(state: BillTestState, isReported: boolean): CustomerTestState {
  const known = STATE_OF[state];
  return known === 'ready' && !isReported ? 'checking' : known;
}
