import { orderState } from '@nidan/contract/supply/orders/order-endpoints';
import {
  askVendorPayment,
  bankFile,
  bookVendorInvoice,
  listPayables,
  listReturns,
  listVendorDebitNotes,
  listVendorInvoices,
  listVendorPayments,
  makeVendorDebitNote,
  moveVendorDebitNote,
  payVendor,
  readVendorInvoice,
  recordTransfer,
  returnGoods,
  returnNotePdf,
  vendorDebitNotePdf,
  vendorLedger,
} from '@nidan/contract/supply/payables/payable-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { approvalRulesOf } from '../../../people/approvals/testing/approval-rules-of.ts';
import { dayFromNow } from '../../inventory/testing/stock-of-lab.ts';
import { receivedOrder } from '../../receipts/testing/receipt-of-lab.ts';
import { approveLatest, buyerOf } from '../../vendors/testing/vendor-of-lab.ts';
import { paymentWithClaim } from './claims-of-lab.ts';
import { invoiceBody, postedInvoice } from './invoice-of-lab.ts';

const reason = 'Came cracked';

async function claim(world: LabWorld) {
  const { invoice } = await postedInvoice(world);
  const { invoiceId } = invoice;
  const body = { noteId: newId(), invoiceId, amountPaise: 50_000, reason };
  return (await buyerOf(world.app)).ok(makeVendorDebitNote, { body });
}

async function returnBody(world: LabWorld) {
  await approvalRulesOf(world.app, 'material return');
  const { receipt, details } = await receivedOrder(world);
  const lotId = receipt.lines[0]?.lotId ?? '';
  const { orderId } = details.order;
  const lines = [{ lotId, quantity: '1', unit: 'box' as const }];
  return { returnId: newId(), orderId, lines, approvalId: newId(), reason };
}

export const payableCases: readonly RouteCase[] = [
  forRoute(listVendorInvoices).send(async (world) => {
    const { vendorId, orderId } = (await postedInvoice(world)).invoice;
    return { query: { state: 'posted', due: true, vendorId, orderId } };
  }),
  forRoute(readVendorInvoice).send(async (world) => ({
    query: { invoiceId: (await postedInvoice(world)).invoice.invoiceId },
  })),
  forRoute(bookVendorInvoice).send(async (world) => ({
    body: invoiceBody((await receivedOrder(world)).details),
  })),
  forRoute(listReturns).send(async (world) => {
    const body = await returnBody(world);
    await (await buyerOf(world.app)).ok(returnGoods, { body });
    return { query: { orderId: body.orderId } };
  }),
  forRoute(returnNotePdf).send(async (world) => {
    const body = await returnBody(world);
    await (await buyerOf(world.app)).ok(returnGoods, { body });
    return { query: { returnId: body.returnId } };
  }),
  forRoute(returnGoods).send(async (world) => ({ body: await returnBody(world) })),
  forRoute(listVendorDebitNotes).send(async (world) => ({
    query: { state: 'created', invoiceId: (await claim(world)).invoiceId },
  })),
  forRoute(makeVendorDebitNote).send(async (world) => {
    const body = await returnBody(world);
    const buyer = await buyerOf(world.app);
    await buyer.ok(returnGoods, { body });
    await approveLatest(world.app, 'material return');
    const { rows } = await buyer.ok(listReturns, { query: { orderId: body.orderId } });
    const details = await buyer.ok(orderState, { query: { orderId: body.orderId } });
    const billed = invoiceBody(details, {}, { quantity: '5' });
    const { invoice } = await buyer.ok(bookVendorInvoice, { body: billed });
    const { invoiceId } = invoice;
    const returnId = rows[0]?.returnId ?? '';
    return { body: { noteId: newId(), invoiceId, returnId, amountPaise: 252_000, reason } };
  }),
  forRoute(moveVendorDebitNote).send(async (world) => {
    await approvalRulesOf(world.app, 'vendor debit note');
    const { noteId, version } = await claim(world);
    return { body: { noteId, version, action: 'submit', approvalId: newId() } };
  }),
  forRoute(vendorDebitNotePdf).send(async (world) => ({ query: { noteId: (await claim(world)).noteId } })),
  forRoute(listPayables).send(async (world) => {
    await postedInvoice(world);
    return {};
  }),
  forRoute(vendorLedger).send(async (world) => ({
    query: { vendorId: (await postedInvoice(world)).invoice.vendorId },
  })),
  forRoute(listVendorPayments).send(async (world) => ({
    query: { vendorId: (await postedInvoice(world)).invoice.vendorId },
  })),
  forRoute(payVendor).send(async (world) => ({ body: await paymentWithClaim(world) })),
  forRoute(askVendorPayment).send(async (world) => {
    await approvalRulesOf(world.app, 'vendor payment');
    return { body: { ...(await paymentWithClaim(world)), approvalId: newId(), reason } };
  }),
  forRoute(recordTransfer).send(async (world) => {
    const body = await paymentWithClaim(world);
    const { paymentId } = await world.app.as('Accountant').ok(payVendor, { body });
    return {
      body: { paymentId, version: 0, transferredOn: dayFromNow(0), utr: `UTR${paymentId.slice(-8)}` },
    };
  }),
  forRoute(bankFile).send(async () => ({ query: { day: dayFromNow(0) } })),
];
