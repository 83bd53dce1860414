import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountOfMode, ACCOUNTS } from '../money/journal.ts';
import { COUNTER_PAYMENT_MODES } from '../money/payment-mode.ts';
import { differenceText, expectedCash, sumByMode } from './shift-sums.ts';

const cash = accountOfMode('Cash');
const card = accountOfMode('Card');

describe('the sums of a shift', () => {
  it('keep what came apart from what went, by mode', () => {
    const sums = sumByMode([
      { debit: cash, credit: ACCOUNTS.receivable, amount: 300 },
      { debit: card, credit: ACCOUNTS.receivable, amount: 200 },
      { debit: ACCOUNTS.refundPayable, credit: cash, amount: 50 },
      { debit: cash, credit: ACCOUNTS.receivable, amount: 100 },
      { debit: ACCOUNTS.receivable, credit: ACCOUNTS.income, amount: 999 },
    ]);
    expect(sums).toEqual([
      { mode: 'Cash', receipts: 2, collected: 400, returned: 50 },
      { mode: 'Card', receipts: 1, collected: 200, returned: 0 },
    ]);
    expect(expectedCash(1_000, sums)).toBe(1_350);
  });

  it('expect the float of a drawer that nothing happened to', () => {
    expect(expectedCash(2_000, sumByMode([]))).toBe(2_000);
  });

  it('tell a difference by its side', () => {
    expect(differenceText(39_950_00, 40_050_00)).toBe('₹100 short');
    expect(differenceText(27_640_00, 27_620_00)).toBe('₹20 over');
    expect(differenceText(500, 500)).toBe('');
  });

  it('add up to the debits less the credits of every account of money', () => {
    const posting = fc.record({
      mode: fc.constantFrom(...COUNTER_PAYMENT_MODES),
      amount: fc.integer({ min: 1, max: 1_000_000 }),
      came: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(posting), (drawn) => {
        const postings = drawn.map(({ mode, amount, came }) =>
          came
            ? { debit: accountOfMode(mode), credit: ACCOUNTS.receivable, amount }
            : { debit: ACCOUNTS.refundPayable, credit: accountOfMode(mode), amount },
        );
        const net = sumByMode(postings).reduce(
          (sum, { collected, returned }) => sum + collected - returned,
          0,
        );
        expect(net).toBe(drawn.reduce((sum, { amount, came }) => sum + (came ? amount : -amount), 0));
      }),
    );
  });
});
