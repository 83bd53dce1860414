import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import { bookVendorInvoice } from '@nidan/contract/supply/payables/payable-endpoints';
import { askVendorBank, vendorFullDetails } from '@nidan/contract/supply/vendors/vendor-endpoints';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { TestApp } from '../../../../testing/app-on-database.ts';
import type { LabWorld } from '../../../../testing/matrix/lab-world.ts';
import { approvalRulesOf } from '../../../people/approvals/testing/approval-rules-of.ts';
import { dayFromNow } from '../../inventory/testing/stock-of-lab.ts';
import { receivedOrder } from '../../receipts/testing/receipt-of-lab.ts';
import { approveLatest, buyerOf } from '../../vendors/testing/vendor-of-lab.ts';

type World = Pick<LabWorld, 'app' | 'lab'>;
type Body = BodyOf<typeof bookVendorInvoice>;

/** All of the first line of an order at its rate; anything may be given otherwise. */
export function invoiceBody(
  { order, lines }: OrderDetails,
  given: Partial<Body> = {},
  ofLine: Partial<Body['lines'][number]> = {},
): Body {
  const [line] = lines;
  return {
    invoiceId: newId(),
    orderId: order.orderId,
    invoiceNo: `VI-${newId().slice(-6)}`,
    dated: dayFromNow(0),
    taxKind: order.taxKind,
    lines: [
      {
        orderLineId: line?.lineId ?? '',
        quantity: line?.quantity ?? '0',
        ratePaise: line?.ratePaise ?? 0,
        discountBasisPoints: 0,
        gstPercent: line?.gstPercent ?? 0,
        ...ofLine,
      },
    ],
    charges: [],
    difference: 'approval',
    approvalId: newId(),
    noteId: newId(),
    reason: 'Bill of the vendor',
    ...given,
  };
}

/** An invoice that agrees with its order, posted. */
export async function postedInvoice(world: World) {
  const { details } = await receivedOrder(world);
  const { invoice } = await (await buyerOf(world.app)).ok(bookVendorInvoice, { body: invoiceBody(details) });
  return { invoice, details };
}

/** Gives a vendor an account that was approved. */
export async function bankOf(app: TestApp, vendorId: string): Promise<void> {
  await approvalRulesOf(app, 'vendor');
  const buyer = await buyerOf(app);
  const { version } = (await buyer.ok(vendorFullDetails, { query: { vendorId } })).vendor;
  const account = {
    accountName: 'Meril',
    accountNo: '50200012345678',
    ifsc: 'HDFC0000123',
    bank: 'HDFC Bank',
  };
  const ids = { bankId: newId(), approvalId: newId() };
  await buyer.ok(askVendorBank, { body: { ...ids, vendorId, version, ...account, reason: 'New account' } });
  await approveLatest(app, 'vendor');
}
