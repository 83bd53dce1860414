import * as payableEndpoints from '@nidan/contract/supply/payables/payable-endpoints';
import { thousandthsText } from '@nidan/domain/inventory/unit-chain';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import type { MatchedLine, VendorInvoiceView } from '@nidan/contract/supply/payables/payable-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { debitNote } from '@nidan/domain/status-sets/money/debit-note';
import { DECISION } from '@nidan/domain/purchasing/decision-state';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { beginsWith } from '../../people/patients/patient-matches.ts';
import { orderHasItem } from '../orders/order-search.ts';
import { hasWords } from '../vendors/has-words.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<VendorInvoiceView, 'madeAt' | 'can' | 'duePaise' | 'creditPaise'> {
  readonly madeAt: Date;
}

/** What was claimed back of a `vendor_invoice b` by debit notes that were generated. */
export const CLAIMED = sql<number>`coalesce((select sum(d.amount_paise) from vendor_debit_note d
  where d.l_id = b.l_id and d.invoice_id = b.invoice_id and d.state = ${debitNote.codes.generated}), 0)`;
/** What debit notes claim back of a `vendor_invoice b` that are neither generated nor rejected yet. */
export const CLAIM_PENDING = sql<number>`coalesce((select sum(d.amount_paise) from vendor_debit_note d
  where d.l_id = b.l_id and d.invoice_id = b.invoice_id
    and d.state not in (${debitNote.codes.generated}, ${debitNote.codes.rejected})), 0)`;
/** What was paid of a `vendor_invoice b`. */
export const PAID = sql<number>`coalesce((select sum(p.amount_paise) from vendor_payment_invoice p
  where p.l_id = b.l_id and p.invoice_id = b.invoice_id), 0)`;

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select b.invoice_id as "invoiceId", n.number, b.invoice_no as "invoiceNo", b.vendor_id as "vendorId",
      v.name as vendor, b.order_id as "orderId", po.number as "orderNumber", b.dated::text as dated,
      b.due_on::text as "dueOn", b.tax_kind as "taxKind", b.taxable_paise as "taxablePaise",
      b.charges_paise as "chargesPaise", b.cgst_paise as "cgstPaise", b.sgst_paise as "sgstPaise",
      b.igst_paise as "igstPaise", b.round_off_paise as "roundOffPaise", b.total_paise as "totalPaise",
      ${CLAIMED}::bigint as "claimedPaise", ${CLAIM_PENDING}::bigint as "pendingClaimPaise", ${PAID}::bigint as "paidPaise", b.state, b.reason,
      (select count(*)::int from vendor_invoice_line q
        where q.l_id = b.l_id and q.invoice_id = b.invoice_id and q.faults <> '{}') as faults,
      b.made_at as "madeAt", maker.name as "madeBy", b.version
    from vendor_invoice b
    join purchase_order o on o.l_id = b.l_id and o.order_id = b.order_id
    join vendor v on v.l_id = b.l_id and v.vendor_id = b.vendor_id
    join money_document n on n.l_id = b.l_id and n.document_id = b.invoice_id
    join money_document po on po.l_id = b.l_id and po.document_id = b.order_id
    join login_user maker on maker.user_id = b.made_by
    where b.l_id = ${ctx.lId} and ${rest}`.execute(ctx.db);
  return rows;
}

function present({ caller }: Ctx, { madeAt, ...row }: Row): VendorInvoiceView {
  const { state, totalPaise, claimedPaise, pendingClaimPaise, paidPaise } = row;
  const isPosted = state === 'posted';
  const left = isPosted ? totalPaise - claimedPaise - paidPaise : 0;
  const isClaimable = isPosted && totalPaise > claimedPaise + pendingClaimPaise;
  return {
    ...row,
    madeAt: madeAt.toISOString(),
    duePaise: Math.max(0, left),
    creditPaise: Math.max(0, -left),
    can: [
      ...(isClaimable && hasRight(caller, 'purchases', PERMISSION.create) ? ['claim'] : []),
      ...(left > 0 && hasRight(caller, 'finance', PERMISSION.create) ? ['pay'] : []),
    ],
  };
}

/** One invoice; refused when the lab has none of this id. */
export async function readInvoice(ctx: Ctx, invoiceId: string): Promise<VendorInvoiceView> {
  const [row] = await readRows(ctx, sql`b.invoice_id = ${invoiceId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

interface LineRow extends Omit<MatchedLine, 'ordered' | 'received' | 'billed'> {
  readonly ordered: number;
  readonly received: number;
  readonly billed: number;
}

/** One invoice with its lines beside what was ordered and received. */
export async function readInvoiceOf(
  ctx: Ctx,
  invoiceId: string,
): Promise<AnswerOf<typeof payableEndpoints.readVendorInvoice>> {
  const invoice = await readInvoice(ctx, invoiceId);
  const { rows } = await sql<LineRow>`
    select q.order_line_id as "orderLineId", i.name as item, w.unit, w.quantity as ordered,
      coalesce((select sum(r.accepted) from goods_receipt_line r
        where r.l_id = w.l_id and r.order_line_id = w.line_id), 0)::bigint as received,
      q.quantity as billed, w.rate_paise as "orderedRatePaise", q.rate_paise as "billedRatePaise",
      q.gst_percent as "gstPercent", q.taxable_paise as "taxablePaise", q.faults
    from vendor_invoice_line q
    join purchase_order_line w on w.l_id = q.l_id and w.line_id = q.order_line_id
    join item i on i.l_id = w.l_id and i.item_id = w.item_id
    where q.l_id = ${ctx.lId} and q.invoice_id = ${invoiceId} order by w.position`.execute(ctx.db);
  const lines = rows.map((row) => ({
    ...row,
    ordered: thousandthsText(row.ordered),
    received: thousandthsText(row.received),
    billed: thousandthsText(row.billed),
  }));
  return { invoice, lines };
}

function soughtBy(
  ctx: Ctx,
  { q = '', by = 'invoice_no' }: QueryOf<typeof payableEndpoints.listVendorInvoices>,
): RawBuilder<unknown>[] {
  if (q.trim() === '') return [];
  switch (by) {
    case 'invoice_no':
      return [sql`starts_with(upper(b.invoice_no), ${q.trim().toUpperCase()})`];
    case 'doc_no':
      return [beginsWith(sql.ref('n.number'), q.trim().toUpperCase())];
    case 'vendor_name':
      return hasWords(sql.ref('v.name_search'), q);
    case 'item_name':
    case 'item_code':
      return [orderHasItem(ctx, { q, by })];
  }
}

/** Invoices, newest first. */
export const listInvoicesOf = serve(payableEndpoints.listVendorInvoices, async (ctx, query) => {
  const { state, due, credit, vendorId, orderId } = query;
  return newestFirst(ctx, {
    by: ['b.made_at', 'b.invoice_id'],
    asked: query,
    conditions: [
      ...(state === undefined ? [] : [sql`b.state = ${state}`]),
      ...(due === true ? [sql`b.state = ${DECISION.posted} and b.total_paise > ${CLAIMED} + ${PAID}`] : []),
      ...(credit === true
        ? [sql`b.state = ${DECISION.posted} and b.total_paise < ${CLAIMED} + ${PAID}`]
        : []),
      ...(vendorId === undefined ? [] : [sql`b.vendor_id = ${vendorId}`]),
      ...(orderId === undefined ? [] : [sql`b.order_id = ${orderId}`]),
      ...soughtBy(ctx, query),
    ],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ madeAt, invoiceId }) => [madeAt, invoiceId],
    present: (row) => present(ctx, row),
  });
});
