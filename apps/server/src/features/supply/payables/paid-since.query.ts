import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What a vendor was paid since a moment without GST, by the invoices that were paid, and what was deducted of it. */
export async function readPaidSince(
  { db, lId }: Ctx,
  vendorId: string,
  since: Date,
): Promise<{ readonly paid: number; readonly deducted: number }> {
  const { rows } = await sql<{ paid: number; deducted: number }>`
    select coalesce(sum(of.paid), 0)::bigint as paid, coalesce(sum(p.tds_paise), 0)::bigint as deducted
    from vendor_payment p cross join lateral (
      select sum(round(part.amount_paise * (b.total_paise - b.cgst_paise - b.sgst_paise - b.igst_paise)::numeric / b.total_paise)) as paid
      from vendor_payment_invoice part join vendor_invoice b on b.l_id = part.l_id and b.invoice_id = part.invoice_id
      where part.l_id = p.l_id and part.payment_id = p.payment_id) of
    where p.l_id = ${lId} and p.vendor_id = ${vendorId} and p.paid_at >= ${since}`.execute(db);
  return rows[0] ?? { paid: 0, deducted: 0 };
}
