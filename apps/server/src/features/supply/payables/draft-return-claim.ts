import { DECISION } from '@nidan/domain/purchasing/decision-state';
import { type InvoicedLine, returnClaims } from '@nidan/domain/purchasing/return-claim';
import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { holdOrder, type HeldOrder } from '../orders/hold-order.ts';
import { holdVendor } from '../vendors/hold-vendor.ts';
import { insertDebitNote } from './debit-note-rows.ts';
import { lockInvoice } from './invoice-rows.ts';
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
 * Drafts the debit note of a return that was approved: what invoices of the order billed and is no longer kept, of the invoice that
 * billed most of it and at most what is owed of that. `before` is the order before the return. Nothing where none of it was billed.
 */
export async function draftReturnClaim(ctx: Ctx, found: LockedReturn, before: HeldOrder): Promise<void> {
  const { returnId, orderId, vendorId, reason } = found;
  const order = await holdOrder(ctx, orderId);
  const lines = order.lines.map(({ lineId, received, returned }) => {
    const returnedBefore = before.lines.find((line) => line.lineId === lineId)?.returned ?? 0;
    return { lineId, received, returned, returnedBefore };
  });
  const claims = returnClaims(lines, await readInvoiced(ctx, orderId), order.taxKind);
  const [most] = [...claims].toSorted(([, a], [, b]) => b - a);
  if (most === undefined) return;
  await holdVendor(ctx, vendorId);
  const { invoiceId, invoiceNo, locationId, totalPaise, claimed, paid } = await lockInvoice(ctx, most[0]);
  const amountPaise = Math.min(most[1], totalPaise - claimed - paid);
  if (amountPaise <= 0) return;
  const noteId = newId();
  await insertDebitNote(ctx, { noteId, vendorId, invoiceId, returnId, locationId, amountPaise, reason });
  recordEvent(ctx, {
    entityKind: 'VENDOR_DEBIT_NOTE',
    entityId: noteId,
    parts: [invoiceId, vendorId, returnId],
    action: 'create',
    after: { invoiceNo, amountPaise },
    reason,
  });
}
