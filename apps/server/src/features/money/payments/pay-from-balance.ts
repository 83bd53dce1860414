import { faultAt } from '@nidan/contract/kernel/faults/field-faults';
import { type RefusalCode, refusalFault } from '@nidan/contract/kernel/refusals';
import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import { formatRupees } from '@nidan/domain/money/rupees';
import { type Share, spreadInOrder } from '@nidan/domain/money/spread-in-order';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { SourcedPayment } from './take-payments.ts';

interface Balance {
  /** Payments in this mode are taken from it; others stay as they are. */
  readonly mode: PaymentMode;
  /** What is left of each source, locked, in the order in which they are spent. */
  readonly left: readonly Share[];
  readonly sourceOf: (id: string) => Pick<SourcedPayment, 'advanceId' | 'noteId'>;
  /** Why more than is left is refused, by `wanted` and `left`. */
  readonly tooSmall: RefusalCode;
}

function sumOf(shares: readonly Share[]): number {
  return shares.reduce((sum, { most }) => sum + most, 0);
}

function refuseTooSmall(code: RefusalCode, sums: { wanted: number; left: number }, index: number): never {
  const details = { wanted: formatRupees(sums.wanted), left: formatRupees(sums.left) };
  const errors = [faultAt(`payments.${index}.amountPaise`, refusalFault(code, details))];
  throw refuse(code, { details, errors });
}

/** Finds what pays each payment in one mode of a balance, each part a payment of its own; refused when not enough is left. */
export function payFromBalance(payments: readonly SourcedPayment[], balance: Balance): SourcedPayment[] {
  let left = balance.left;
  return payments.flatMap((payment, index): SourcedPayment[] => {
    const { mode, amountPaise, paymentId, ...rest } = payment;
    if (mode !== balance.mode) return [payment];
    const parts = spreadInOrder(amountPaise, left);
    if (parts === null) {
      refuseTooSmall(balance.tooSmall, { wanted: amountPaise, left: sumOf(left) }, index);
    }
    const used = new Map(parts.map(({ id, amount }) => [id, amount]));
    left = left.map(({ id, most }) => ({ id, most: most - (used.get(id) ?? 0) }));
    return parts.map(({ id, amount }, at) => ({
      ...rest,
      ...(at === 0 && paymentId !== undefined ? { paymentId } : {}),
      ...balance.sourceOf(id),
      mode,
      amountPaise: amount,
    }));
  });
}
