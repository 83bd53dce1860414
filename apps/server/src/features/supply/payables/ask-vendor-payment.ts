import * as payableEndpoints from '@nidan/contract/supply/payables/payable-endpoints';
import { vendorPaymentFields } from '@nidan/contract/supply/payables/payable-endpoints';
import type { ApprovalDocument } from '@nidan/contract/people/approvals/approval-view';
import { formatRupees, rupeesAndPaise } from '@nidan/domain/money/rupees';
import { formatDate } from '@nidan/domain/time/indian-date';
import { type Static, Type } from 'typebox';
import { Value } from 'typebox/value';
import { approvalLine } from '../../people/approvals/approval-line.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { ApprovalEffect, AskedEffect } from '../../people/approvals/approval-effect.ts';
import { askForApproval } from '../../people/approvals/ask-for-approval.ts';
import { requireSeparateDuties } from '../orders/require-separate-duties.ts';
import { holdVendor } from '../vendors/hold-vendor.ts';
import { fact, readPartyFacts } from '../vendors/vendor-facts.query.ts';
import { readInvoice } from './invoices.query.ts';
import { grossOf, makePayment, partsOf, requireBank, requireOwed } from './pay-vendor.ts';
import { serve } from '../../../kernel/http/serve.ts';

const Payment = Type.Object(vendorPaymentFields, { additionalProperties: false });
type Payment = Static<typeof Payment>;

/** Asks for approval of a payment that could be made now. */
export const askVendorPayment = serve(
  payableEndpoints.askVendorPayment,
  async (ctx, { approvalId, reason, ...payment }) => {
    const { paymentId, vendorId } = payment;
    const { name } = await holdVendor(ctx, vendorId);
    const { orderIds } = await requireOwed(ctx, payment);
    await requireSeparateDuties(ctx, 'payment', orderIds);
    await requireBank(ctx, vendorId, name);
    const gross = grossOf(payment);
    const state = await askForApproval(ctx, {
      approvalId,
      type: 'vendor payment',
      targetId: paymentId,
      billId: null,
      amountPaise: gross,
      asked: { what: `${name}, ${formatRupees(gross)}`, payment },
      reason: reason.trim(),
      isWithinLimit: false,
    });
    return { approvalId, state };
  },
);

/** The payment that a request asks for. */
function paymentAsked({ asked }: Pick<AskedEffect, 'asked'>): Payment {
  if (typeof asked === 'object' && asked !== null && 'payment' in asked) {
    return Value.Parse(Payment, asked.payment);
  }
  throw new Error('A request for a payment names it');
}

/** A payment as whoever approves it must see it: to whom it goes, and what is owed of each invoice. */
async function readPaymentDocument(ctx: Ctx, effect: AskedEffect): Promise<ApprovalDocument> {
  const payment = paymentAsked(effect);
  const { paymentId, vendorId } = payment;
  const lines: ApprovalDocument['lines'] = [];
  let owed = 0;
  for (const { invoiceId, amountPaise } of partsOf(payment)) {
    const invoice = await readInvoice(ctx, invoiceId);
    const { invoiceNo: name, dated, duePaise } = invoice;
    owed += duePaise;
    lines.push(
      approvalLine({ name, note: formatDate(dated), quantity: '', unit: '', totalPaise: amountPaise }),
    );
  }
  return {
    targetId: paymentId,
    hasPdf: false,
    facts: [
      ...(await readPartyFacts(ctx, vendorId)),
      ...fact('owed', rupeesAndPaise(owed)),
      ...fact('total', rupeesAndPaise(grossOf(payment))),
    ],
    lines,
  };
}

/** What the approval of a payment to a vendor does: it is paid in the name of whoever asked. */
export const vendorPaymentEffect: ApprovalEffect = {
  // Nothing is kept of it before it is made: making it locks the vendor and the invoices.
  lock: async () => undefined,
  apply: async (ctx, effect) => {
    await makePayment(ctx, paymentAsked(effect), effect.requestedBy);
  },
  document: readPaymentDocument,
  changes: async () => [],
};
