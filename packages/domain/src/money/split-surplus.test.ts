import { expect, test } from 'vitest';
import type { PaymentMode } from './payment-mode.ts';
import { splitSurplus } from './split-surplus.ts';

const pay = (mode: PaymentMode, amountPaise: number) => ({ mode, amountPaise });

test('the last money over the due is the surplus', () => {
  const taken = [pay('Card', 30_000), pay('Cash', 50_000)];
  expect(splitSurplus(taken, 60_000)).toEqual({
    payments: [pay('Card', 30_000), pay('Cash', 30_000)],
    surplus: [pay('Cash', 20_000)],
  });
});

test('payments that nothing is due for are surplus whole', () => {
  const taken = [pay('Card', 30_000), pay('Cash', 50_000)];
  expect(splitSurplus(taken, 10_000)).toEqual({
    payments: [pay('Card', 10_000)],
    surplus: [pay('Card', 20_000), pay('Cash', 50_000)],
  });
});

test('what an advance pays is never surplus, and a payment within the due has none', () => {
  const taken = [pay('Cash', 20_000), pay('customer advance', 50_000)];
  expect(splitSurplus(taken, 10_000).surplus).toEqual([pay('Cash', 20_000)]);
  expect(splitSurplus(taken, 70_000)).toEqual({ payments: taken, surplus: [] });
});
