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
  readonly invoices: readonly { readonly invoiceId: string; readonly amountPaise: number }[];
}

/** Adds a payment that the caller makes now. */
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
      paid_by: ctx.caller.userId,
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

/** What a vendor was paid since a moment, and what was deducted of it. */
export async function paidSince(
  { db, lId }: Ctx,
  vendorId: string,
  since: Date,
): Promise<{ readonly paid: number; readonly deducted: number }> {
  const { rows } = await sql<{ paid: number; deducted: number }>`
    select coalesce(sum(gross_paise), 0)::bigint as paid, coalesce(sum(tds_paise), 0)::bigint as deducted
    from vendor_payment where l_id = ${lId} and vendor_id = ${vendorId} and paid_at >= ${since}`.execute(db);
  return rows[0] ?? { paid: 0, deducted: 0 };
}
