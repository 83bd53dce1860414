import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';

type Tube = Pick<
  TestUnderWork,
  'enforceDeptAccession' | 'collectedAt' | 'accessionedAt' | 'deptAccessionedAt'
>;

/** The state of a test without results: as far as its tube has come. */
export function restingState(
  tube: Tube,
): Extract<BillTestState, 'ncollected' | 'naccessioned' | 'deptaccessioned' | 'pending'> {
  if (tube.collectedAt === null) return 'ncollected';
  if (tube.accessionedAt === null) return 'naccessioned';
  if (!tube.enforceDeptAccession) return 'pending';
  return tube.deptAccessionedAt === null ? 'naccessioned' : 'deptaccessioned';
}

const WAITING: readonly BillTestState[] = ['ncollected', 'naccessioned', 'deptaccessioned', 'pending'];

/** Where a test goes on after a hold: where it was, or as far as its tube has come meanwhile. */
export function stateAfterHold(test: Tube & Pick<TestUnderWork, 'stateBeforeHold'>): BillTestState {
  const { stateBeforeHold } = test;
  const waiting = stateBeforeHold === null || WAITING.includes(stateBeforeHold);
  return waiting ? restingState(test) : stateBeforeHold;
}
