import { expect, test } from 'vitest';
import { receiptStateOf } from './purchase-order.ts';

test.each([
  { ordered: 10, received: 0, state: 'pending' },
  { ordered: 10, received: 1, state: 'partialReceived' },
  { ordered: 10, received: 9, state: 'partialReceived' },
  { ordered: 10, received: 10, state: 'received' },
  { ordered: 10, received: 11, state: 'received' },
])('$received of $ordered is $state', ({ ordered, received, state }) => {
  expect(receiptStateOf(ordered, received)).toBe(state);
});
