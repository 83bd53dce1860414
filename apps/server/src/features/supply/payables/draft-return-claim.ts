import { allocate } from '@nidan/domain/money/allocate';
import { DECISION } from '@nidan/domain/purchasing/decision-state';
import { type InvoicedLine, returnClaims } from '@nidan/domain/purchasing/return-claim';
import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { holdOrder, type HeldOrder } from '../orders/hold-order.ts';
import { holdVendor } from '../vendors/hold-vendor.ts';
import { insertDebitNote, readUnclaimedValue } from './debit-note-rows.ts';
import { lockInvoice, type LockedInvoice } from './invoice-rows.ts';
import type { LockedReturn } from './return-rows.ts';

async function readInvoiced({ db, lId }: Ctx, orderId: string): Promise<readonly InvoicedLine[]> {
  const { rows } = await sql<InvoicedLine>`
    select q.invoice_id as "invoiceId", q.order_line_id as "orderLineId", q.quantity, q.rate_paise as "ratePaise",
      q.discount_basis_points as "discountBasisPoints", q.gst_percent as "gstPercent"
    from vendor_invoice b join vendor_invoice_line q on q.l_id = b.l_id and q.invoice_id = b.invoice_id
    where b.l_id = ${lId} and b.order_id = ${orderId} and b.state = ${DECISION.posted}
    order by b.made_at, b.invoice_id`.execute(db);
  return rows;
}

/**
 * Drafts the debit notes of a return that was approved, one for each invoice of the order that billed what is no longer kept, at most what
 * is not claimed of it yet; an invoice may be paid. `before` is the order before the return. Nothing where none of it was billed.
 */
export async function draftReturnClaim(ctx: Ctx, found: LockedReturn, before: HeldOrder): Promise<void> {
  const { returnId, orderId, vendorId, reason } = found;
  const order = await holdOrder(ctx, orderId);
  const lines = order.lines.map(({ lineId, received, returned }) => {
    const returnedBefore = before.lines.find((line) => line.lineId === lineId)?.returned ?? 0;
    return { lineId, received, returned, returnedBefore };
  });
  const claims = returnClaims(lines, await readInvoiced(ctx, orderId), order.taxKind);
  if (claims.size === 0) return;
  await holdVendor(ctx, vendorId);
  const drafts: { readonly invoice: LockedInvoice; readonly amountPaise: number }[] = [];
  for (const [invoiceId, claim] of [...claims].toSorted(([a], [b]) => a.localeCompare(b))) {
    const invoice = await lockInvoice(ctx, invoiceId);
    const amountPaise = Math.min(claim, invoice.totalPaise - invoice.claimed);
    if (amountPaise > 0) drafts.push({ invoice, amountPaise });
  }
  if (drafts.length === 0) return;
  const values = allocate(
    await readUnclaimedValue(ctx, returnId),
    drafts.map(({ amountPaise }) => amountPaise),
  );
  for (const [at, { invoice, amountPaise }] of drafts.entries()) {
    const { invoiceId, invoiceNo, locationId } = invoice;
    const [noteId, valuePaise] = [newId(), values[at] ?? 0];
    const note = { noteId, vendorId, invoiceId, returnId, locationId, amountPaise, valuePaise, reason };
    await insertDebitNote(ctx, note);
    recordEvent(ctx, {
      entityKind: 'VENDOR_DEBIT_NOTE',
      entityId: noteId,
      parts: [invoiceId, vendorId, returnId],
      action: 'create',
      after: { invoiceNo, amountPaise },
      reason,
    });
  }
}
