import { masterEndpoints } from '@nidan/contract/catalogue/masters/master-endpoints';
import { makeOrder, moveOrder, orderState } from '@nidan/contract/supply/orders/order-endpoints';
import type { OrderDetails } from '@nidan/contract/supply/orders/order-view';
import {
  bookVendorInvoice,
  listVendorDebitNotes,
  moveVendorDebitNote,
  payVendor,
  returnGoods,
} from '@nidan/contract/supply/payables/payable-endpoints';
import { receiveGoods, type ReceiptView } from '@nidan/contract/supply/receipts/receipt-endpoints';
import { listStores } from '@nidan/contract/supply/inventory/store-endpoints';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn, DEFAULT_ZONE } from '@nidan/domain/time/zone';
import { newId } from '../../kernel/database/new-id.ts';
import type { DemoClient } from '../demo-client.ts';
import type { DemoLife } from '../demo-visit.ts';
import { once } from '../once.ts';
import { keepDemoContracts } from './demo-contracts.ts';
import { approveDemo, type DemoBuyers, keepDemoVendors } from './demo-vendors.ts';

/** Who receives goods and who pays: others than who books the invoice. */
interface PurchaseDesks extends DemoBuyers {
  readonly receiver: DemoClient;
  readonly payer: DemoClient;
}

interface Desk extends PurchaseDesks {
  readonly vendorId: string;
  readonly storeId: string;
  readonly itemId: (code: string) => string;
  readonly today: string;
}

const ORDERS = [
  {
    as: 'order 1',
    lines: [
      ['CBC-DIL', 'box', '10'],
      ['HBA1C-CART', 'kit', '4'],
      ['SST-35', 'packet', '40'],
    ],
  },
  {
    as: 'order 2',
    lines: [
      ['TSH-KIT', 'kit', '6'],
      ['CREAT-R', 'kit', '5'],
    ],
  },
  { as: 'order 3', lines: [['CBC-DIL', 'box', '4']] },
] as const;

async function draft(desk: Desk, { as, lines }: (typeof ORDERS)[number]): Promise<OrderDetails> {
  return once(desk.buyer, as, {
    endpoint: makeOrder,
    body: async () => ({
      orderId: newId(),
      vendorId: desk.vendorId,
      storeId: desk.storeId,
      dueOn: addDays(desk.today, 3),
      overPercent: 0,
      note: 'Deliver before noon',
      charges: [{ charge: 'Freight' as const, amountPaise: 112_000, gstPercent: 18 as const }],
      lines: lines.map(([item, unit, quantity]) => ({
        lineId: newId(),
        itemId: desk.itemId(item),
        unit,
        quantity,
        discountBasisPoints: 0,
      })),
    }),
  });
}

async function step(
  { buyer }: Desk,
  details: OrderDetails,
  given: { as: string; action: 'create' | 'accept' | 'issue' },
) {
  const { orderId } = details.order;
  return once(buyer, `${given.as} ${given.action}`, {
    endpoint: moveOrder,
    body: async () => {
      const { order } = await buyer.call(orderState, { query: { orderId } });
      const { version } = order;
      return { orderId, version, action: given.action, approvalId: newId(), reason: 'Stock ends this month' };
    },
  });
}

async function receive({ receiver, today }: Desk, { order, lines }: OrderDetails): Promise<ReceiptView> {
  return once(receiver, 'receipt 1', {
    endpoint: receiveGoods,
    body: async () => ({
      receiptId: newId(),
      orderId: order.orderId,
      version: order.version,
      challanNo: 'CH-5520',
      temperature: 6.2,
      note: '',
      // One kit of cartridges did not come.
      lines: lines.map(({ lineId, code, quantity }, at) => ({
        receiptLineId: newId(),
        orderLineId: lineId,
        lotNo: ['D2511A', 'HC771', 'T5520'][at] ?? `L${at}`,
        expiresOn: addDays(today, 300 + at),
        accepted: code === 'HBA1C-CART' ? '3' : quantity,
        free: '0',
        rejected: '0',
        rejectReason: null,
        shortLifeReason: null,
      })),
    }),
  });
}

/** The vendor bills what was ordered: what did not come is claimed, and the rest is paid in part. */
async function settle(desk: Desk, { order, lines }: OrderDetails): Promise<void> {
  const { buyer, payer, vendorId, today } = desk;
  const { invoice } = await once(buyer, 'invoice 1', {
    endpoint: bookVendorInvoice,
    body: async () => ({
      invoiceId: newId(),
      orderId: order.orderId,
      invoiceNo: 'VI-5520',
      dated: addDays(today, -1),
      taxKind: order.taxKind,
      lines: lines.map(({ lineId, quantity, ratePaise, gstPercent }) => ({
        orderLineId: lineId,
        quantity,
        ratePaise,
        discountBasisPoints: 0,
        gstPercent,
      })),
      charges: [{ charge: 'Freight' as const, amountPaise: 112_000, gstPercent: 18 as const }],
      difference: 'debit-note' as const,
      approvalId: newId(),
      noteId: newId(),
      reason: 'One kit of cartridges billed, not received',
    }),
  });
  const moveNote = (action: 'submit' | 'generate') =>
    once(buyer, `debit note 1 ${action}`, {
      endpoint: moveVendorDebitNote,
      body: async () => {
        const { rows } = await buyer.call(listVendorDebitNotes, { query: { invoiceId: invoice.invoiceId } });
        const { noteId = '', version = 1 } = rows[0] ?? {};
        return { noteId, version, action, approvalId: newId() };
      },
    });
  await moveNote('submit');
  await approveDemo(desk, 'debit note 1', { type: 'vendor debit note', what: 'VI-5520' });
  await moveNote('generate');
  const amountPaise = 2_000_000;
  await once(payer, 'vendor paid', {
    endpoint: payVendor,
    body: async () => ({
      paymentId: newId(),
      vendorId,
      invoices: [{ invoiceId: invoice.invoiceId, amountPaise }],
    }),
  });
}

/** Vendors, contracts, and orders in their states: one received with a short line, billed, claimed and paid, one to issue, one draft. */
export async function keepDemoPurchases(
  { clock }: Pick<DemoLife, 'clock'>,
  people: PurchaseDesks,
): Promise<void> {
  clock.setHoursAgo(clock.hoursSince({ daysAgo: 1, at: '18:30' }));
  const today = calendarDateIn(DEFAULT_ZONE, clock.now());
  const { buyer } = people;
  const vendors = await keepDemoVendors(people);
  const items = await buyer.call(masterEndpoints('items').list, { query: { limit: 200 } });
  const ids = new Map(items.rows.map(({ id, code }) => [code, id]));
  const itemId = (code: string): string => ids.get(code) ?? '';
  await keepDemoContracts(people, { vendors, itemId, today });
  const { stores } = await buyer.call(listStores, {});
  const storeId = stores.find(({ code }) => code === 'DRY')?.storeId ?? '';
  const desk: Desk = { ...people, vendorId: vendors.get('MERIL') ?? '', storeId, itemId, today };
  for (const order of ORDERS) {
    const details = await draft(desk, order);
    if (order.as === 'order 3') continue;
    await step(desk, details, { as: order.as, action: 'create' });
    await step(desk, details, { as: order.as, action: 'accept' });
    await approveDemo(desk, order.as, { type: 'purchase order', what: details.order.number });
    if (order.as === 'order 2') continue;
    const issued = await step(desk, details, { as: order.as, action: 'issue' });
    const receipt = await receive(desk, issued);
    await settle(desk, issued);
    const lotId = receipt.lines.find(({ code }) => code === 'SST-35')?.lotId ?? '';
    await once(buyer, 'return 1', {
      endpoint: returnGoods,
      body: async () => ({
        returnId: newId(),
        orderId: details.order.orderId,
        lines: [{ lotId, quantity: '1', unit: 'packet' as const }],
        approvalId: newId(),
        reason: 'Cracked tubes',
      }),
    });
    await approveDemo(desk, 'return 1', { type: 'material return', what: details.order.number });
  }
  clock.setHoursAgo(0);
}
