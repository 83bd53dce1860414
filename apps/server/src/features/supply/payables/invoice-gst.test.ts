import { bookVendorInvoice } from '@nidan/contract/supply/payables/payable-endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../kernel/database/new-id.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { approvalRulesOf } from '../../people/approvals/testing/approval-rules-of.ts';
import { itemOfLab } from '../inventory/testing/stock-of-lab.ts';
import { receivedOrder } from '../receipts/testing/receipt-of-lab.ts';
import { activeVendor, buyerOf } from '../vendors/testing/vendor-of-lab.ts';
import { invoiceBody } from './testing/invoice-of-lab.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await approvalRulesOf(app, 'vendor invoice');
});
afterAll(() => app.close());

const world = () => ({ app, lab: app.lab });

describe('GST of the invoice of a vendor', () => {
  it('is none of a vendor that is not registered, and is refused with the way out', async () => {
    const buyer = await buyerOf(app);
    const { vendorId } = await activeVendor(app, { type: 'business_none', gstin: null });
    const line = {
      lineId: newId(),
      itemId: await itemOfLab(world(), { gstPercent: 5 }),
      unit: 'box' as const,
      quantity: '6',
      discountBasisPoints: 0,
      ratePaise: 240_000,
    };
    const { details } = await receivedOrder(world(), {}, { vendorId, lines: [line] });
    const charged = [
      invoiceBody(details, {}, { gstPercent: 5 }),
      invoiceBody(details, { charges: [{ charge: 'Freight', amountPaise: 1_000, gstPercent: 18 }] }),
    ];
    for (const body of charged) {
      const { code, msg } = await buyer.refused(bookVendorInvoice, { body });
      expect(code).toBe('vendor-without-gst');
      expect(msg).toContain('send an invoice with GST back');
    }
    const freight = { charge: 'Freight' as const, amountPaise: 1_000, gstPercent: null };
    const body = invoiceBody(details, { charges: [freight] });
    expect((await buyer.ok(bookVendorInvoice, { body })).invoice).toMatchObject({
      state: 'posted',
      totalPaise: 1_441_000,
      cgstPaise: 0,
      igstPaise: 0,
    });
  });

  it('is at a rate of the date of the invoice', async () => {
    const buyer = await buyerOf(app);
    const { details } = await receivedOrder(world());
    const at = (dated: string, gstPercent: 12 | 40) => ({
      body: invoiceBody(details, { dated }, { gstPercent }),
    });
    for (const refused of [at('2025-09-22', 12), at('2025-09-21', 40)])
      expect((await buyer.refused(bookVendorInvoice, refused)).code).toBe('gst-rate-of-other-days');
    expect(await buyer.ok(bookVendorInvoice, at('2025-09-21', 12))).toMatchObject({
      invoice: { state: 'waiting', cgstPaise: 86_400, sgstPaise: 86_400 },
      lines: [{ faults: ['tax-differs'] }],
    });
  });
});
