import type { BillDues } from '@nidan/contract/ledger/balances/bill-dues';
import type { BillBalances } from '@nidan/domain/money/journal';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { numberDocuments } from '../bills/document-rows.ts';
import { insertPayments } from './payment-rows.ts';
import { postChange } from '../../ledger/journal/post-change.ts';
import type { takePayments } from './take-payments.ts';

interface PaymentsOfBill {
  readonly billId: string;
  readonly locationId: string;
  /** As read after the bill was locked. */
  readonly balances: BillBalances;
  readonly money: ReturnType<typeof takePayments>;
}

/** Writes payments for a locked bill: rows, postings, numbers and events. Answers the dues that follow. */
export async function writePayments(
  ctx: Ctx,
  { billId, locationId, balances, money }: PaymentsOfBill,
): Promise<BillDues> {
  await insertPayments(ctx, money.taken);
  const { dues } = await postChange(ctx, { billId, locationId, balances, vouchers: money.vouchers });
  await numberDocuments(ctx, money.documents);
  for (const { paymentId, mode, amountPaise, reference, advanceId, noteId } of money.taken) {
    recordEvent(ctx, {
      entityKind: 'PAYMENT',
      entityId: paymentId,
      billId,
      action: 'receive',
      after: {
        mode,
        amountPaise,
        reference,
        ...(advanceId === null ? {} : { advanceId }),
        ...(noteId === null ? {} : { noteId }),
      },
    });
  }
  return dues;
}
