import type { TaxKind } from '@nidan/domain/enumerations/purchasing';
import type { OrderTotals } from '@nidan/domain/purchasing/order-totals';
import { vendorInvoiceKey } from '@nidan/domain/purchasing/vendor-invoice-number';
import { debitNote } from '@nidan/domain/status-sets/money/debit-note';
import type { DecisionState } from '@nidan/domain/purchasing/decision-state';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { MatchedInvoiceLine } from './match-invoice.ts';

export interface NewInvoice {
  readonly invoiceId: string;
  readonly vendorId: string;
  readonly orderId: string;
  readonly locationId: string;
  readonly invoiceNo: string;
  readonly dated: string;
  readonly dueOn: string;
  readonly taxKind: TaxKind;
  readonly totals: OrderTotals;
  /** Null while it waits. */
  readonly cleared: number | null;
}

/** Adds an invoice with its lines. */
export async function insertInvoice(
  ctx: Ctx,
  invoice: NewInvoice,
  lines: readonly MatchedInvoiceLine[],
): Promise<void> {
  const { totals, cleared } = invoice;
  await insertRows(ctx.db, 'vendor_invoice', [
    {
      l_id: ctx.lId,
      invoice_id: invoice.invoiceId,
      vendor_id: invoice.vendorId,
      order_id: invoice.orderId,
      location_id: invoice.locationId,
      invoice_no: invoice.invoiceNo,
      invoice_key: vendorInvoiceKey(invoice.invoiceNo),
      dated: invoice.dated,
      due_on: invoice.dueOn,
      tax_kind: invoice.taxKind,
      taxable_paise: totals.taxable,
      charges_paise: totals.charges,
      cgst_paise: totals.tax.cgst,
      sgst_paise: totals.tax.sgst,
      igst_paise: totals.tax.igst,
      round_off_paise: totals.roundOff,
      total_paise: totals.total,
      cleared_paise: cleared,
      state: cleared === null ? 'waiting' : 'posted',
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
  const rows = lines.map((matched, at) => ({
    l_id: ctx.lId,
    invoice_id: invoice.invoiceId,
    order_line_id: matched.line.lineId,
    quantity: matched.quantity,
    rate_paise: matched.ratePaise,
    discount_basis_points: matched.discountBasisPoints,
    gst_percent: matched.gstPercent,
    taxable_paise: totals.lines[at]?.taxable ?? 0,
    faults: [...matched.faults],
  }));
  await insertRows(ctx.db, 'vendor_invoice_line', rows);
}

export interface LockedInvoice {
  readonly invoiceId: string;
  readonly vendorId: string;
  readonly orderId: string;
  readonly locationId: string;
  readonly invoiceNo: string;
  readonly totalPaise: number;
  /** The GST in it. */
  readonly gstPaise: number;
  readonly state: DecisionState;
  readonly version: number;
  /** By claims that were not rejected, and by payments. */
  readonly claimed: number;
  /** By debit notes that were generated. */
  readonly generated: number;
  readonly paid: number;
}

/** Sums of a `vendor_invoice b` that was claimed back by notes of some states, or paid. */
export const REJECTED_NOTE = 30;

/** Locks an invoice with what was claimed and paid of it; its vendor is locked before. Refused when the lab has none of this id. */
export async function lockInvoice({ db, lId }: Ctx, invoiceId: string): Promise<LockedInvoice> {
  await sql`select 1 from vendor_invoice
    where l_id = ${lId} and invoice_id = ${invoiceId} for no key update`.execute(db);
  const { rows } = await sql<LockedInvoice>`
    select b.invoice_id as "invoiceId", b.vendor_id as "vendorId", b.order_id as "orderId",
      b.location_id as "locationId", b.invoice_no as "invoiceNo", b.total_paise as "totalPaise",
      (b.cgst_paise + b.sgst_paise + b.igst_paise) as "gstPaise", b.state, b.version,
      coalesce((select sum(d.amount_paise) from vendor_debit_note d
        where d.l_id = b.l_id and d.invoice_id = b.invoice_id and d.state <> ${REJECTED_NOTE}), 0)::bigint as claimed,
      coalesce((select sum(d.amount_paise) from vendor_debit_note d
        where d.l_id = b.l_id and d.invoice_id = b.invoice_id and d.state = ${debitNote.codes.generated}), 0)::bigint as generated,
      coalesce((select sum(p.amount_paise) from vendor_payment_invoice p
        where p.l_id = b.l_id and p.invoice_id = b.invoice_id), 0)::bigint as paid
    from vendor_invoice b where b.l_id = ${lId} and b.invoice_id = ${invoiceId}`.execute(db);
  if (rows[0] === undefined) throw refuse('not-found');
  return rows[0];
}

/** The vendor and the order of an invoice, which are locked before it. */
export async function readInvoiceOwners(
  { db, lId }: Ctx,
  invoiceId: string,
): Promise<{ readonly vendorId: string; readonly orderId: string }> {
  const { rows } = await sql<{ vendorId: string; orderId: string }>`
    select vendor_id as "vendorId", order_id as "orderId" from vendor_invoice
    where l_id = ${lId} and invoice_id = ${invoiceId}`.execute(db);
  if (rows[0] === undefined) throw refuse('not-found');
  return rows[0];
}

/** Writes what was decided of a locked invoice. */
export async function decideInvoice(
  { db, lId }: Ctx,
  {
    invoiceId,
    cleared,
    reason,
  }: { readonly invoiceId: string; readonly cleared: number | null; readonly reason: string | null },
): Promise<void> {
  await sql`update vendor_invoice set state = ${cleared === null ? 'rejected' : 'posted'}, cleared_paise = ${cleared},
      reason = ${reason}, version = version + 1
    where l_id = ${lId} and invoice_id = ${invoiceId}`.execute(db);
}
