import { modeOfAccount } from '../money/journal.ts';
import type { PaymentMode } from '../money/payment-mode.ts';
import { formatRupees } from '../money/rupees.ts';

/** A posting of a counter: the amount, in paise, came onto the debit account from the credit account. */
export interface CounterPosting {
  readonly debit: string;
  readonly credit: string;
  readonly amount: number;
}

/** What a shift did in one mode: how often money came in, and what came and went, in paise. */
export interface ModeSum {
  readonly mode: PaymentMode;
  readonly receipts: number;
  readonly collected: number;
  readonly returned: number;
}

/** The sums of a shift's postings by mode, in the order in which the modes first occur; other accounts do not count. */
export function sumByMode(postings: readonly CounterPosting[]): ModeSum[] {
  const sums = new Map<PaymentMode, ModeSum>();
  const add = (account: string, came: Omit<ModeSum, 'mode'>): void => {
    const mode = modeOfAccount(account);
    if (mode === null) return;
    const before = sums.get(mode) ?? { receipts: 0, collected: 0, returned: 0 };
    sums.set(mode, {
      mode,
      receipts: before.receipts + came.receipts,
      collected: before.collected + came.collected,
      returned: before.returned + came.returned,
    });
  };
  for (const { debit, credit, amount } of postings) {
    add(debit, { receipts: 1, collected: amount, returned: 0 });
    add(credit, { receipts: 0, collected: 0, returned: amount });
  }
  return [...sums.values()];
}

/** The cash that a drawer must hold, in paise: what it began with, what came, less what went. */
export function expectedCash(float: number, sums: readonly ModeSum[]): number {
  const cash = sums.find(({ mode }) => mode === 'Cash');
  return float + (cash?.collected ?? 0) - (cash?.returned ?? 0);
}

/** A difference as it is told: '₹100 short', '₹20 over'; empty for none. Both in paise. */
export function differenceText(counted: number, expected: number): string {
  const difference = counted - expected;
  if (difference === 0) return '';
  return `${formatRupees(Math.abs(difference))} ${difference < 0 ? 'short' : 'over'}`;
}
