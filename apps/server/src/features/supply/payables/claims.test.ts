import {
  listPayables,
  listVendorDebitNotes,
  listVendorInvoices,
  makeVendorDebitNote,
  payVendor,
  readVendorInvoice,
  returnGoods,
  vendorLedger,
} from '@nidan/contract/supply/payables/payable-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { asOwner } from '../../../testing/as-owner.ts';
import { offencesIn } from '../../../testing/offences-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvalRulesOf } from '../../people/approvals/testing/approval-rules-of.ts';
import { approveLatest } from '../vendors/testing/vendor-of-lab.ts';
import { generateNote, twoInvoices } from './testing/claims-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  for (const type of ['vendor debit note', 'material return'] as const) await approvalRulesOf(app, type);
});
afterAll(() => app.close());

const accounts = () => app.as('Accountant');

const part = (invoiceId: string, amountPaise: number) => ({ invoiceId, amountPaise });
const world = () => ({ app, lab: app.lab });

describe('a claim on an invoice that is paid', () => {
  it('is owed by the vendor, and a later payment uses it', async () => {
    const { buyer, first, second, vendorId } = await twoInvoices(world());
    const pay = (
      invoices: readonly ReturnType<typeof part>[],
      claims: readonly ReturnType<typeof part>[],
    ) => ({
      body: { paymentId: newId(), vendorId, invoices: [...invoices], claims: [...claims] },
    });
    await accounts().ok(payVendor, pay([part(first.invoiceId, 756_000)], []));
    const claim = (amountPaise: number) => ({
      body: { noteId: newId(), invoiceId: first.invoiceId, amountPaise, reason: 'Cracked' },
    });
    expect((await buyer.refused(makeVendorDebitNote, claim(756_001))).code).toBe('invoice-overclaimed');
    const { noteId, version } = await buyer.ok(makeVendorDebitNote, claim(252_000));
    expect((await buyer.refused(makeVendorDebitNote, claim(504_001))).code).toBe('invoice-overclaimed');
    const early = pay([part(second.invoiceId, 756_000)], [part(first.invoiceId, 252_000)]);
    expect((await accounts().refused(payVendor, early)).code).toBe('claim-overused');
    await generateNote(app, noteId, version);

    const owed = async () =>
      (await accounts().ok(listPayables, { query: {} })).rows.find((row) => row.vendorId === vendorId);
    expect(await owed()).toMatchObject({ duePaise: 756_000, creditPaise: 252_000, invoices: 1 });
    const listed = await accounts().ok(listVendorInvoices, { query: { vendorId, credit: true } });
    expect(listed.rows).toMatchObject([{ invoiceId: first.invoiceId, duePaise: 0, creditPaise: 252_000 }]);

    const over = pay([part(second.invoiceId, 756_000)], [part(first.invoiceId, 252_001)]);
    expect((await accounts().refused(payVendor, over)).code).toBe('claim-overused');
    const beyond = pay([part(second.invoiceId, 100_000)], [part(first.invoiceId, 252_000)]);
    expect(await accounts().refused(payVendor, beyond)).toMatchObject({ errors: [{ field: 'claims' }] });
    const paid = await accounts().ok(payVendor, early);
    expect(paid).toMatchObject({ grossPaise: 504_000, netPaise: 504_000 });
    expect(await owed()).toBeUndefined();
    const { rows: ledger } = await accounts().ok(vendorLedger, { query: { vendorId } });
    expect(ledger.at(-1)).toMatchObject({ kind: 'vendorPayment', balancePaise: 0 });
    const read = await buyer.ok(readVendorInvoice, { query: { invoiceId: first.invoiceId } });
    expect(read.invoice).toMatchObject({ paidPaise: 504_000, claimedPaise: 252_000, creditPaise: 0 });
    expect(await offencesIn(app)).toEqual([]);
  });
});

describe('a return over the goods of two invoices', () => {
  it('drafts a claim on each, the latest first, which add up to what went back', async () => {
    const { buyer, details, receipt, first, second } = await twoInvoices(world());
    const { orderId } = details.order;
    const returnId = newId();
    const lines = [{ lotId: receipt.lines[0]?.lotId ?? '', quantity: '5', unit: 'box' as const }];
    await buyer.ok(returnGoods, {
      body: { returnId, orderId, lines, approvalId: newId(), reason: 'Cracked' },
    });
    await approveLatest(app, 'material return');
    const noteOf = async (invoiceId: string) =>
      (await buyer.ok(listVendorDebitNotes, { query: { invoiceId } })).rows[0];
    const [one, other] = [await noteOf(first.invoiceId), await noteOf(second.invoiceId)];
    expect(one).toMatchObject({ returnId, amountPaise: 504_000, state: 'created' });
    expect(other).toMatchObject({ returnId, amountPaise: 756_000, state: 'created' });
    const values = await asOwner(app, (db) =>
      db.selectFrom('vendor_debit_note').select('value_paise').where('return_id', '=', returnId).execute(),
    );
    expect(values.map((row) => row.value_paise).toSorted((a, b) => a - b)).toEqual([504_000, 756_000]);
    for (const note of [one, other]) await generateNote(app, note?.noteId ?? '', note?.version ?? 0);
    expect(await offencesIn(app)).toEqual([]);
  });
});
