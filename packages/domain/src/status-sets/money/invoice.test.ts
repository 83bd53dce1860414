import { expect, test } from 'vitest';
import { leadsTo } from '../../testing/leads-to.ts';
import { invoice, paidStateOf } from './invoice.ts';

test('only a draft goes anywhere, and only by sending it', () => {
  expect([...leadsTo(invoice)].filter(([, targets]) => targets.length > 0)).toEqual([[0, [10]]]);
});

test('keeps the derived states and the filter out of the database', () => {
  expect(invoice.storedCodes).toEqual([0, 10, 90]);
  expect(invoice.codes).toEqual({
    draft: 0,
    sent: 10,
    unpaid: 12,
    partialPaid: 15,
    paid: 20,
    unknown: 90,
    all: 99,
  });
});

test.each([
  { total: 10_000, allocated: 0, state: 'unpaid' },
  { total: 10_000, allocated: 1, state: 'partialPaid' },
  { total: 10_000, allocated: 9_999, state: 'partialPaid' },
  { total: 10_000, allocated: 10_000, state: 'paid' },
  { total: 0, allocated: 0, state: 'paid' },
])('$allocated of $total is $state', ({ total, allocated, state }) => {
  expect(paidStateOf(total, allocated)).toBe(state);
});
