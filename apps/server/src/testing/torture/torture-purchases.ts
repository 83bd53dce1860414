import { orderState } from '@nidan/contract/supply/orders/order-endpoints';
import {
  bookVendorInvoice,
  listVendorInvoices,
  payVendor,
} from '@nidan/contract/supply/payables/payable-endpoints';
import { receiveGoods } from '@nidan/contract/supply/receipts/receipt-endpoints';
import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import { newId } from '../../kernel/database/new-id.ts';
import { invoiceBody } from '../../features/supply/payables/testing/invoice-of-lab.ts';
import { receiptBody } from '../../features/supply/receipts/testing/receipt-of-lab.ts';
import type { TestClient } from '../test-app.ts';
import type { Sender } from './sender.ts';
import { addTo, type StockTold } from './stock-told.ts';

/** Base units that one ordered box holds, in thousandths. */
export const BOX = 50_000;

interface PurchaseTorture {
  readonly orderId: string;
  readonly told: StockTold;
  readonly sender: Sender;
  readonly buyer: TestClient;
  /** Who receives, which the buyer who books and the accountant who pays do not. */
  readonly receiver: TestClient;
  readonly accountant: TestClient;
  readonly below: (count: number) => number;
  /** A lot of which more may come. */
  readonly lot: { readonly lotNo: string; readonly expiresOn: string };
}

type OrderLine = OrderDetails['lines'][number];

async function receive(torture: PurchaseTorture, details: OrderDetails, line: OrderLine): Promise<void> {
  const { below, receiver, sender, told, lot } = torture;
  // Now and then more than is left: refused.
  const accepted = 1 + below(3);
  const free = below(8) === 0 ? 1 : 0;
  const given = { orderLineId: line.lineId, accepted: String(accepted), free: String(free), ...lot };
  const body = receiptBody(details, given);
  const answer = await sender.surely('receive', (key) => receiver.call(receiveGoods, { body, key }));
  if (answer.status !== 200) return;
  addTo(told.accepted, line.lineId, accepted * 1_000);
  told.moved({ itemId: line.itemId, storeId: details.order.storeId }, (accepted + free) * BOX);
}

/** Bills what came and was not billed, by what the client saw: a second bill of the same goods waits for approval, and nobody gives it. */
async function bill(torture: PurchaseTorture, details: OrderDetails, line: OrderLine): Promise<void> {
  const { buyer, sender, told } = torture;
  const open = Number(line.received) - Number(line.invoiced);
  if (open <= 0) return receive(torture, details, line);
  const ofLine = { orderLineId: line.lineId, quantity: String(open), ratePaise: line.ratePaise };
  const body = invoiceBody(details, {}, { ...ofLine, gstPercent: line.gstPercent });
  const answer = await sender.surely('invoice', (key) => buyer.call(bookVendorInvoice, { body, key }));
  if (answer.status !== 200 || answer.body.invoice.state !== 'posted') return;
  addTo(told.billed, line.lineId, open * 1_000);
  told.owed += answer.body.invoice.totalPaise;
}

/** Pays all or a part of the newest bill on which something is due. */
async function pay({ orderId, buyer, accountant, sender, told, below }: PurchaseTorture): Promise<void> {
  const { rows } = await buyer.ok(listVendorInvoices, { query: { orderId, due: true, limit: 5 } });
  const invoice = rows.find(({ duePaise }) => duePaise > 0);
  if (invoice === undefined) return;
  const { invoiceId, vendorId, duePaise } = invoice;
  const amountPaise = below(2) === 0 ? duePaise : Math.max(1, Math.floor(duePaise / 3));
  const body = { paymentId: newId(), vendorId, invoices: [{ invoiceId, amountPaise }] };
  const answer = await sender.surely('pay', (key) => accountant.call(payVendor, { body, key }));
  if (answer.status === 200) told.owed -= amountPaise;
}

/** Receives goods of an order, books a bill of its vendor, or pays one. */
export async function stepOfPurchases(torture: PurchaseTorture): Promise<void> {
  const { below, buyer, orderId } = torture;
  const way = below(5);
  if (way === 4) return pay(torture);
  const details = await buyer.ok(orderState, { query: { orderId } });
  const line = details.lines[below(details.lines.length)];
  if (line === undefined) return;
  return way < 3 ? receive(torture, details, line) : bill(torture, details, line);
}
