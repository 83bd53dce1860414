import * as receiptEndpoints from '@nidan/contract/supply/receipts/receipt-endpoints';
import { thousandthsText, typedThousandths } from '@nidan/domain/inventory/unit-chain';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { lineTotal, orderTotals } from '@nidan/domain/purchasing/order-totals';
import { fewestDaysOf, receiptFault } from '@nidan/domain/purchasing/receipt-rule';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { purchaseOrder } from '@nidan/domain/status-sets/supply/purchase-order';
import { formatDate } from '@nidan/domain/time/indian-date';
import { addDays } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type ItemOfStock, readItems } from '../inventory/lots/items-of-stock.query.ts';
import { countedQuantity } from '../inventory/lots/counted-quantity.ts';
import { lotsOfLabels } from '../inventory/lots/lots-of-labels.ts';
import { lockStock } from '../inventory/movements/lock-stock.ts';
import { postMovements } from '../inventory/movements/post-movements.ts';
import { requireStoreInUse } from '../inventory/stores/require-store-in-use.ts';
import { type HeldLine, holdOrder, type HeldOrder, noteOnOrder } from '../orders/hold-order.ts';
import { readCharges } from '../orders/orders.query.ts';
import { requireSeparateDuties } from '../orders/require-separate-duties.ts';
import { insertReceipt, type PlannedLine } from './receipt-rows.ts';
import { readReceipt } from './receipts.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof receiptEndpoints.receiveGoods>;
type GivenLine = Body['lines'][number];

function requireComing(order: HeldOrder): void {
  if (order.state === 'pending' || order.state === 'partialReceived') return;
  throw refuse('transition-refused', {
    details: {
      what: `The order ${order.number}`,
      label: purchaseOrder.labelOf(order.state),
      action: 'receive',
    },
    state: order.state,
    can: purchaseOrder.possible(order.state),
  });
}

function quantityOf(typed: string, { item, unit }: HeldLine): number {
  const found = typedThousandths(typed);
  if (found !== null) return found;
  throw refuse('quantity-too-fine', { details: { item, quantity: typed, unit, base: unit } });
}

interface Checked extends Omit<PlannedLine, 'lotId' | 'valuePaise'> {
  readonly line: HeldLine;
  readonly item: ItemOfStock;
}

interface Rules {
  readonly order: HeldOrder;
  readonly items: ReadonlyMap<string, ItemOfStock>;
  readonly today: string;
  /** The fewest days to its expiry that a lot comes with, of items that say none. */
  readonly leastShelfDays: number;
}

/** One line against its order and the rules of its item; `before` is what earlier lines of the same receipt take. */
function checkLine(
  { order, items, today, leastShelfDays }: Rules,
  given: GivenLine,
  before: number,
): Checked {
  const line = order.lines.find(({ lineId }) => lineId === given.orderLineId);
  const item = items.get(line?.itemId ?? '');
  if (line === undefined || item === undefined) throw refuse('not-found');
  const [accepted, free, rejected] = [given.accepted, given.free, given.rejected].map((typed) =>
    quantityOf(typed, line),
  );
  const amounts = { accepted: accepted ?? 0, free: free ?? 0, rejected: rejected ?? 0 };
  const details = { item: item.name };
  if (amounts.accepted + amounts.free + amounts.rejected === 0) throw refuse('quantity-nothing', { details });
  for (const amount of Object.values(amounts))
    if (amount > 0) countedQuantity(item, { quantity: thousandthsText(amount), unit: line.unit });
  const comes = amounts.accepted + amounts.free > 0;
  if (comes && given.lotNo === null) throw refuse('receipt-without-lot', { details });
  if (amounts.rejected > 0 !== (given.rejectReason !== null)) throw refuse('receipt-reject-why', { details });
  const fewestDays = fewestDaysOf(item.shortLifeDays, leastShelfDays);
  const rule = { overPercent: order.overPercent, fewestDays };
  const { expiresOn } = given;
  const fault = receiptFault(
    {
      ordered: line.quantity - line.canceled,
      before: line.received + before,
      accepted: amounts.accepted,
      expiresOn,
    },
    rule,
    today,
  );
  if (fault === 'over-order') {
    const left = line.quantity - line.canceled - line.received - before;
    const more = {
      ...details,
      unit: line.unit,
      given: thousandthsText(amounts.accepted),
      left: thousandthsText(Math.max(0, left)),
    };
    throw refuse('receipt-over-order', { details: more });
  }
  const expiry = formatDate(expiresOn ?? today);
  if (fault === 'expired' && comes) throw refuse('receipt-expired', { details: { ...details, expiry } });
  if (fault === 'short-life' && comes && given.shortLifeReason === null) {
    const least = formatDate(addDays(today, fewestDays));
    throw refuse('receipt-short-life', { details: { ...details, expiry, least } });
  }
  return { given, ...amounts, line, item };
}

function checkLines(rules: Rules, given: readonly GivenLine[]): Checked[] {
  const taken = new Map<string, number>();
  return given.map((line) => {
    const checked = checkLine(rules, line, taken.get(line.orderLineId) ?? 0);
    taken.set(line.orderLineId, (taken.get(line.orderLineId) ?? 0) + checked.accepted);
    return checked;
  });
}

/** What lines cost on the shelf: their rate with GST, which is no credit, and their share of the charges of the order. */
async function valuesOf(ctx: Ctx, order: HeldOrder, checked: readonly Checked[]): Promise<readonly number[]> {
  const totals = orderTotals(order.lines, await readCharges(ctx, order.orderId), order.taxKind);
  const ofLines = totals.lines.reduce((sum, { total }) => sum + total, 0);
  const charges = totals.total - ofLines;
  return checked.map(({ line, accepted }) => {
    const { total } = lineTotal({ ...line, quantity: accepted }, order.taxKind);
    return ofLines === 0 ? total : Math.max(0, Math.round(total + (charges * total) / ofLines));
  });
}

/** Lots of what comes, made where they are new; null for a line of which all was rejected. */
async function lotsOf(
  ctx: Ctx,
  checked: readonly Checked[],
  items: Rules['items'],
): Promise<readonly (string | null)[]> {
  const coming = checked.filter(({ accepted, free }) => accepted + free > 0);
  const labelled = coming.map(({ item, given }) => ({
    itemId: item.itemId,
    lotNo: given.lotNo ?? '',
    expiresOn: given.expiresOn,
  }));
  const lotIds = coming.length === 0 ? [] : await lotsOfLabels(ctx, labelled, items);
  return checked.map((line) => lotIds[coming.indexOf(line)] ?? null);
}

/** Receives goods of an order: what it costs goes to stock and waits for the invoice of its vendor. */
export const receiveGoods = serve(receiptEndpoints.receiveGoods, async (ctx, body: Body) => {
  const { receiptId, orderId } = body;
  const order = await holdOrder(ctx, orderId);
  await expectVersion(ctx, { entityId: orderId, expected: body.version, found: order.version });
  requireComing(order);
  await requireSeparateDuties(ctx, 'receipt', [orderId]);
  const store = await requireStoreInUse(ctx, order.storeId);
  const items = await readItems(ctx, [...new Set(order.lines.map(({ itemId }) => itemId))]);
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const leastShelfDays = labSettingOf(ctx.lab.switches, 'leastShelfDays');
  const checked = checkLines({ order, items, today, leastShelfDays }, body.lines);
  const [values, lots] = [await valuesOf(ctx, order, checked), await lotsOf(ctx, checked, items)];
  const planned = checked.map((line, at) => ({
    ...line,
    lotId: lots[at] ?? null,
    valuePaise: values[at] ?? 0,
  }));
  const stock = await lockStock(ctx, { lotIds: [...new Set(planned.flatMap(({ lotId }) => lotId ?? []))] });
  const moves = planned.flatMap(({ lotId, item, line, accepted, free, valuePaise }) => {
    if (lotId === null) return [];
    const quantity = countedQuantity(item, { quantity: thousandthsText(accepted + free), unit: line.unit });
    return [
      { way: 'in', lotId, storeId: order.storeId, type: 'credit (stock in)', quantity, valuePaise } as const,
    ];
  });
  await noteOnOrder(ctx, orderId);
  recordEvent(ctx, {
    entityKind: 'GOODS_RECEIPT',
    entityId: receiptId,
    parts: [orderId],
    action: 'receive',
    after: {
      order: order.number,
      lines: planned.length,
      valuePaise: values.reduce((sum, one) => sum + one, 0),
    },
  });
  recordEvent(ctx, {
    entityKind: 'PURCHASE_ORDER',
    entityId: orderId,
    parts: [receiptId],
    action: 'receive',
  });
  const document = { documentId: receiptId, series: 'G', locationId: store.location_id } as const;
  await postMovements(ctx, { document, stores: new Map([[order.storeId, store]]), stock, moves });
  await insertReceipt(ctx, body, planned);
  return readReceipt(ctx, receiptId);
});
