import type { ApprovalDocument } from '@nidan/contract/people/approvals/approval-view';
import { rupeesAndPaise } from '@nidan/domain/money/rupees';
import { formatDate } from '@nidan/domain/time/indian-date';
import { approvalLine } from '../../people/approvals/approval-line.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { taxFacts } from '../orders/order-document.query.ts';
import { readOrder } from '../orders/orders.query.ts';
import { fact, readPartyFacts } from '../vendors/vendor-facts.query.ts';
import { readDebitNote } from './debit-notes.query.ts';
import { readInvoiceOf } from './invoices.query.ts';
import { readReturn } from './returns.query.ts';

/** A vendor's invoice as whoever approves it must see it: each line as billed, beside the rate of its order. */
export async function readInvoiceDocument(ctx: Ctx, invoiceId: string): Promise<ApprovalDocument> {
  const { invoice, lines } = await readInvoiceOf(ctx, invoiceId);
  return {
    targetId: invoiceId,
    hasPdf: false,
    facts: [
      ...fact('document', invoice.number),
      ...fact('invoice', `${invoice.invoiceNo}, ${formatDate(invoice.dated)}`),
      ...fact('order', invoice.orderNumber),
      ...(await readPartyFacts(ctx, invoice.vendorId)),
      ...fact('dueOn', formatDate(invoice.dueOn)),
      ...taxFacts(invoice),
    ],
    lines: lines.map((line) =>
      approvalLine({
        name: line.item,
        faults: line.faults,
        quantity: `${line.billed} (${line.received} / ${line.ordered})`,
        unit: line.unit,
        ratePaise: line.billedRatePaise,
        agreedPaise: line.orderedRatePaise,
        totalPaise: line.taxablePaise,
      }),
    ),
  };
}

/** A claim as whoever approves it must see it. */
export async function readNoteDocument(ctx: Ctx, noteId: string): Promise<ApprovalDocument> {
  const note = await readDebitNote(ctx, noteId);
  const { invoice } = await readInvoiceOf(ctx, note.invoiceId);
  return {
    targetId: noteId,
    hasPdf: true,
    facts: [
      ...fact('document', note.number),
      ...fact('invoice', `${note.invoiceNo}, ${formatDate(invoice.dated)}`),
      ...fact('order', invoice.orderNumber),
      ...(await readPartyFacts(ctx, invoice.vendorId)),
      ...fact('total', rupeesAndPaise(note.amountPaise)),
      ...fact('note', note.reason),
    ],
    lines: [],
  };
}

/** Goods that go back, as whoever approves it must see them. */
export async function readReturnDocument(ctx: Ctx, returnId: string): Promise<ApprovalDocument> {
  const found = await readReturn(ctx, returnId);
  const { vendorId } = await readOrder(ctx, found.orderId);
  return {
    targetId: returnId,
    hasPdf: true,
    facts: [
      ...fact('document', found.number),
      ...fact('order', found.orderNumber),
      ...(await readPartyFacts(ctx, vendorId)),
      ...fact('store', found.store),
      ...fact('note', found.reason),
    ],
    lines: found.lines.map(({ item, lotNo, quantity, unit }) =>
      approvalLine({ name: item, note: lotNo, quantity, unit }),
    ),
  };
}
