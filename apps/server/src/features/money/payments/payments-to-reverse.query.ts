import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import { sql } from 'kysely';
import { ofBillInScope } from '../../../kernel/access/in-scope.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface StoredPayment {
  readonly paymentId: string;
  readonly billId: string;
  readonly mode: PaymentMode;
  readonly amountPaise: number;
  readonly reference: string;
  /** The advance that it was taken from. */
  readonly advanceId: string | null;
  /** The credit note that it was taken from. */
  readonly noteId: string | null;
  readonly isReversal: boolean;
  readonly isReversed: boolean;
}

interface Row {
  readonly payment_id: string;
  readonly bill_id: string;
  readonly mode: PaymentMode;
  readonly amount_paise: number;
  readonly reference: string;
  readonly advance_id: string | null;
  readonly note_id: string | null;
  readonly is_reversal: boolean;
  readonly is_reversed: boolean;
}

/** Payments by id, with whether they were taken back; for a decision, lock their bills in an earlier statement. */
export async function readPayments(ctx: Ctx, paymentIds: readonly string[]): Promise<StoredPayment[]> {
  const { rows } = await sql<Row>`
    select p.payment_id, p.bill_id, p.mode, p.amount_paise, p.reference, p.advance_id, p.note_id,
      p.reverses_payment_id is not null as is_reversal,
      exists (select 1 from payment r where r.l_id = p.l_id and r.reverses_payment_id = p.payment_id) as is_reversed
    from payment p where p.l_id = ${ctx.lId} and p.payment_id = any(${[...paymentIds]})
      and ${ofBillInScope(ctx, sql.ref('p.bill_id'))}
    order by p.received_at, p.payment_id`.execute(ctx.db);
  return rows.map((row) => ({
    paymentId: row.payment_id,
    billId: row.bill_id,
    mode: row.mode,
    amountPaise: row.amount_paise,
    reference: row.reference,
    advanceId: row.advance_id,
    noteId: row.note_id,
    isReversal: row.is_reversal,
    isReversed: row.is_reversed,
  }));
}
