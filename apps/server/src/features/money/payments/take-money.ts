import type { PaymentInput } from '@nidan/contract/money/bills/bill-input';
import { isClearedLater } from '@nidan/domain/money/payment-mode';
import { splitSurplus } from '@nidan/domain/money/split-surplus';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { NewAdvance } from '../advances/advance-rows.ts';
import type { NewDocument } from '../bills/document-rows.ts';
import { payFromAdvances } from './pay-from-advances.ts';
import { payFromNotes } from './pay-from-notes.ts';
import { requireUpiReference } from './require-upi-reference.ts';
import { takePayments } from './take-payments.ts';

interface MoneyForBill {
  readonly billId: string;
  readonly patientId: string;
  /** The agency of the bill, whose credit notes pay it too. */
  readonly agencyId: string | null;
  readonly locationId: string;
  readonly payments: readonly PaymentInput[];
  /** What may be taken for the bill at most, in paise. */
  readonly due: number;
  readonly surplusToAdvance?: boolean | undefined;
}

/** Money for a bill as it is to be stored: payments, what of it becomes an advance, and all their documents. */
export interface TakenMoney extends ReturnType<typeof takePayments> {
  readonly advances: readonly NewAdvance[];
}

type Surplus = Pick<MoneyForBill, 'billId' | 'patientId' | 'locationId'>;

function advanceOf({ mode, amountPaise, reference }: PaymentInput, of: Surplus): NewAdvance {
  const state = isClearedLater(mode) ? 'pending' : 'active';
  return { ...of, advanceId: newId(), state, mode, amountPaise, reference: reference?.trim() ?? '' };
}

/**
 * Money for a bill: what is taken from advances and credit notes, what comes in now, and what is over the due, which is an advance when asked
 * for and refused else.
 */
export async function takeMoney(ctx: Ctx, money: MoneyForBill): Promise<TakenMoney> {
  const { billId, patientId, agencyId, locationId, due } = money;
  requireUpiReference(ctx, money.payments, (index) => `payments.${index}.reference`);
  const split =
    money.surplusToAdvance === true
      ? splitSurplus(money.payments, due)
      : { payments: money.payments, surplus: [] };
  const fromAdvances = await payFromAdvances(ctx, patientId, split.payments);
  const payments = await payFromNotes(ctx, { patientId, agencyId }, fromAdvances);
  const advances = split.surplus.map((payment) => advanceOf(payment, { billId, patientId, locationId }));
  const taken = takePayments({ billId, locationId, payments, due });
  const receipts = advances.map(({ advanceId }): NewDocument => ({ documentId: advanceId, series: 'A' }));
  return { ...taken, advances, documents: [...taken.documents, ...receipts] };
}
