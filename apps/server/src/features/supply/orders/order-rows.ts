import type { ChargeInput } from '@nidan/contract/supply/orders/order-view';
import type { InventoryUnit } from '@nidan/domain/enumerations/inventory';
import type { TaxKind } from '@nidan/domain/enumerations/purchasing';
import type { PurchaseGstRate } from '@nidan/domain/purchasing/gst-of-purchase';
import {
  purchaseOrder,
  type PurchaseOrderState,
  receiptStateOf,
} from '@nidan/domain/status-sets/supply/purchase-order';
import { sql } from 'kysely';
import { RETURNED_UNITS } from './returned-units-sql.ts';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface OrderHead {
  readonly orderId: string;
  readonly vendorId: string;
  readonly addressId: string;
  readonly storeId: string;
  readonly taxKind: TaxKind;
  readonly dueOn: string;
  readonly overPercent: number;
  readonly note: string;
  readonly totalPaise: number;
}

/** A line of an order; quantities in thousandths of its unit. */
export interface LineOfOrder {
  readonly lineId: string;
  readonly itemId: string;
  readonly unit: InventoryUnit;
  readonly quantity: number;
  readonly ratePaise: number;
  readonly discountBasisPoints: number;
  readonly gstPercent: PurchaseGstRate;
  readonly contractId: string | null;
  readonly contractPaise: number | null;
}

export interface LineProgress extends LineOfOrder {
  readonly item: string;
  readonly canceled: number;
  /** Found good by receipts so far. */
  readonly received: number;
  /** Sent back to the vendor by returns that were approved. */
  readonly returned: number;
}

export interface LockedOrder extends OrderHead {
  readonly number: string;
  /** With 60 and 70 as the receipts say. */
  readonly state: PurchaseOrderState;
  readonly madeBy: string;
  readonly version: number;
  readonly lines: readonly LineProgress[];
}

function columnsOf(head: OrderHead) {
  return {
    vendor_id: head.vendorId,
    address_id: head.addressId,
    store_id: head.storeId,
    tax_kind: head.taxKind,
    due_on: head.dueOn,
    over_percent: head.overPercent,
    note: head.note,
    total_paise: head.totalPaise,
  };
}

/** Adds an order that the caller makes now, a draft. */
export async function insertOrder(ctx: Ctx, head: OrderHead): Promise<void> {
  await insertRows(ctx.db, 'purchase_order', [
    {
      l_id: ctx.lId,
      order_id: head.orderId,
      ...columnsOf(head),
      state: purchaseOrder.codes.draft,
      made_at: ctx.now,
      made_by: ctx.caller.userId,
    },
  ]);
}

/** Writes what a locked order says from now on. */
export async function updateOrder(ctx: Ctx, head: OrderHead, to: PurchaseOrderState): Promise<void> {
  const { db, lId } = ctx;
  await db
    .updateTable('purchase_order')
    .set((eb) => ({ ...columnsOf(head), state: purchaseOrder.codeOf(to), version: eb('version', '+', 1) }))
    .where('l_id', '=', lId)
    .where('order_id', '=', head.orderId)
    .execute();
  await sql`delete from purchase_order_line where l_id = ${lId} and order_id = ${head.orderId}`.execute(db);
  await sql`delete from purchase_order_charge where l_id = ${lId} and order_id = ${head.orderId}`.execute(db);
}

/** Writes the lines and charges of an order that has none. */
export async function insertOrderParts(
  ctx: Ctx,
  orderId: string,
  parts: { readonly lines: readonly LineOfOrder[]; readonly charges: readonly ChargeInput[] },
): Promise<void> {
  const lines = parts.lines.map((line, position) => ({
    l_id: ctx.lId,
    line_id: line.lineId,
    order_id: orderId,
    position,
    item_id: line.itemId,
    unit: line.unit,
    quantity: line.quantity,
    rate_paise: line.ratePaise,
    discount_basis_points: line.discountBasisPoints,
    gst_percent: line.gstPercent,
    contract_id: line.contractId,
    contract_paise: line.contractPaise,
  }));
  await insertRows(ctx.db, 'purchase_order_line', lines);
  const charges = parts.charges.map(({ charge, amountPaise, gstPercent }) => ({
    l_id: ctx.lId,
    order_id: orderId,
    charge,
    amount_paise: amountPaise,
    gst_percent: gstPercent,
  }));
  await insertRows(ctx.db, 'purchase_order_charge', charges);
}

interface OrderMove {
  readonly orderId: string;
  readonly to: PurchaseOrderState;
  readonly reason: string | null;
  readonly isIssue?: boolean;
}

/** Moves a locked order; each issue of it counts. */
export async function writeOrderState(
  { db, lId }: Ctx,
  { orderId, to, reason, isIssue = false }: OrderMove,
): Promise<void> {
  await sql`update purchase_order set state = ${purchaseOrder.codeOf(to)}, reason = coalesce(${reason}, reason),
      issue_no = issue_no + ${isIssue ? 1 : 0}, version = version + 1
    where l_id = ${lId} and order_id = ${orderId}`.execute(db);
}

/** Counts up the version of a locked order of which something came, was charged, or was mailed. */
export async function touchOrder({ db, lId }: Ctx, orderId: string): Promise<void> {
  await sql`update purchase_order set version = version + 1 where l_id = ${lId} and order_id = ${orderId}`.execute(
    db,
  );
}

/** Writes of each line of a locked order what is not to come any more. */
export async function cancelRestOfLines({ db, lId }: Ctx, lines: readonly LineProgress[]): Promise<void> {
  for (const { lineId, quantity, received } of lines.filter((line) => line.received < line.quantity)) {
    await sql`update purchase_order_line set canceled = ${quantity - received}
      where l_id = ${lId} and line_id = ${lineId}`.execute(db);
  }
}

/** Lines of an order with what was found good and sent back of each, in their order. */
export async function readProgress({ db, lId }: Ctx, orderId: string): Promise<readonly LineProgress[]> {
  const { rows } = await sql<LineProgress>`
    select o.line_id as "lineId", o.item_id as "itemId", i.name as item, o.unit, o.quantity, o.canceled,
      o.rate_paise as "ratePaise", o.discount_basis_points as "discountBasisPoints", o.gst_percent as "gstPercent",
      o.contract_id as "contractId", o.contract_paise as "contractPaise",
      coalesce((select sum(r.accepted) from goods_receipt_line r
        where r.l_id = o.l_id and r.order_line_id = o.line_id), 0)::bigint as received,
      ${RETURNED_UNITS} as returned
    from purchase_order_line o join item i on i.l_id = o.l_id and i.item_id = o.item_id
    where o.l_id = ${lId} and o.order_id = ${orderId} order by o.position`.execute(db);
  return rows;
}

/** The state of an order as its receipts say it. */
export function stateWithReceipts(
  stored: PurchaseOrderState,
  lines: readonly Pick<LineProgress, 'quantity' | 'received' | 'canceled'>[],
): PurchaseOrderState {
  if (stored !== 'pending') return stored;
  const isWhole = lines.every(({ quantity, received }) => received >= quantity);
  const received = lines.reduce((sum, line) => sum + line.received, 0);
  return receiptStateOf(isWhole ? received : received + 1, received);
}

/** Locks an order with what came of it; refused when the lab has none of this id. */
export async function lockOrder(ctx: Ctx, orderId: string): Promise<LockedOrder> {
  const { rows } = await sql<Omit<LockedOrder, 'state' | 'lines'> & { code: number }>`
    select o.order_id as "orderId", n.number, o.vendor_id as "vendorId", o.address_id as "addressId",
      o.store_id as "storeId", o.tax_kind as "taxKind", o.due_on::text as "dueOn", o.over_percent as "overPercent",
      o.note, o.total_paise as "totalPaise", o.state as code, o.made_by as "madeBy", o.version
    from purchase_order o join money_document n on n.l_id = o.l_id and n.document_id = o.order_id
    where o.l_id = ${ctx.lId} and o.order_id = ${orderId} for no key update of o`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const { code, ...order } = row;
  const lines = await readProgress(ctx, orderId);
  return { ...order, lines, state: stateWithReceipts(purchaseOrder.stateOf(code), lines) };
}
