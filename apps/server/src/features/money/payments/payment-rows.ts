import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewPayment {
  readonly paymentId: string;
  readonly billId: string;
  readonly mode: PaymentMode;
  readonly amountPaise: number;
  readonly reference: string;
  readonly locationId: string;
  /** What it is taken from in the mode 'customer advance'; null in every other. */
  readonly advanceId: string | null;
  /** What it is taken from in the mode 'credit note'; null in every other. */
  readonly noteId: string | null;
  /** The payment that this one takes back. */
  readonly reversesPaymentId: string | null;
  readonly reason: string | null;
}

/** Inserts payments or reversals, received now by the caller. */
export async function insertPayments(ctx: Ctx, payments: readonly NewPayment[]): Promise<void> {
  await insertRows(
    ctx.db,
    'payment',
    payments.map((payment) => ({
      l_id: ctx.lId,
      payment_id: payment.paymentId,
      bill_id: payment.billId,
      mode: payment.mode,
      amount_paise: payment.amountPaise,
      reference: payment.reference,
      received_at: ctx.now,
      received_by: ctx.caller.userId,
      location_id: payment.locationId,
      advance_id: payment.advanceId,
      note_id: payment.noteId,
      reverses_payment_id: payment.reversesPaymentId,
      reason: payment.reason,
    })),
  );
}
