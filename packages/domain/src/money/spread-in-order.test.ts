import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadInOrder } from './spread-in-order.ts';

const shares = [
  { id: 'first', most: 60_000 },
  { id: 'empty', most: 0 },
  { id: 'second', most: 50_000 },
];

test.each([
  [60_000, [{ id: 'first', amount: 60_000 }]],
  [
    100_000,
    [
      { id: 'first', amount: 60_000 },
      { id: 'second', amount: 40_000 },
    ],
  ],
  [110_100, null],
])('%d paise come from the first shares first', (amount, parts) => {
  expect(spreadInOrder(amount, shares)).toEqual(parts);
});

test('the parts sum to the amount and none is more than its share takes', () => {
  const balances = fc.array(fc.integer({ min: 0, max: 100_000 }), { maxLength: 6 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 300_000 }), balances, (amount, held) => {
      const left = held.map((most, at) => ({ id: String(at), most }));
      const all = held.reduce((sum, balance) => sum + balance, 0);
      const parts = spreadInOrder(amount, left);
      expect(parts === null).toBe(all < amount);
      if (parts === null) return;
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      for (const part of parts) {
        expect(part.amount).toBeGreaterThan(0);
        expect(part.amount).toBeLessThanOrEqual(held[Number(part.id)] ?? 0);
      }
    }),
  );
});
