import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import { expect, test } from 'vitest';
import { changeOf, modeOfKey, takePayment, withReceived } from './take-payment.ts';

const balances = { paidAhead: 20_000, credit: 15_000, hasAgency: true };
const take = (mode: PaymentMode, typed: string, due: number) =>
  takePayment({ paymentId: 'p', mode, typed, due, ...balances });

test('an agency with an account pays all that is left, whatever is typed', () => {
  expect(take('agency', '50', 15_000)).toMatchObject({ mode: 'agency', amount: '150' });
  const without = { ...balances, hasAgency: false };
  expect(takePayment({ paymentId: 'p', mode: 'agency', typed: '', due: 15_000, ...without })).toBeNull();
});

test.each([
  { mode: 'BHIM UPI', typed: '', due: 15_000, amount: '150', back: 0 },
  { mode: 'Cash', typed: '100', due: 15_000, amount: '100', back: 0 },
  { mode: 'Cash', typed: '500', due: 15_000, amount: '150', back: 35_000 },
  { mode: 'BHIM UPI', typed: '500', due: 15_000, amount: '500', back: 0 },
] as const)('$typed by $mode for a due of $due paise', ({ mode, typed, due, amount, back }) => {
  const payment = take(mode, typed, due);
  expect(payment).toMatchObject({ mode, amount });
  expect(payment && changeOf(payment)).toBe(back);
});

test.each([
  ['', 0],
  ['', -100],
  ['0', 15_000],
  ['x', 15_000],
])('%s of a due of %d is nothing to take', (typed, due) => {
  expect(take('Cash', typed, due)).toBeNull();
});

test.each([
  ['', 15_000, '150'],
  ['', 50_000, '200'],
  ['100', 50_000, '100'],
  ['300', 50_000, '200'],
])('an advance of 200 with %s typed and a due of %d pays %s', (typed, due, amount) => {
  expect(take('customer advance', typed, due)).toMatchObject({ mode: 'customer advance', amount });
});

test.each([
  ['', 10_000, '100'],
  ['', 50_000, '150'],
])('credit of 150 with %s typed and a due of %d pays %s', (typed, due, amount) => {
  expect(take('credit note', typed, due)).toMatchObject({ mode: 'credit note', amount });
});

test.each([
  ['500', 35_000],
  ['150', 0],
  ['100', -5_000],
  ['', 0],
])('of %s received for 150 in cash %d paise are given back', (typed, back) => {
  const payment = take('Cash', '150', 20_000);
  expect(payment && changeOf(withReceived(payment, typed))).toBe(back);
});

test('letters stand for modes', () => {
  expect(['u', 'C', 'd', 'a', 'N', 'x', 'Enter'].map(modeOfKey)).toEqual([
    'BHIM UPI',
    'Cash',
    'Card',
    'customer advance',
    'credit note',
    null,
    null,
  ]);
});
