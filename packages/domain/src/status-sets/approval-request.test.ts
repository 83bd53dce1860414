import { expect, test } from 'vitest';
import { approvalRequest, FINAL_APPROVAL_STATES, OPEN_APPROVAL_STATES } from './approval-request.ts';

test('every state is final or open, and only a failed effect leaves a final one', () => {
  expect([...FINAL_APPROVAL_STATES, ...OPEN_APPROVAL_STATES].toSorted()).toEqual(
    approvalRequest.stateNames.toSorted(),
  );
  expect(FINAL_APPROVAL_STATES.flatMap((state) => approvalRequest.possible(state))).toEqual(['retry']);
});

test('what depends on who looks is never stored', () => {
  expect(approvalRequest.storedCodes).toEqual([-1, 0, 1, 8, 9, 10, 20]);
});
