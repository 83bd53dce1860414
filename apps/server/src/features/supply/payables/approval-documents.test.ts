import { listApprovals, readApproval } from '@nidan/contract/people/approvals/approval-endpoints';
import {
  bookVendorInvoice,
  makeVendorDebitNote,
  moveVendorDebitNote,
  returnGoods,
} from '@nidan/contract/supply/payables/payable-endpoints';
import {
  askVendorBank,
  submitVendor,
  vendorFullDetails,
} from '@nidan/contract/supply/vendors/vendor-endpoints';
import type { ApprovalType } from '@nidan/domain/enumerations/approvals';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { personWith } from '../../../testing/person-with.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvalRulesOf } from '../../people/approvals/testing/approval-rules-of.ts';
import { askedContract } from '../contracts/testing/contract-of-lab.ts';
import { acceptedOrder, issuedOrder, orderBody } from '../orders/testing/order-of-lab.ts';
import { receivedOrder } from '../receipts/testing/receipt-of-lab.ts';
import { activeVendor, buyerOf, draftVendor } from '../vendors/testing/vendor-of-lab.ts';
import { bankOf, invoiceBody, postedInvoice } from './testing/invoice-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const type of ['vendor', 'vendor invoice', 'vendor debit note', 'material return'] as const)
    await approvalRulesOf(app, type);
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });

/** The document of the request that was asked for last, as the manager sees it; its facts by what they are. */
async function documentOf(type: ApprovalType) {
  const manager = app.as('Manager');
  const { rows } = await manager.ok(listApprovals, { query: { type } });
  const approvalId = rows[0]?.approvalId ?? '';
  const { document } = await manager.ok(readApproval, { query: { approvalId } });
  if (document === null) throw new Error(`The request for a ${type} has no document`);
  const facts = new Map(document.facts.map(({ what, value, former }) => [what, former ?? value]));
  return { ...document, facts, values: new Map(document.facts.map(({ what, value }) => [what, value])) };
}

describe('a request for approval shows', () => {
  it('the lines of an order, each rate beside that of the contract and the last one', async () => {
    const body = await orderBody(world());
    const first = await issuedOrder(world(), body);
    const [line] = body.lines;
    const lines = line === undefined ? [] : [{ ...line, lineId: newId(), ratePaise: 260_000 }];
    const { order } = await acceptedOrder(world(), { ...body, orderId: newId(), lines });
    const { facts, ...document } = await documentOf('purchase order');
    expect(document).toMatchObject({ targetId: order.orderId, hasPdf: true });
    expect(document.lines).toMatchObject([
      {
        name: first.lines[0]?.name,
        quantity: '6',
        ratePaise: 260_000,
        agreedPaise: first.lines[0]?.contractPaise,
        lastPaise: first.lines[0]?.ratePaise,
      },
    ]);
    expect(document.lines[0]?.agreedPaise).toBe(240_000);
    expect(facts.get('document')).toBe(order.number);
    expect(facts.get('vendor')).toBe(order.vendor);
    expect(facts.get('total')).toMatch(/^16,380/u);
  });

  it('who a new vendor is: GST number, PAN, address and account', async () => {
    const buyer = await buyerOf(app);
    const { vendorId, version } = await draftVendor(app, {
      type: 'business_gst',
      gstin: '27AAPFU0939F1ZV',
      pan: 'AAPFU0939F',
    });
    const account = {
      accountName: 'Vendor',
      accountNo: '50200012345678',
      ifsc: 'HDFC0000123',
      bank: 'HDFC Bank',
    };
    const ids = { bankId: newId(), approvalId: newId(), vendorId, version };
    const { vendor } = await buyer.ok(askVendorBank, { body: { ...ids, ...account, reason: 'Account' } });
    const asked = { vendorId, version: vendor.version, approvalId: newId(), reason: 'Better rates' };
    await buyer.ok(submitVendor, { body: asked });
    const { facts } = await documentOf('vendor');
    expect(facts.get('gstin')).toBe('27AAPFU0939F1ZV');
    expect(facts.get('pan')).toBe('AAPFU0939F');
    expect(facts.get('account')).toContain('50200012345678, HDFC0000123');
    expect(facts.get('place')).toContain('Pune 411026');
  });

  it('the account that a vendor is to be paid to beside the former one, masked for a demo user', async () => {
    const buyer = await buyerOf(app);
    const { vendorId } = await activeVendor(app);
    await bankOf(app, vendorId);
    const { version } = (await buyer.ok(vendorFullDetails, { query: { vendorId } })).vendor;
    const account = {
      accountName: 'Vendor',
      accountNo: '91100099887766',
      ifsc: 'ICIC0000456',
      bank: 'ICICI',
    };
    const body = { bankId: newId(), approvalId: newId(), vendorId, version, ...account, reason: 'Moved' };
    await buyer.ok(askVendorBank, { body });
    const { facts, values } = await documentOf('vendor');
    expect(values.get('account')).toContain('91100099887766');
    expect(facts.get('account')).toContain('50200012345678');
    const demo = await personWith(app, { approvals: 15 }, { isDemoUser: true });
    const { document } = await demo.client.ok(readApproval, { query: { approvalId: body.approvalId } });
    expect(JSON.stringify(document)).not.toContain('91100099887766');
  });

  it('the slabs of a contract', async () => {
    const { contractId } = await askedContract(world());
    const document = await documentOf('vendor rate contract');
    expect(document.targetId).toBe(contractId);
    expect(document.lines).toMatchObject([
      { quantity: '≥ 1', ratePaise: 240_000 },
      { quantity: '≥ 10', ratePaise: 230_000 },
    ]);
  });

  it('an invoice that differs, each rate beside that of its order', async () => {
    const { details } = await receivedOrder(world());
    const body = invoiceBody(details, {}, { ratePaise: 252_000 });
    await (await buyerOf(app)).ok(bookVendorInvoice, { body });
    const document = await documentOf('vendor invoice');
    expect(document.facts.get('invoice')).toContain(body.invoiceNo);
    expect(document.lines).toMatchObject([
      { ratePaise: 252_000, agreedPaise: 240_000, faults: ['rate-differs'] },
    ]);
  });

  it('a claim, and the lots that go back', async () => {
    const buyer = await buyerOf(app);
    const { receipt, details } = await receivedOrder(world());
    const lotId = receipt.lines[0]?.lotId ?? '';
    const lines = [{ lotId, quantity: '1', unit: 'box' as const }];
    const { orderId } = details.order;
    const returned = { returnId: newId(), orderId, lines, approvalId: newId(), reason: 'Cracked' };
    await buyer.ok(returnGoods, { body: returned });
    const back = await documentOf('material return');
    expect(back).toMatchObject({ targetId: returned.returnId, hasPdf: true });
    expect(back.lines).toMatchObject([{ quantity: '50', note: receipt.lines[0]?.lotNo }]);
    const { invoice } = await postedInvoice(world());
    const claim = { noteId: newId(), invoiceId: invoice.invoiceId, amountPaise: 50_000, reason: 'Cracked' };
    const note = await buyer.ok(makeVendorDebitNote, { body: claim });
    const move = {
      noteId: note.noteId,
      version: note.version,
      action: 'submit',
      approvalId: newId(),
    } as const;
    await buyer.ok(moveVendorDebitNote, { body: move });
    const { facts } = await documentOf('vendor debit note');
    expect(facts.get('invoice')).toContain(invoice.invoiceNo);
    expect(facts.get('note')).toBe('Cracked');
  });
});
