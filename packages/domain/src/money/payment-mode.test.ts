import { expect, test } from 'vitest';
import { COUNTER_PAYMENT_MODES, isPaymentMode, isUpiMode, PAYMENT_MODES } from './payment-mode.ts';

test('the nineteen modes are spelled as in the specification', () => {
  expect(PAYMENT_MODES.join(', ')).toBe(
    'Cash, Card, Cheque, DD, Gate Epay, Online, PayTM Wallet, PayTM UPI, Google Pay, PhonePe, BHIM UPI, Bharat Pay, ' +
      'POS Machine, discount, customer advance, credit note, logistics, agency, payment gateway',
  );
});

test('a counter takes thirteen of them', () => {
  expect(COUNTER_PAYMENT_MODES).toHaveLength(13);
  expect(COUNTER_PAYMENT_MODES.at(-1)).toBe('POS Machine');
});

test('a mode is known by its exact spelling', () => {
  expect(['Cash', 'cash', 'credit note', 'Paytm UPI'].map(isPaymentMode)).toEqual([true, false, true, false]);
});

test('UPI codes are for the modes of UPI', () => {
  expect(PAYMENT_MODES.filter(isUpiMode)).toEqual([
    'PayTM UPI',
    'Google Pay',
    'PhonePe',
    'BHIM UPI',
    'Bharat Pay',
  ]);
});
