import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewVendorPayment {
  readonly paymentId: string;
  readonly vendorId: string;
  readonly bankId: string;
  readonly locationId: string;
  readonly gross: number;
  readonly tds: number;
  readonly tdsSection: string | null;
  /** Who pays: whoever asked for it where it needed an approval. */
  readonly paidBy: string;
  readonly invoices: readonly { readonly invoiceId: string; readonly amountPaise: number }[];
}

/** Adds a payment that is made now. */
export async function insertVendorPayment(ctx: Ctx, payment: NewVendorPayment): Promise<void> {
  await insertRows(ctx.db, 'vendor_payment', [
    {
      l_id: ctx.lId,
      payment_id: payment.paymentId,
      vendor_id: payment.vendorId,
      bank_id: payment.bankId,
      location_id: payment.locationId,
      gross_paise: payment.gross,
      tds_section: payment.tdsSection,
      tds_paise: payment.tds,
      paid_at: ctx.now,
      paid_by: payment.paidBy,
    },
  ]);
  const rows = payment.invoices.map(({ invoiceId, amountPaise }) => ({
    l_id: ctx.lId,
    payment_id: payment.paymentId,
    invoice_id: invoiceId,
    amount_paise: amountPaise,
  }));
  await insertRows(ctx.db, 'vendor_payment_invoice', rows);
}

/** Writes the bank transfer of a payment, in the place of one that was recorded before. */
export async function writeTransfer(
  { db, lId, now, caller }: Ctx,
  paymentId: string,
  { transferredOn, utr }: { readonly transferredOn: string; readonly utr: string },
): Promise<void> {
  await sql`insert into vendor_payment_transfer (l_id, payment_id, transferred_on, utr, recorded_at, recorded_by)
    values (${lId}, ${paymentId}, ${transferredOn}, ${utr}, ${now}, ${caller.userId})
    on conflict on constraint vendor_payment_transfer_pkey do update set transferred_on = excluded.transferred_on,
      utr = excluded.utr, recorded_at = excluded.recorded_at, recorded_by = excluded.recorded_by,
      version = vendor_payment_transfer.version + 1`.execute(db);
}
