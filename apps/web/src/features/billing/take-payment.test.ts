import { expect, test } from 'vitest';
import { changeOf, modeOfKey, takePayment } from './take-payment.ts';

const take = (mode: 'Cash' | 'BHIM UPI', typed: string, due: number) =>
  takePayment({ paymentId: 'p', mode, typed, due });

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

test('letters stand for modes', () => {
  expect(['u', 'C', 'd', 'x', 'Enter'].map(modeOfKey)).toEqual(['BHIM UPI', 'Cash', 'Card', null, null]);
});
