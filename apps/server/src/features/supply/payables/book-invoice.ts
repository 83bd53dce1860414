import * as payableEndpoints from '@nidan/contract/supply/payables/payable-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { vendorInvoicePostings } from '@nidan/domain/money/vendor-postings';
import { overchargeOf } from '@nidan/domain/purchasing/invoice-match';
import { chargeFault, orderTotals, type OrderTotals } from '@nidan/domain/purchasing/order-totals';
import { isNearInvoiceNumber, vendorInvoiceKey } from '@nidan/domain/purchasing/vendor-invoice-number';
import { financialYearOf } from '@nidan/domain/time/financial-year';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { addDays } from '@nidan/domain/time/calendar-date';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { DECISION } from '@nidan/domain/purchasing/decision-state';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';
import { numberOtherDocuments } from '../../money/bills/number-documents.ts';
import { askForApproval } from '../../people/approvals/ask-for-approval.ts';
import { makeSupplyDocument } from '../inventory/movements/make-supply-document.ts';
import { requireStoreInUse } from '../inventory/stores/require-store-in-use.ts';
import { holdOrder, type HeldOrder, noteOnOrder } from '../orders/hold-order.ts';
import { requireSeparateDuties } from '../orders/require-separate-duties.ts';
import { holdVendor } from '../vendors/hold-vendor.ts';
import type { HeldVendor } from '../vendors/hold-vendor.ts';
import { requireGstOfVendor } from '../vendors/require-gst-of-vendor.ts';
import { insertDebitNote } from './debit-note-rows.ts';
import { insertInvoice } from './invoice-rows.ts';
import { readInvoiceOf } from './invoices.query.ts';
import {
  type BilledBefore,
  clearedBy,
  matchLines,
  type MatchedInvoiceLine,
  readBilledBefore,
} from './match-invoice.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof payableEndpoints.bookVendorInvoice>;

/** Refuses a number that the vendor used in the financial year of the invoice, and asks about one that is near to it. */
async function requireNewNumber({ db, lId }: Ctx, vendorId: string, body: Body): Promise<void> {
  const invoiceNo = body.invoiceNo.trim();
  const { rows } = await sql<{ number: string; dated: string; invoiceNo: string }>`
    select n.number, b.dated::text as dated, b.invoice_no as "invoiceNo" from vendor_invoice b
    join money_document n on n.l_id = b.l_id and n.document_id = b.invoice_id
    where b.l_id = ${lId} and b.vendor_id = ${vendorId} and b.financial_year = ${financialYearOf(body.dated)}
      and b.state <> ${DECISION.rejected}
    order by b.made_at`.execute(db);
  const detailsOf = (used: (typeof rows)[number]) => {
    return { invoice: used.invoiceNo, number: used.number, dated: formatDate(used.dated) };
  };
  const same = rows.find((row) => vendorInvoiceKey(row.invoiceNo) === vendorInvoiceKey(invoiceNo));
  if (same !== undefined) throw refuse('invoice-used', { details: detailsOf(same) });
  const near = rows.find((row) => isNearInvoiceNumber(row.invoiceNo, invoiceNo));
  if (near === undefined || body.isOtherNumber === true) return;
  throw refuse('invoice-number-near', { details: { ...detailsOf(near), given: invoiceNo } });
}

function requireBillable({ state, number }: HeldOrder): void {
  const isBilled =
    state === 'pending' || state === 'partialReceived' || state === 'received' || state === 'partialCanceled';
  if (!isBilled) throw refuse('invoice-before-issue', { details: { number }, state });
}

async function ask(
  ctx: Ctx,
  body: Body,
  asked: { readonly vendor: string; readonly total: number },
): Promise<void> {
  await askForApproval(ctx, {
    approvalId: body.approvalId,
    type: 'vendor invoice',
    targetId: body.invoiceId,
    billId: null,
    amountPaise: asked.total,
    asked: { what: `${body.invoiceNo.trim()}, ${asked.vendor}: differs from order and receipt` },
    reason: body.reason.trim(),
    isWithinLimit: false,
  });
}

interface Planned {
  readonly order: HeldOrder;
  readonly vendor: HeldVendor;
  readonly lines: readonly MatchedInvoiceLine[];
  readonly totals: OrderTotals;
  readonly before: ReadonlyMap<string, BilledBefore>;
}

/** What is claimed back where the difference is not approved. */
function claimOf({ lines, order, totals }: Planned): number {
  const billed = lines.map((matched) => ({ billed: matched, agreed: matched.line, short: matched.short }));
  return Math.min(overchargeOf(billed, order.taxKind), totals.total);
}

/** Locks the order and the vendor of an invoice and holds it against them; refused where a rule says so. */
async function planInvoice(ctx: Ctx, body: Body): Promise<Planned> {
  const order = await holdOrder(ctx, body.orderId);
  const vendor = await holdVendor(ctx, order.vendorId);
  requireBillable(order);
  await requireSeparateDuties(ctx, 'invoice', [order.orderId]);
  await requireNewNumber(ctx, vendor.vendorId, body);
  if (body.dated > calendarDateIn(ctx.lab.timeZone, ctx.now)) {
    throw refuseField('dated', 'invoice-date-to-come');
  }
  if (body.taxKind !== order.taxKind && body.difference !== 'approval') {
    const details = { given: body.taxKind, tax: order.taxKind, number: order.number };
    throw refuse('invoice-other-tax', { details });
  }
  if (chargeFault(body.charges) !== null) {
    throw refuseField('charges', 'invoice-charges');
  }
  requireGstOfVendor(vendor, [...body.lines, ...body.charges], body.dated);
  const before = await readBilledBefore(ctx, body.orderId);
  const ratePercent = labSettingOf(ctx.lab.switches, 'rateVariancePercent');
  const { taxKind } = body;
  const lines = matchLines({ order, ratePercent, taxKind }, body.lines, before);
  const totals = orderTotals(lines, body.charges, taxKind);
  if (totals.total <= 0) throw refuse('invoice-nothing', { details: { invoice: body.invoiceNo.trim() } });
  return { order, vendor, lines, totals, before };
}

interface Booked {
  readonly locationId: string;
  readonly cleared: number;
  /** What is to be claimed back at once; 0 for nothing. */
  readonly claim: number;
}

/** Posts an invoice that agrees or whose difference is claimed, with the claim. */
async function post(ctx: Ctx, body: Body, { vendor, totals, ...booked }: Planned & Booked): Promise<void> {
  const { invoiceId, noteId, reason } = body;
  const { locationId, cleared, claim } = booked;
  const postings = vendorInvoicePostings({ total: totals.total, cleared });
  await postVouchers(ctx, locationId, [{ billId: null, supplyId: invoiceId, postings }]);
  if (claim === 0) return;
  const { vendorId } = vendor;
  const note = {
    noteId,
    vendorId,
    invoiceId,
    returnId: null,
    locationId,
    amountPaise: claim,
    valuePaise: 0,
    reason: reason.trim(),
  };
  await insertDebitNote(ctx, note);
}

function recordBooking(
  ctx: Ctx,
  body: Body,
  { vendor, totals, differs, waits, claim }: Planned & { differs: boolean; waits: boolean; claim: number },
): void {
  recordEvent(ctx, {
    entityKind: 'VENDOR_INVOICE',
    entityId: body.invoiceId,
    parts: [body.orderId, vendor.vendorId, ...(claim > 0 ? [body.noteId] : [])],
    action: 'book',
    after: {
      invoiceNo: body.invoiceNo.trim(),
      totalPaise: totals.total,
      state: waits ? 'waiting' : 'posted',
      claimPaise: claim,
    },
    reason: differs ? body.reason.trim() : null,
  });
}

/** Books an invoice: posted where it agrees or its difference is claimed, else it waits for an approval without a posting. */
export const bookVendorInvoice = serve(payableEndpoints.bookVendorInvoice, async (ctx, body: Body) => {
  const { invoiceId, orderId, dated } = body;
  const planned = await planInvoice(ctx, body);
  const { order, vendor, lines, totals, before } = planned;
  const differs = lines.some(({ faults }) => faults.length > 0);
  const waits = differs && body.difference === 'approval';
  const cleared = waits ? null : clearedBy(lines, before);
  const claim = differs && !waits ? claimOf(planned) : 0;
  const { location_id: locationId } = await requireStoreInUse(ctx, order.storeId);
  await makeSupplyDocument(ctx, { documentId: invoiceId, series: 'N', locationId });
  const head = {
    invoiceId,
    vendorId: vendor.vendorId,
    orderId,
    locationId,
    invoiceNo: body.invoiceNo.trim(),
    dated,
    dueOn: addDays(dated, vendor.paymentDays),
    taxKind: body.taxKind,
    totals,
    cleared,
  };
  await insertInvoice(ctx, head, lines);
  await noteOnOrder(ctx, orderId);
  if (waits) await ask(ctx, body, { vendor: vendor.name, total: totals.total });
  if (cleared !== null) await post(ctx, body, { ...planned, locationId, cleared, claim });
  recordBooking(ctx, body, { ...planned, differs, waits, claim });
  await numberOtherDocuments(ctx, [{ documentId: invoiceId, series: 'N' }]);
  return readInvoiceOf(ctx, invoiceId);
});
