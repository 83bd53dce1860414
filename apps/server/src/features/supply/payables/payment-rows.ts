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
