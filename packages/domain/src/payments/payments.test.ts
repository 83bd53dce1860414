import { expect, it, test } from 'vitest';
import { isPaymentMode } from '../money/payment-mode.ts';
import { isWaiting, paymentOrder } from '../status-sets/money/payment-order.ts';
import { askAgainIn } from './ask-again.ts';
import { whyHeld } from './judge-money.ts';
import { minutesOfChannel, modeOfChannel, ORDER_CHANNELS } from './order-channel.ts';

test.each([
  [80_000, 'INR', null],
  [79_900, 'INR', 'amount'],
  [80_100, 'INR', 'amount'],
  [0, 'INR', 'amount'],
  [80_000, 'USD', 'currency'],
  [100, 'usd', 'currency'],
  [80_000, '', 'currency'],
])('asked for 80000 paise, %i of %s came: %s', (amount, currency, why) => {
  expect(whyHeld(80_000, { amount, currency })).toBe(why);
});

it.each(ORDER_CHANNELS)('money by %s has a mode of the specification and a time', (channel) => {
  expect(isPaymentMode(modeOfChannel(channel))).toBe(true);
  expect(minutesOfChannel(channel)).toBeGreaterThan(0);
});

const createdAt = new Date('2026-04-01T05:00:00Z');
test.each([
  ['terminal', 0, 5],
  ['terminal', 299, 5],
  ['terminal', 300, 60],
  ['qr', 0, 10],
  ['qr', 301, 60],
  ['link', 30, 10],
  ['link', 3_600, 900],
] as const)('%s of %i s is asked again in %i s', (channel, age, seconds) => {
  const now = new Date(createdAt.getTime() + age * 1_000);
  expect(askAgainIn({ channel, createdAt, now })).toBe(seconds * 1_000);
});

it('takes money in every state but that in which a person must decide first, and holds it in every one', () => {
  for (const state of paymentOrder.stateNames) {
    expect(paymentOrder.step('settle', state).ok).toBe(state !== 'held');
    expect(paymentOrder.step('hold', state).ok).toBe(true);
  }
});

it('waits only for what can still be cancelled', () => {
  for (const state of paymentOrder.stateNames) {
    expect(isWaiting(state)).toBe(paymentOrder.step('giveUp', state).ok);
  }
});
