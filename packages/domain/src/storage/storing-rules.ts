import type { BillTestState } from '../status-sets/lab/bill-test.ts';

const BEFORE_FIRST_RESULT: readonly BillTestState[] = [
  'ncollected',
  'naccessioned',
  'pending',
  'deptaccessioned',
];

/** True while a test waits for its first result: its tube is stored only when somebody says why. */
export function waitsForFirstResult(state: BillTestState): boolean {
  return BEFORE_FIRST_RESULT.includes(state);
}

/** True while a test waits to be measured, again or for the first time: its tube is fetched from storage. */
export function wantsTube(state: BillTestState): boolean {
  return state === 'rerun' || waitsForFirstResult(state);
}

/** True while a test may still need its tube: it is then not disposed of. */
export function mayNeedTube(state: BillTestState): boolean {
  return state !== 'checked' && state !== 'canceled';
}

/** Why a tube is fetched from storage. */
export const RETRIEVAL_REASONS = ['addedTest', 'repeat', 'check', 'other'] as const;
export type RetrievalReason = (typeof RETRIEVAL_REASONS)[number];
