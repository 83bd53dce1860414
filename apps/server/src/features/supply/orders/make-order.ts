import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import * as orderEndpoints from '@nidan/contract/supply/orders/order-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { chargeFault, orderTotals } from '@nidan/domain/purchasing/order-totals';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { purchaseOrder } from '@nidan/domain/status-sets/supply/purchase-order';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { numberOtherDocuments } from '../../money/bills/number-documents.ts';
import { makeSupplyDocument } from '../inventory/movements/make-supply-document.ts';
import { requireStoreInUse } from '../inventory/stores/require-store-in-use.ts';
import { requireActiveVendor } from '../vendors/require-active-vendor.ts';
import { requireGstOfVendor } from '../vendors/require-gst-of-vendor.ts';
import { readOrderDetails } from './orders.query.ts';
import { insertOrder, insertOrderParts, lockOrder, type OrderHead, updateOrder } from './order-rows.ts';
import { pricedLines } from './priced-lines.ts';
import { readTaxOfOrder } from './tax-of-order.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof orderEndpoints.makeOrder>;

async function requireAddress(
  { db, lId }: Ctx,
  { vendorId, addressId }: Body,
  vendor: string,
): Promise<string> {
  const one = addressId === undefined ? sql`is_main` : sql`address_id = ${addressId}`;
  const { rows } = await sql<{ address_id: string }>`
    select address_id from vendor_address where l_id = ${lId} and vendor_id = ${vendorId} and ${one}`.execute(
    db,
  );
  if (rows[0] !== undefined) return rows[0].address_id;
  throw addressId === undefined
    ? refuse('vendor-without-address', { details: { vendor } })
    : refuse('not-found');
}

const CHARGE_FAULTS = {
  twice: faultOf('charges-named-once'),
  negative: faultOf('charge-negative'),
  'round-off': faultOf('round-off-beyond'),
} as const;

/** The head and the lines of an order with its totals; refused where a rule says so. */
async function planOrder(ctx: Ctx, body: Body) {
  const vendor = await requireActiveVendor(ctx, body.vendorId);
  const store = await requireStoreInUse(ctx, body.storeId);
  const addressId = await requireAddress(ctx, body, vendor.name);
  const wrong = chargeFault(body.charges);
  if (wrong !== null) throw refuseField('charges', CHARGE_FAULTS[wrong]);
  const lines = await pricedLines(ctx, vendor, body.lines);
  requireGstOfVendor(vendor, [...lines, ...body.charges], calendarDateIn(ctx.lab.timeZone, ctx.now));
  const { taxKind } = await readTaxOfOrder(ctx, body);
  const { total } = orderTotals(lines, body.charges, taxKind);
  const { orderId, vendorId, storeId, dueOn, overPercent } = body;
  const head: OrderHead = {
    orderId,
    vendorId,
    addressId,
    storeId,
    taxKind,
    dueOn,
    overPercent: overPercent ?? labSettingOf(ctx.lab.switches, 'overReceiptPercent'),
    note: body.note.trim(),
    totalPaise: total,
  };
  return { head, lines, store };
}

/** Makes a draft with its number. */
export const makeOrder = serve(orderEndpoints.makeOrder, async (ctx, body: Body) => {
  const { head, lines, store } = await planOrder(ctx, body);
  const { orderId, vendorId, totalPaise, taxKind } = head;
  await makeSupplyDocument(ctx, { documentId: orderId, series: 'P', locationId: store.location_id });
  await insertOrder(ctx, head);
  await insertOrderParts(ctx, orderId, { lines, charges: body.charges });
  recordEvent(ctx, {
    entityKind: 'PURCHASE_ORDER',
    entityId: orderId,
    parts: [vendorId],
    action: 'draft',
    after: { totalPaise, taxKind, lines: lines.length },
  });
  await numberOtherDocuments(ctx, [{ documentId: orderId, series: 'P' }]);
  return readOrderDetails(ctx, orderId);
});

/** Makes drafts of several orders, all or none. */
export const makeOrders = serve(orderEndpoints.makeOrders, async (ctx, { orders }) => {
  const made: AnswerOf<typeof orderEndpoints.makeOrders>['orders'] = [];
  for (const body of orders) made.push((await makeOrder(ctx, body)).order);
  return { orders: made };
});

/** Changes an order of which nothing came; one that was approved is created again, and one that waits for approval is not changed. */
export const amendOrder = serve(orderEndpoints.amendOrder, async (ctx, { version, ...body }) => {
  const { orderId } = body;
  const order = await lockOrder(ctx, orderId);
  await expectVersion(ctx, { entityId: orderId, expected: version, found: order.version });
  const isOpen = order.state === 'draft' || order.state === 'created';
  const to = isOpen
    ? order.state
    : stepOrRefuse(`The order ${order.number}`, purchaseOrder.step('amend', order.state));
  const { head, lines } = await planOrder(ctx, body);
  await updateOrder(ctx, head, to);
  await insertOrderParts(ctx, orderId, { lines, charges: body.charges });
  recordEvent(ctx, {
    entityKind: 'PURCHASE_ORDER',
    entityId: orderId,
    parts: [head.vendorId],
    action: 'amend',
    before: { state: order.state, totalPaise: order.totalPaise },
    after: { state: to, totalPaise: head.totalPaise },
  });
  return readOrderDetails(ctx, orderId);
});
