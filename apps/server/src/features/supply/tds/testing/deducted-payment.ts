import { bookVendorInvoice, payVendor } from '@nidan/contract/supply/payables/payable-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { itemOfLab } from '../../inventory/testing/stock-of-lab.ts';
import { bankOf, invoiceBody } from '../../payables/testing/invoice-of-lab.ts';
import { receivedOrder } from '../../receipts/testing/receipt-of-lab.ts';
import { activeVendor, buyerOf } from '../../vendors/testing/vendor-of-lab.ts';

/** A payment of ₹42,000, of which ₹2,000 is GST, to a contractor: TDS of 2 % is ₹800. */
export async function deductedPayment(world: Pick<LabWorld, 'app' | 'lab'>) {
  const { app } = world;
  const { vendorId } = await activeVendor(app, { tdsSection: '194C' });
  const line = {
    lineId: newId(),
    itemId: await itemOfLab(world),
    unit: 'box' as const,
    quantity: '1',
    discountBasisPoints: 0,
    ratePaise: 4_000_000,
    gstPercent: 5 as const,
  };
  const { details } = await receivedOrder(world, {}, { vendorId, lines: [line] });
  const { invoice } = await (await buyerOf(app)).ok(bookVendorInvoice, { body: invoiceBody(details) });
  await bankOf(app, vendorId);
  const invoices = [{ invoiceId: invoice.invoiceId, amountPaise: invoice.totalPaise }];
  return app.as('Accountant').ok(payVendor, { body: { paymentId: newId(), vendorId, invoices } });
}
