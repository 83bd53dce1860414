import { expect, it } from 'vitest';
import { bankSettlementPostings, settlementDifferenceOf } from './settlement-postings.ts';

const onSettled = (paid: number, fee: number): number =>
  bankSettlementPostings({ gathered: 100_000, paid, fee }).reduce(
    (sum, { debit, credit, amount }) =>
      sum + (credit === 'settled' ? amount : 0) - (debit === 'settled' ? amount : 0),
    0,
  );

it.each([
  [98_000, 2_000, 0],
  [97_000, 2_000, 1_000],
  [101_000, 0, -1_000],
  [0, 0, 100_000],
])(
  'settles what was gathered, whether ₹ %i with a fee of %i is right, short or too much',
  (paid, fee, difference) => {
    expect(settlementDifferenceOf({ gathered: 100_000, paid, fee })).toBe(difference);
    expect(onSettled(paid, fee)).toBe(100_000);
  },
);

it('posts nothing that is nothing', () => {
  expect(bankSettlementPostings({ gathered: 500, paid: 500, fee: 0 })).toEqual([
    { kind: 'settlement', debit: 'settlementBank', credit: 'settled', amount: 500 },
  ]);
});
