import {
  bankFile,
  bookVendorInvoice,
  listPayables,
  listReturns,
  listVendorDebitNotes,
  listVendorInvoices,
  makeVendorDebitNote,
  moveVendorDebitNote,
  payVendor,
  readVendorInvoice,
  returnGoods,
  returnNotePdf,
  vendorLedger,
} from '@nidan/contract/supply/payables/payable-endpoints';
import {
  matchBankLines,
  proposeBankMatches,
  undoBankMatch,
} from '@nidan/contract/money/bank-statements/bank-statement-endpoints';
import { orderState } from '@nidan/contract/supply/orders/order-endpoints';
import { listReceipts, receiveGoods } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { readTable } from '../../../kernel/imports/read-table.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { accountWith } from '../../money/bank-statements/testing/statements-of-lab.ts';
import { approvalRulesOf } from '../../people/approvals/testing/approval-rules-of.ts';
import { dayFromNow } from '../inventory/testing/stock-of-lab.ts';
import { draftOrder, issuedOrder, orderBody } from '../orders/testing/order-of-lab.ts';
import { receiptBody, receivedOrder } from '../receipts/testing/receipt-of-lab.ts';
import { approveLatest, buyerOf, receiverOf } from '../vendors/testing/vendor-of-lab.ts';
import { bankOf, invoiceBody, postedInvoice } from './testing/invoice-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const type of ['vendor invoice', 'vendor debit note', 'material return'] as const)
    await approvalRulesOf(app, type);
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });
const accounts = () => app.as('Accountant');

describe('the invoice of a vendor', () => {
  it('that agrees is posted, and is owed from then on', async () => {
    const { invoice } = await postedInvoice(world());
    expect(invoice).toMatchObject({
      state: 'posted',
      totalPaise: 1_512_000,
      duePaise: 1_512_000,
      faults: 0,
      dueOn: dayFromNow(30),
    });
    const { rows, duePaise } = await accounts().ok(listPayables, { query: {} });
    expect(rows.find(({ vendorId }) => vendorId === invoice.vendorId)).toMatchObject({
      duePaise: 1_512_000,
      invoices: 1,
    });
    expect(duePaise).toBeGreaterThanOrEqual(1_512_000);
    const ledger = await accounts().ok(vendorLedger, { query: { vendorId: invoice.vendorId } });
    expect(ledger.rows).toMatchObject([
      { kind: 'vendorInvoice', number: invoice.number, balancePaise: 1_512_000 },
    ]);
  });

  it('is booked once, for an order that was issued, with the GST of its state', async () => {
    const buyer = await buyerOf(app);
    const { invoice, details } = await postedInvoice(world());
    const again = invoiceBody(details, { invoiceNo: ` ${invoice.invoiceNo.toLowerCase()}` });
    expect(await buyer.refused(bookVendorInvoice, { body: again })).toMatchObject({ code: 'invoice-used' });
    const near = invoiceBody(details, { invoiceNo: invoice.invoiceNo.replace('-', '/') });
    expect(await buyer.refused(bookVendorInvoice, { body: near })).toMatchObject({
      status: 409,
      code: 'invoice-number-near',
    });
    const other = await buyer.ok(bookVendorInvoice, { body: { ...near, isOtherNumber: true } });
    expect(other.invoice).toMatchObject({ invoiceNo: near.invoiceNo });
    // The year before began its numbers by itself.
    const lastYear = invoiceBody(details, { invoiceNo: invoice.invoiceNo, dated: dayFromNow(-366) });
    expect((await buyer.ok(bookVendorInvoice, { body: lastYear })).invoice.invoiceNo).toBe(invoice.invoiceNo);
    const inter = invoiceBody(details, { taxKind: 'INTER_STATE', difference: 'debit-note' });
    expect(await buyer.refused(bookVendorInvoice, { body: inter })).toMatchObject({
      code: 'invoice-other-tax',
    });
    const fresh = (await receivedOrder(world())).details;
    const asked = invoiceBody(fresh, { taxKind: 'INTER_STATE' });
    const waiting = await buyer.ok(bookVendorInvoice, { body: asked });
    expect(waiting).toMatchObject({
      invoice: { state: 'waiting', taxKind: 'INTER_STATE', igstPaise: 72_000, cgstPaise: 0 },
      lines: [{ faults: ['tax-differs'] }],
    });
    await approveLatest(app, 'vendor invoice');
    const { invoiceId } = asked;
    expect((await buyer.ok(readVendorInvoice, { query: { invoiceId } })).invoice.state).toBe('posted');
    const draft = invoiceBody(await draftOrder(world()));
    expect(await buyer.refused(bookVendorInvoice, { body: draft })).toMatchObject({
      code: 'invoice-before-issue',
    });
    const late = invoiceBody(details, { dated: dayFromNow(2) });
    expect(await buyer.refused(bookVendorInvoice, { body: late })).toMatchObject({
      errors: [{ field: 'dated' }],
    });
  });

  it('that differs waits for an approval, which posts it', async () => {
    const buyer = await buyerOf(app);
    const { details } = await receivedOrder(world());
    const { invoice, lines } = await buyer.ok(bookVendorInvoice, {
      body: invoiceBody(details, {}, { ratePaise: 252_000 }),
    });
    expect(invoice).toMatchObject({ state: 'waiting', faults: 1, duePaise: 0 });
    expect(lines).toMatchObject([{ faults: ['rate-differs'] }]);
    await approveLatest(app, 'vendor invoice');
    const { invoice: posted } = await buyer.ok(readVendorInvoice, {
      query: { invoiceId: invoice.invoiceId },
    });
    expect(posted).toMatchObject({ state: 'posted', duePaise: posted.totalPaise });
  });

  it('for more than came is claimed by a debit note, which an approval generates', async () => {
    const buyer = await buyerOf(app);
    const { details } = await receivedOrder(world(), { accepted: '5' });
    const body = invoiceBody(details, { difference: 'debit-note' });
    const { invoice } = await buyer.ok(bookVendorInvoice, { body });
    expect(invoice).toMatchObject({ state: 'posted', totalPaise: 1_512_000, duePaise: 1_512_000 });
    const { rows } = await buyer.ok(listVendorDebitNotes, { query: { invoiceId: invoice.invoiceId } });
    expect(rows).toMatchObject([{ state: 'created', amountPaise: 252_000, number: null, can: ['submit'] }]);
    const [note] = rows;
    const move = { noteId: note?.noteId ?? '', version: note?.version ?? 0, approvalId: newId() };
    expect(await buyer.refused(moveVendorDebitNote, { body: { ...move, action: 'generate' } })).toMatchObject(
      {
        code: 'transition-refused',
      },
    );
    expect(await buyer.ok(moveVendorDebitNote, { body: { ...move, action: 'submit' } })).toMatchObject({
      state: 'pending',
    });
    await approveLatest(app, 'vendor debit note');
    const { rows: approved } = await buyer.ok(listVendorDebitNotes, {
      query: { invoiceId: invoice.invoiceId },
    });
    const generate = { ...move, version: approved[0]?.version ?? 0, action: 'generate' as const };
    const generated = await buyer.ok(moveVendorDebitNote, { body: generate });
    expect(generated).toMatchObject({ state: 'generated', number: expect.stringMatching(/E\d\d-/u) });
    const { invoice: after } = await buyer.ok(readVendorInvoice, { query: { invoiceId: invoice.invoiceId } });
    expect(after).toMatchObject({ claimedPaise: 252_000, duePaise: 1_260_000 });
    const { rows: ledger } = await buyer.ok(vendorLedger, { query: { vendorId: invoice.vendorId } });
    expect(ledger.at(-1)).toMatchObject({ kind: 'vendorDebit', balancePaise: 1_260_000 });
  });
});

describe('a return', () => {
  it('lowers what an invoice may bill, and claims nothing where nothing was billed', async () => {
    const buyer = await buyerOf(app);
    const { details } = await receivedOrder(world());
    const { orderId } = details.order;
    const receipts = await buyer.ok(listReceipts, { query: { orderId } });
    const lotId = receipts.rows[0]?.lines[0]?.lotId ?? '';
    const lines = [{ lotId, quantity: '2', unit: 'box' as const }];
    await buyer.ok(returnGoods, {
      body: { returnId: newId(), orderId, lines, approvalId: newId(), reason: 'Cracked' },
    });
    await approveLatest(app, 'material return');
    const kept = invoiceBody(details, {}, { quantity: '4' });
    const { invoice } = await buyer.ok(bookVendorInvoice, { body: kept });
    expect(invoice).toMatchObject({ state: 'posted', faults: 0 });
    const more = await buyer.ok(bookVendorInvoice, { body: invoiceBody(details, {}, { quantity: '1' }) });
    expect(more).toMatchObject({ invoice: { state: 'waiting' }, lines: [{ faults: ['over-invoiced'] }] });
    const { rows } = await buyer.ok(listVendorDebitNotes, { query: { invoiceId: invoice.invoiceId } });
    expect(rows).toEqual([]);
  });

  it('takes the lots out once it is approved, and is claimed once', async () => {
    const buyer = await buyerOf(app);
    const { invoice, details } = await postedInvoice(world());
    const { orderId } = details.order;
    const receipts = await buyer.ok(listReceipts, { query: { orderId } });
    const lotId = receipts.rows[0]?.lines[0]?.lotId ?? '';
    const body = {
      returnId: newId(),
      orderId,
      lines: [{ lotId, quantity: '1', unit: 'box' as const }],
      approvalId: newId(),
      reason: 'Cracked',
    };
    expect(await buyer.ok(returnGoods, { body })).toMatchObject({ state: 'waiting', number: null });
    const claim = {
      noteId: newId(),
      invoiceId: invoice.invoiceId,
      returnId: body.returnId,
      amountPaise: 252_000,
      reason: 'Cracked',
    };
    expect(await buyer.refused(makeVendorDebitNote, { body: claim })).toMatchObject({
      code: 'return-not-posted',
    });
    await approveLatest(app, 'material return');
    const { rows } = await buyer.ok(listReturns, { query: { orderId } });
    expect(rows).toMatchObject([{ state: 'posted', valuePaise: 252_000, lines: [{ quantity: '50' }] }]);
    const note = await buyer.call(returnNotePdf, { query: { returnId: body.returnId } });
    expect([note.status, note.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    const unknown = await buyer.refused(returnNotePdf, { query: { returnId: newId() } });
    expect(unknown.code).toBe('not-found');
    const { rows: drafted } = await buyer.ok(listVendorDebitNotes, {
      query: { invoiceId: invoice.invoiceId },
    });
    expect(drafted).toMatchObject([
      { returnId: body.returnId, amountPaise: 252_000, state: 'created', can: ['submit'] },
    ]);
    const { invoice: owed } = await buyer.ok(readVendorInvoice, { query: { invoiceId: invoice.invoiceId } });
    expect(owed).toMatchObject({ duePaise: 1_512_000, pendingClaimPaise: 252_000 });
    const payables = await accounts().ok(listPayables, { query: {} });
    const own = payables.rows.find(({ vendorId }) => vendorId === invoice.vendorId);
    expect(own).toMatchObject({ duePaise: 1_512_000, pendingClaimPaise: 252_000 });
    expect(await buyer.refused(makeVendorDebitNote, { body: claim })).toMatchObject({
      code: 'return-claimed',
    });
  });
});

describe('a payment', () => {
  it('goes to an account that was approved, at most what is owed, and into the file of the bank', async () => {
    const { invoice } = await postedInvoice(world());
    const { vendorId, invoiceId } = invoice;
    const body = { paymentId: newId(), vendorId, invoices: [{ invoiceId, amountPaise: 1_000_000 }] };
    expect(await accounts().refused(payVendor, { body })).toMatchObject({ code: 'vendor-without-bank' });
    await bankOf(app, vendorId);
    const over = { ...body, invoices: [{ invoiceId, amountPaise: 1_512_001 }] };
    expect(await accounts().refused(payVendor, { body: over })).toMatchObject({ code: 'invoice-overpaid' });
    const paid = await accounts().ok(payVendor, { body });
    expect(paid).toMatchObject({ grossPaise: 1_000_000, tdsPaise: 0, netPaise: 1_000_000 });
    const { rows } = await accounts().ok(listVendorInvoices, { query: { vendorId, due: true } });
    expect(rows).toMatchObject([{ duePaise: 512_000, paidPaise: 1_000_000 }]);
    for (const day of ['0001-01-01', '9999-12-31'])
      expect((await accounts().call(bankFile, { query: { day } })).status).toBeLessThan(500);
    const file = await accounts().call(bankFile, { query: { day: dayFromNow(0) } });
    expect(file.bytes.toString()).toContain(paid.number);
    const query = { day: dayFromNow(0), bank: 'ICICI', format: 'excel' } as const;
    const workbook = await accounts().call(bankFile, { query });
    const sheet = JSON.stringify(await readTable('bank.xlsx', workbook.bytes));
    for (const words of ['BENE_ACC_NO', '"50200012345678"', paid.number, 'Total of'])
      expect(sheet).toContain(words);
    const ledger = await accounts().ok(vendorLedger, { query: { vendorId } });
    expect(ledger.rows.at(-1)).toMatchObject({ kind: 'vendorPayment', balancePaise: 512_000 });
  });

  it('is proposed by its number for the line of the bank that it is, and matched with that one alone', async () => {
    const { invoice } = await postedInvoice(world());
    const { vendorId, invoiceId } = invoice;
    await bankOf(app, vendorId);
    const body = { paymentId: newId(), vendorId, invoices: [{ invoiceId, amountPaise: 70_000 }] };
    const { number } = await accounts().ok(payVendor, { body });
    const { person, account, lineOf } = await accountWith(app, [
      { amount: -700, narration: `NEFT DR ${number}` },
      { amount: -700.5 },
    ]);
    const query = { accountId: account.accountId };
    const [proposal] = (await person.ok(proposeBankMatches, { query })).proposals;
    expect(proposal).toMatchObject({ lineId: lineOf(-700).lineId, by: 'reference' });
    const match = (rupees: number) => {
      const { lineId } = lineOf(rupees);
      const meaning = 'vendorPayment' as const;
      return { matchId: newId(), lineId, meaning, documentId: body.paymentId, note: '' };
    };
    expect(await person.refused(matchBankLines, { body: { matches: [match(-700.5)] } })).toMatchObject({
      code: 'bank-amount-differs',
    });
    const said = match(-700);
    const { lines } = await person.ok(matchBankLines, { body: { matches: [said] } });
    expect(lines).toMatchObject([{ match: { meaning: 'vendorPayment', document: number, can: ['undo'] } }]);
    expect(await person.ok(proposeBankMatches, { query })).toEqual({ proposals: [] });
    expect(await person.refused(matchBankLines, { body: { matches: [match(-700.5)] } })).toMatchObject({
      code: 'bank-money-not-expected',
    });
    expect(await offencesIn(app)).toEqual([]);
    const undo = { matchId: said.matchId, reason: 'Of another vendor' };
    expect(await person.ok(undoBankMatch, { body: undo })).toMatchObject({ match: null });
  });

  it('deducts tax at the source on the value without GST, by all that the year brought', async () => {
    const buyer = await buyerOf(app);
    const body = await orderBody(world());
    const lines = body.lines.map((line) => ({ ...line, quantity: '30' }));
    const issued = await issuedOrder(world(), { ...body, lines });
    await (await receiverOf(app)).ok(receiveGoods, { body: receiptBody(issued) });
    const details = await buyer.ok(orderState, { query: { orderId: body.orderId } });
    const { invoice } = await buyer.ok(bookVendorInvoice, { body: invoiceBody(details) });
    const { vendorId, invoiceId } = invoice;
    await bankOf(app, vendorId);
    await asOwner(app, (db) =>
      db
        .updateTable('vendor')
        .set({ tds_section: '194J', pan: 'AAACL1234C' })
        .where('vendor_id', '=', vendorId)
        .execute(),
    );
    const pay = (amountPaise: number) => {
      const paid = { paymentId: newId(), vendorId, invoices: [{ invoiceId, amountPaise }] };
      return accounts().ok(payVendor, { body: paid });
    };
    // 72,450 is 69,000 and GST of 5 %; 42,000 is 40,000, within the 50,000 of the year.
    expect(invoice.totalPaise).toBe(7_245_000);
    expect(await pay(4_200_000)).toMatchObject({ tdsPaise: 0 });
    expect(await pay(3_045_000)).toMatchObject({ tdsPaise: 690_000, netPaise: 2_355_000 });
  });
});
