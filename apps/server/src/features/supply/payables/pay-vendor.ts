import * as payableEndpoints from '@nidan/contract/supply/payables/payable-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { formatRupees, paiseOfRupees } from '@nidan/domain/money/rupees';
import { vendorPaymentPostings } from '@nidan/domain/money/vendor-postings';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { panOfGstin } from '@nidan/domain/tax/gstin';
import { tdsOf, withoutGst } from '@nidan/domain/tax/tds';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { financialYearBegan } from '@nidan/domain/time/financial-year';
import { BANK } from '@nidan/domain/purchasing/decision-state';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';
import { numberOtherDocuments } from '../../money/bills/number-documents.ts';
import { makeSupplyDocument } from '../inventory/movements/make-supply-document.ts';
import { requireSeparateDuties } from '../orders/require-separate-duties.ts';
import { holdVendor } from '../vendors/hold-vendor.ts';
import { lockInvoice, type LockedInvoice } from './invoice-rows.ts';
import { readPaidSince } from './paid-since.query.ts';
import { insertVendorPayment } from './payment-rows.ts';
import { readVendorPayment } from './payments.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof payableEndpoints.payVendor>;

/** The account in use that a vendor is paid to; refused where it has none. */
export async function requireBank({ db, lId }: Ctx, vendorId: string, vendor: string): Promise<string> {
  const { rows } = await sql<{ bank_id: string }>`
    select bank_id from vendor_bank where l_id = ${lId} and vendor_id = ${vendorId} and state = ${BANK.active}`.execute(
    db,
  );
  if (rows[0] === undefined) throw refuse('vendor-without-bank', { details: { vendor } });
  return rows[0].bank_id;
}

interface Owed {
  /** Place of the invoices that are paid. */
  readonly locationId: string;
  /** What is paid of them without GST, in paise. */
  readonly taxable: number;
  readonly orderIds: readonly string[];
}

type Part = Body['invoices'][number];

/** What a payment pays of invoices, and, negative, what it uses of claims on invoices that were paid. */
export function partsOf({ invoices, claims = [] }: Body): readonly Part[] {
  return [
    ...invoices,
    ...claims.map(({ invoiceId, amountPaise }) => ({ invoiceId, amountPaise: -amountPaise })),
  ];
}

/** Refuses to pay more than is owed of an invoice, or to use more of a claim than is left; claims that wait are neither owed nor used. */
function requireLeft(invoice: LockedInvoice, amountPaise: number): void {
  const { invoiceNo, totalPaise, claimed, generated, paid } = invoice;
  const left = amountPaise > 0 ? totalPaise - claimed - paid : generated + paid - totalPaise;
  if (Math.abs(amountPaise) <= left) return;
  const details = {
    invoice: invoiceNo,
    amount: formatRupees(Math.abs(amountPaise)),
    left: formatRupees(Math.max(0, left)),
  };
  throw refuse(amountPaise > 0 ? 'invoice-overpaid' : 'claim-overused', { details });
}

/** What is paid of invoices and used of claims; refused beyond what is owed or left, or where claims come to more than is paid. */
export async function requireOwed(ctx: Ctx, body: Body): Promise<Owed> {
  const parts = partsOf(body);
  const places: string[] = [];
  const orderIds: string[] = [];
  let taxable = 0;
  if (new Set(parts.map(({ invoiceId }) => invoiceId)).size < parts.length)
    throw refuseField('invoices', 'name-each-invoice-once');
  if (grossOf(body) < 0) throw refuseField('claims', 'claims-beyond-payment');
  for (const { invoiceId, amountPaise } of parts.toSorted((a, b) => a.invoiceId.localeCompare(b.invoiceId))) {
    const invoice = await lockInvoice(ctx, invoiceId);
    const { invoiceNo, totalPaise, gstPaise, state } = invoice;
    if (invoice.vendorId !== body.vendorId) throw refuse('not-found');
    if (state !== 'posted') throw refuse('invoice-not-posted', { details: { invoice: invoiceNo } });
    requireLeft(invoice, amountPaise);
    places.push(invoice.locationId);
    orderIds.push(invoice.orderId);
    taxable += withoutGst(amountPaise, { total: totalPaise, gst: gstPaise });
  }
  const [first] = places;
  if (first === undefined) throw new Error('A payment is for an invoice');
  return { locationId: first, taxable, orderIds };
}

/** What a payment comes to before tax is deducted, in paise. */
export function grossOf(body: Body): number {
  return partsOf(body).reduce((sum, { amountPaise }) => sum + amountPaise, 0);
}

/** Pays invoices of a vendor in the name of `paidBy`, less the tax that its section asks for by what the year brought, on the value without GST. */
export async function makePayment(
  ctx: Ctx,
  body: Body,
  paidBy: string,
): Promise<AnswerOf<typeof payableEndpoints.payVendor>> {
  const { paymentId, vendorId } = body;
  const invoices = partsOf(body);
  const { name, tdsSection, pan, gstin } = await holdVendor(ctx, vendorId);
  const { locationId, taxable } = await requireOwed(ctx, body);
  const bankId = await requireBank(ctx, vendorId, name);
  const gross = grossOf(body);
  const year = await readPaidSince(ctx, vendorId, financialYearBegan(ctx.lab.timeZone, ctx.now));
  const day = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const tds = tdsOf({ section: tdsSection, pan: pan ?? panOfGstin(gstin ?? ''), day }, year, taxable);
  await makeSupplyDocument(ctx, { documentId: paymentId, series: 'Y', locationId });
  await insertVendorPayment(ctx, {
    paymentId,
    vendorId,
    bankId,
    locationId,
    gross,
    tds,
    tdsSection,
    invoices,
    paidBy,
  });
  const postings = vendorPaymentPostings(gross, tds);
  await postVouchers(ctx, locationId, [{ billId: null, supplyId: paymentId, postings }]);
  recordEvent(ctx, {
    entityKind: 'VENDOR_PAYMENT',
    entityId: paymentId,
    parts: [vendorId, ...invoices.map(({ invoiceId }) => invoiceId)],
    action: 'pay',
    after: { grossPaise: gross, tdsPaise: tds, tdsSection },
  });
  await numberOtherDocuments(ctx, [{ documentId: paymentId, series: 'Y' }]);
  return readVendorPayment(ctx, paymentId);
}

/** Pays at once what the lab pays without approval. */
export const payVendor = serve(payableEndpoints.payVendor, async (ctx, body: Body) => {
  const limit = paiseOfRupees(labSettingOf(ctx.lab.switches, 'vendorPaymentLimitRupees'));
  const gross = grossOf(body);
  await holdVendor(ctx, body.vendorId);
  const { orderIds } = await requireOwed(ctx, body);
  await requireSeparateDuties(ctx, 'payment', orderIds);
  if (gross > limit) {
    const details = { amount: formatRupees(gross), limit: formatRupees(limit) };
    throw refuse('payment-needs-approval', { details });
  }
  return makePayment(ctx, body, ctx.caller.userId);
});
