import * as payableEndpoints from '@nidan/contract/supply/payables/payable-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { ApprovalEffect } from '../../people/approvals/approval-effect.ts';
import { askForApproval } from '../../people/approvals/ask-for-approval.ts';
import { countedQuantity } from '../inventory/lots/counted-quantity.ts';
import { readItems } from '../inventory/lots/items-of-stock.query.ts';
import { lockStock } from '../inventory/movements/lock-stock.ts';
import { postMovements } from '../inventory/movements/post-movements.ts';
import { requireStoreInUse } from '../inventory/stores/require-store-in-use.ts';
import { holdOrder } from '../orders/hold-order.ts';
import { readVendor } from '../vendors/vendors.query.ts';
import { draftReturnClaim } from './draft-return-claim.ts';
import { readReturnDocument } from './payable-documents.query.ts';
import {
  decideReturn,
  insertReturn,
  lockReturn,
  type LockedReturn,
  type ReturnedLot,
} from './return-rows.ts';
import { readReturn } from './returns.query.ts';
import { isWithinReturnLimit } from './within-return-limit.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof payableEndpoints.returnGoods>;

interface LotOfOrder {
  readonly lotId: string;
  readonly itemId: string;
  /** Value of a thousandth of the base unit, in paise. */
  readonly perThousandth: number;
}

/** Lots that came by receipts of an order, with what they cost. */
async function readLotsOf({ db, lId }: Ctx, orderId: string): Promise<ReadonlyMap<string, LotOfOrder>> {
  const { rows } = await sql<LotOfOrder>`
    select m.lot_id as "lotId", l.item_id as "itemId",
      (sum(m.value_paise) / sum(m.quantity))::float8 as "perThousandth"
    from goods_receipt g
    join stock_movement m on m.l_id = g.l_id and m.document_id = g.receipt_id
    join stock_lot l on l.l_id = m.l_id and l.lot_id = m.lot_id
    where g.l_id = ${lId} and g.order_id = ${orderId} group by m.lot_id, l.item_id`.execute(db);
  return new Map(rows.map((row) => [row.lotId, row]));
}

async function planLines(ctx: Ctx, body: Body): Promise<{ lines: readonly ReturnedLot[]; value: number }> {
  const lots = await readLotsOf(ctx, body.orderId);
  const items = await readItems(ctx, [...new Set([...lots.values()].map(({ itemId }) => itemId))]);
  const seen = new Set<string>();
  let value = 0;
  const lines = body.lines.map((line) => {
    const lot = lots.get(line.lotId);
    const item = items.get(lot?.itemId ?? '');
    if (lot === undefined || item === undefined) throw refuse('not-found');
    if (seen.has(line.lotId)) throw refuse('order-item-twice', { details: { item: item.name } });
    seen.add(line.lotId);
    const quantity = countedQuantity(item, line);
    value += lot.perThousandth * quantity;
    return { lotId: line.lotId, quantity };
  });
  return { lines, value: Math.round(value) };
}

/** Asks to send lots of an order back; they stay where they are until it is approved, which within the limit of the lab is at once. */
export const returnGoods = serve(payableEndpoints.returnGoods, async (ctx, body: Body) => {
  const { returnId, orderId, approvalId } = body;
  const reason = body.reason.trim();
  const order = await holdOrder(ctx, orderId);
  await requireStoreInUse(ctx, order.storeId);
  const { lines, value } = await planLines(ctx, body);
  const { vendorId, storeId } = order;
  await insertReturn(ctx, { returnId, orderId, vendorId, storeId, reason }, lines);
  const { name } = await readVendor(ctx, vendorId);
  const asked = await askForApproval(ctx, {
    approvalId,
    type: 'material return',
    targetId: returnId,
    billId: null,
    amountPaise: value,
    asked: { what: `${order.number}, ${name}, ${lines.length} lots` },
    reason,
    isWithinLimit: isWithinReturnLimit(ctx, value),
  });
  recordEvent(ctx, {
    entityKind: 'MATERIAL_RETURN',
    entityId: returnId,
    parts: [orderId, approvalId],
    action: 'ask',
    after: { lots: lines.length, valuePaise: value },
    reason,
  });
  if (asked === 'autoApproved') await apply(ctx, returnId, reason);
  return readReturn(ctx, returnId);
});

async function requireWaiting(ctx: Ctx, returnId: string): Promise<LockedReturn> {
  const found = await lockReturn(ctx, returnId);
  if (found.state !== 'waiting') throw refuse('return-decided');
  return found;
}

/** Takes the lots out of their store; what is no longer there makes the approval fail. */
async function send(ctx: Ctx, { returnId, storeId, lines, reason }: LockedReturn): Promise<number> {
  const store = await requireStoreInUse(ctx, storeId);
  const stock = await lockStock(ctx, { lotIds: lines.map(({ lotId }) => lotId) });
  const moves = lines.map(
    ({ lotId, quantity }) =>
      ({ way: 'out', lotId, storeId, type: 'credit (stock in)', quantity, reason }) as const,
  );
  const moved = await postMovements(ctx, {
    document: { documentId: returnId, series: 'M', locationId: store.location_id },
    stores: new Map([[storeId, store]]),
    stock,
    moves,
  });
  return -moved.reduce((sum, { valuePaise }) => sum + valuePaise, 0);
}

/** Sends back what was approved, and drafts the debit note for what was billed of it. */
async function apply(ctx: Ctx, returnId: string, reason: string): Promise<void> {
  const found = await requireWaiting(ctx, returnId);
  const order = await holdOrder(ctx, found.orderId);
  const valuePaise = await send(ctx, found);
  await decideReturn(ctx, returnId, valuePaise);
  const after = { state: 'posted', valuePaise };
  recordEvent(ctx, { entityKind: 'MATERIAL_RETURN', entityId: returnId, action: 'approve', after, reason });
  await draftReturnClaim(ctx, found, order);
}

/** What the approval of a material return does (spec §4 "Approvals", type 4). */
export const materialReturnEffect: ApprovalEffect = {
  lock: async (ctx, returnId) => {
    await lockReturn(ctx, returnId);
  },
  apply: (ctx, { targetId, reason }) => apply(ctx, targetId, reason),
  reject: async (ctx, returnId, { reason }) => {
    await requireWaiting(ctx, returnId);
    await decideReturn(ctx, returnId, null);
    recordEvent(ctx, { entityKind: 'MATERIAL_RETURN', entityId: returnId, action: 'reject', reason });
  },
  document: (ctx, { targetId }) => readReturnDocument(ctx, targetId),
  changes: async () => [],
};
