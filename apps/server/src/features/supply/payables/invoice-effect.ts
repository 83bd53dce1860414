import { vendorInvoicePostings } from '@nidan/domain/money/vendor-postings';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';
import type { ApprovalEffect } from '../../people/approvals/approval-effect.ts';
import { holdOrder } from '../orders/hold-order.ts';
import { holdVendor } from '../vendors/hold-vendor.ts';
import { decideInvoice, lockInvoice, type LockedInvoice, readInvoiceOwners } from './invoice-rows.ts';
import { readInvoiceDocument } from './payable-documents.query.ts';
import { clearedBy, readBilledBefore } from './match-invoice.ts';

async function lockWithOwners(ctx: Ctx, invoiceId: string): Promise<LockedInvoice> {
  const { orderId, vendorId } = await readInvoiceOwners(ctx, invoiceId);
  await holdOrder(ctx, orderId);
  await holdVendor(ctx, vendorId);
  return lockInvoice(ctx, invoiceId);
}

async function requireWaiting(ctx: Ctx, invoiceId: string): Promise<LockedInvoice> {
  const invoice = await lockWithOwners(ctx, invoiceId);
  if (invoice.state !== 'waiting')
    throw refuse('invoice-decided', { details: { invoice: invoice.invoiceNo } });
  return invoice;
}

/** The value of received goods that a waiting invoice clears by what came until now; its own lines count among what was billed. */
async function clearedOf(ctx: Ctx, { invoiceId, orderId }: LockedInvoice): Promise<number> {
  const order = await holdOrder(ctx, orderId);
  const before = new Map(await readBilledBefore(ctx, orderId));
  const { rows } = await sql<{ lineId: string; quantity: number }>`
    select order_line_id as "lineId", quantity from vendor_invoice_line
    where l_id = ${ctx.lId} and invoice_id = ${invoiceId}`.execute(ctx.db);
  const lines = rows.flatMap(({ lineId, quantity }) => {
    const line = order.lines.find((one) => one.lineId === lineId);
    const billed = before.get(lineId);
    if (line === undefined || billed === undefined) return [];
    before.set(lineId, { ...billed, quantity: billed.quantity - quantity });
    return [{ line, quantity }];
  });
  return clearedBy(lines, before);
}

/** What the approval of a vendor's invoice does (spec §4 "Approvals", type 8). */
export const vendorInvoiceEffect: ApprovalEffect = {
  lock: async (ctx, invoiceId) => {
    await lockWithOwners(ctx, invoiceId);
  },
  apply: async (ctx, { targetId: invoiceId, reason }) => {
    const invoice = await requireWaiting(ctx, invoiceId);
    const cleared = await clearedOf(ctx, invoice);
    await decideInvoice(ctx, { invoiceId, cleared, reason });
    const postings = vendorInvoicePostings({ total: invoice.totalPaise, cleared });
    await postVouchers(ctx, invoice.locationId, [{ billId: null, supplyId: invoiceId, postings }]);
    const after = { state: 'posted', totalPaise: invoice.totalPaise };
    recordEvent(ctx, { entityKind: 'VENDOR_INVOICE', entityId: invoiceId, action: 'approve', after, reason });
  },
  reject: async (ctx, invoiceId, { reason }) => {
    await requireWaiting(ctx, invoiceId);
    await decideInvoice(ctx, { invoiceId, cleared: null, reason });
    recordEvent(ctx, { entityKind: 'VENDOR_INVOICE', entityId: invoiceId, action: 'reject', reason });
  },
  document: (ctx, { targetId }) => readInvoiceDocument(ctx, targetId),
  changes: async () => [],
};
