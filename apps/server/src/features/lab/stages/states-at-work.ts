import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';

/** States in which a test is at the bench with nothing measured, or something: its case is opened. */
export const STATES_AT_BENCH: readonly BillTestState[] = ['pending', 'deptaccessioned', 'partial'];

/** States of a test in which its stages are worked on. */
export const STATES_AT_WORK: readonly BillTestState[] = [...STATES_AT_BENCH, 'completed', 'rerun'];
