import {
  bookVendorInvoice,
  makeVendorDebitNote,
  moveVendorDebitNote,
  payVendor,
} from '@nidan/contract/supply/payables/payable-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp } from '../../../../testing/app-on-database.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { approvalRulesOf } from '../../../people/approvals/testing/approval-rules-of.ts';
import { receivedOrder } from '../../receipts/testing/receipt-of-lab.ts';
import { approveLatest, buyerOf } from '../../vendors/testing/vendor-of-lab.ts';
import { bankOf, invoiceBody } from './invoice-of-lab.ts';

type World = Pick<LabWorld, 'app' | 'lab'>;

/** Two invoices of three boxes each for an order of which six came, ₹7,560 each, of a vendor with an account. */
export async function twoInvoices(world: World) {
  const buyer = await buyerOf(world.app);
  const { details, receipt } = await receivedOrder(world);
  const book = async () => {
    const body = invoiceBody(details, {}, { quantity: '3' });
    return (await buyer.ok(bookVendorInvoice, { body })).invoice;
  };
  const [first, second] = [await book(), await book()];
  const { vendorId } = first;
  await bankOf(world.app, vendorId);
  return { buyer, details, receipt, first, second, vendorId };
}

/** Has a claim approved and its debit note generated. */
export async function generateNote(app: TestApp, noteId: string, version: number): Promise<void> {
  const buyer = await buyerOf(app);
  const move = { noteId, version, approvalId: newId() };
  await buyer.ok(moveVendorDebitNote, { body: { ...move, action: 'submit' } });
  await approveLatest(app, 'vendor debit note');
  await buyer.ok(moveVendorDebitNote, { body: { ...move, version: version + 2, action: 'generate' } });
}

/** A payment of ₹1,000 of an invoice, which uses ₹500 of a claim on another one that was paid. */
export async function paymentWithClaim(world: World) {
  await approvalRulesOf(world.app, 'vendor debit note');
  const { buyer, first, second, vendorId } = await twoInvoices(world);
  const whole = [{ invoiceId: first.invoiceId, amountPaise: first.totalPaise }];
  const paid = { paymentId: newId(), vendorId, invoices: whole };
  await world.app.as('Accountant').ok(payVendor, { body: paid });
  const claim = { noteId: newId(), invoiceId: first.invoiceId, amountPaise: 50_000, reason: 'Cracked' };
  const { noteId, version } = await buyer.ok(makeVendorDebitNote, { body: claim });
  await generateNote(world.app, noteId, version);
  return {
    paymentId: newId(),
    vendorId,
    invoices: [{ invoiceId: second.invoiceId, amountPaise: 100_000 }],
    claims: [{ invoiceId: first.invoiceId, amountPaise: 50_000 }],
  };
}
