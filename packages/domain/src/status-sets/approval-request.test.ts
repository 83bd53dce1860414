import { expect, test } from 'vitest';
import { FINAL_APPROVALS, OPEN_APPROVALS } from '../enumerations/approvals.ts';
import {
  approvalRequest,
  FINAL_APPROVAL_STATES,
  OPEN_APPROVAL_STATES,
  type ApprovalRequestState,
} from './approval-request.ts';

test('every state is final or open, and only a failed effect leaves a final one', () => {
  expect([...FINAL_APPROVAL_STATES, ...OPEN_APPROVAL_STATES].toSorted()).toEqual(
    approvalRequest.stateNames.toSorted(),
  );
  expect(FINAL_APPROVAL_STATES.flatMap((state) => approvalRequest.possible(state))).toEqual(['retry']);
});

test('what depends on who looks is never stored', () => {
  expect(approvalRequest.storedCodes).toEqual([-1, 0, 1, 8, 9, 10, 20]);
});

const codesOf = (states: readonly ApprovalRequestState[]) =>
  new Set(states.map((state) => approvalRequest.codeOf(state)));

test('the words of the specification have the codes of the states', () => {
  expect(new Set(Object.values(FINAL_APPROVALS))).toEqual(codesOf(FINAL_APPROVAL_STATES));
  expect(new Set(Object.values(OPEN_APPROVALS))).toEqual(codesOf(OPEN_APPROVAL_STATES));
});
