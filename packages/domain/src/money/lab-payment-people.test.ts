import { expect, test } from 'vitest';
import { othersOf, ownPartBefore } from './lab-payment-people.ts';

const people = { createdBy: 'a', receivedBy: 'b', bankedBy: 'c', financeBy: 'd', archivalBy: 'e' };

test.each([
  ['approveByReceiver', 'a', 'created'],
  ['approveByReceiver', 'b', null],
  ['submitToBank', 'b', 'received'],
  ['submitToBank', 'a', 'created'],
  ['approveFinance', 'a', 'created'],
  ['approveFinance', 'b', 'received'],
  ['approveFinance', 'c', 'banked'],
  ['approveFinance', 'd', null],
  ['rejectFinance', 'b', 'received'],
  ['reverseFinanceApprove', 'd', 'approved'],
  ['reverseFinanceApprove', 'b', null],
  ['archive', 'e', 'requested'],
  ['rejectArchival', 'e', 'requested'],
  // Who made it may take it back.
  ['cancel', 'a', null],
] as const)('%s by %s: %s', (action, userId, part) => {
  expect(ownPartBefore(action, people, userId)).toBe(part);
});

test('nobody stands in the way before a step was taken', () => {
  const none = { ...people, receivedBy: null, bankedBy: null };
  expect(othersOf('approveFinance', none)).toEqual(['a']);
});
