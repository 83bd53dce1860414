import * as orderEndpoints from '@nidan/contract/supply/orders/order-endpoints';
import { thousandthsText } from '@nidan/domain/inventory/unit-chain';
import type {
  ChargeInput,
  OrderDetails,
  OrderLine,
  OrderView,
} from '@nidan/contract/supply/orders/order-view';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { lineTotal, orderTotals } from '@nidan/domain/purchasing/order-totals';
import { purchaseOrder, type PurchaseOrderState } from '@nidan/domain/status-sets/supply/purchase-order';
import { DECISION } from '@nidan/domain/purchasing/decision-state';
import { type RawBuilder, sql } from 'kysely';
import { hasRight } from '../../../kernel/access/require-right.ts';
import { newestFirst } from '../../../kernel/database/newest-first.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { storeInScope } from '../inventory/stores/store-in-scope.ts';
import { readOrderLetters } from './order-letters.query.ts';
import { soughtInOrders } from './order-search.ts';
import { readProgress } from './order-rows.ts';
import { isBesideContract } from './priced-lines.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<OrderView, 'state' | 'stateLabel' | 'madeAt' | 'can'> {
  readonly code: number;
  readonly madeAt: Date;
}

/** Lines of a `purchase_order o` that goods are still to come of. */
const OPEN_LINES = sql`exists (select from purchase_order_line w where w.l_id = o.l_id and w.order_id = o.order_id
  and w.quantity > coalesce((select sum(r.accepted) from goods_receipt_line r
    where r.l_id = w.l_id and r.order_line_id = w.line_id), 0))`;
const SOME_RECEIVED = sql`exists (select from purchase_order_line w
  join goods_receipt_line r on r.l_id = w.l_id and r.order_line_id = w.line_id
  where w.l_id = o.l_id and w.order_id = o.order_id and r.accepted > 0)`;

const { pending, partialReceived, received } = purchaseOrder.codes;
/** Code of the state that an order shows: 50, 60 and 70 by its receipts. */
const SHOWN_STATE = sql<number>`(case when o.state <> ${pending} then o.state
  when not ${OPEN_LINES} then ${received} when ${SOME_RECEIVED} then ${partialReceived} else ${pending} end)`;

async function readRows(ctx: Ctx, rest: RawBuilder<unknown>): Promise<readonly Row[]> {
  const { rows } = await sql<Row>`
    select o.order_id as "orderId", n.number, o.vendor_id as "vendorId", v.name as vendor, a.name as address,
      o.store_id as "storeId", s.name as store, o.tax_kind as "taxKind", o.due_on::text as "dueOn",
      o.issue_no as issue, o.over_percent as "overPercent", o.note, ${SHOWN_STATE} as code, o.reason, o.total_paise as "totalPaise",
      (select count(*)::int from purchase_order_line w where w.l_id = o.l_id and w.order_id = o.order_id) as lines,
      (select count(*)::int from purchase_order_line w where w.l_id = o.l_id and w.order_id = o.order_id
        and w.contract_paise is distinct from w.rate_paise) as "besideContract",
      o.made_at as "madeAt", maker.name as "madeBy", o.version
    from purchase_order o
    join vendor v on v.l_id = o.l_id and v.vendor_id = o.vendor_id
    join vendor_address a on a.l_id = o.l_id and a.address_id = o.address_id
    join store s on s.l_id = o.l_id and s.store_id = o.store_id
    join money_document n on n.l_id = o.l_id and n.document_id = o.order_id
    join login_user maker on maker.user_id = o.made_by
    where o.l_id = ${ctx.lId} and ${storeInScope(ctx.caller)} and ${rest}`.execute(ctx.db);
  return rows;
}

/** True for an order that its vendor may be written to about: it was issued, and something of it is still to come. */
export function isMailed(state: PurchaseOrderState): boolean {
  return state === 'pending' || state === 'partialReceived';
}

const STEPS = ['create', 'accept', 'issue', 'cancel', 'cancelRest'] as const;

function actionsOf({ caller }: Ctx, state: PurchaseOrderState): string[] {
  const mayChange = hasRight(caller, 'purchases', PERMISSION.update);
  const mayMake = hasRight(caller, 'purchases', PERMISSION.create);
  const possible = purchaseOrder.possible(state);
  const isOpen = state === 'draft' || state === 'created' || possible.includes('amend');
  const comes = isMailed(state);
  const isBilled = comes || state === 'received' || state === 'partialCanceled';
  return [
    ...(mayChange && isOpen ? ['change'] : []),
    ...(mayChange ? STEPS.filter((step) => possible.includes(step)) : []),
    ...(mayChange && comes ? ['mail'] : []),
    ...(mayMake && comes ? ['receive'] : []),
    ...(mayMake && isBilled ? ['invoice'] : []),
  ];
}

function present(ctx: Ctx, { code, madeAt, ...row }: Row): OrderView {
  const state = purchaseOrder.stateOf(code);
  return {
    ...row,
    madeAt: madeAt.toISOString(),
    state,
    stateLabel: purchaseOrder.labelOf(state),
    can: actionsOf(ctx, state),
  };
}

/** One order as the caller sees it; refused when there is none of this id. */
export async function readOrder(ctx: Ctx, orderId: string): Promise<OrderView> {
  const [row] = await readRows(ctx, sql`o.order_id = ${orderId}`);
  if (row === undefined) throw refuse('not-found');
  return present(ctx, row);
}

interface LineNames {
  readonly lineId: string;
  readonly code: string;
  readonly gtin: string;
  readonly contractNumber: string | null;
  readonly invoiced: number;
}

async function readNames({ db, lId }: Ctx, orderId: string): Promise<ReadonlyMap<string, LineNames>> {
  const { rows } = await sql<LineNames>`
    select o.line_id as "lineId", i.code, i.gtin, n.number as "contractNumber",
      coalesce((select sum(q.quantity) from vendor_invoice_line q
        join vendor_invoice b on b.l_id = q.l_id and b.invoice_id = q.invoice_id
        where q.l_id = o.l_id and q.order_line_id = o.line_id and b.state <> ${DECISION.rejected}), 0)::bigint as invoiced
    from purchase_order_line o join item i on i.l_id = o.l_id and i.item_id = o.item_id
    left join money_document n on n.l_id = o.l_id and n.document_id = o.contract_id
    where o.l_id = ${lId} and o.order_id = ${orderId}`.execute(db);
  return new Map(rows.map((row) => [row.lineId, row]));
}

/** Charges of an order. */
export async function readCharges({ db, lId }: Ctx, orderId: string): Promise<readonly ChargeInput[]> {
  const { rows } = await sql<ChargeInput>`
    select charge, amount_paise as "amountPaise", gst_percent as "gstPercent" from purchase_order_charge
    where l_id = ${lId} and order_id = ${orderId} order by charge`.execute(db);
  return rows;
}

async function readSteps({ db, lId }: Ctx, orderId: string): Promise<OrderDetails['steps']> {
  const { rows } = await sql<{ action: string; at: Date; by: string }>`
    select e.action, e.at, u.name as by from event e join login_user u on u.user_id = e.user_id
    where e.l_id = ${lId} and e.entity_id = ${orderId} order by e.at, e.event_id`.execute(db);
  return rows.map(({ action, at, by }) => ({ action, at: at.toISOString(), by }));
}

/** An order was sent, and its vendor has not accepted it since. */
function waitsForVendor({ state, can }: OrderView, steps: OrderDetails['steps']): boolean {
  const last = steps.findLast(({ action }) => action === 'issue' || action === 'acknowledge');
  return state === 'pending' && last?.action === 'issue' && can.includes('mail');
}

/** An order with its lines and what came of each. */
export async function readOrderDetails(ctx: Ctx, orderId: string): Promise<OrderDetails> {
  const order = await readOrder(ctx, orderId);
  const [progress, names] = [await readProgress(ctx, orderId), await readNames(ctx, orderId)];
  const steps = await readSteps(ctx, orderId);
  const charges = await readCharges(ctx, orderId);
  const totals = orderTotals(progress, charges, order.taxKind);
  const lines = progress.map((line): OrderLine => {
    const total = lineTotal(line, order.taxKind);
    const { code = '', gtin = '', contractNumber = null, invoiced = 0 } = names.get(line.lineId) ?? {};
    return {
      lineId: line.lineId,
      itemId: line.itemId,
      code,
      name: line.item,
      gtin,
      unit: line.unit,
      quantity: thousandthsText(line.quantity),
      received: thousandthsText(line.received),
      returned: thousandthsText(line.returned),
      invoiced: thousandthsText(invoiced),
      canceled: thousandthsText(line.canceled),
      ratePaise: line.ratePaise,
      contractPaise: line.contractPaise,
      contractNumber,
      discountBasisPoints: line.discountBasisPoints,
      gstPercent: line.gstPercent,
      taxablePaise: total.taxable,
      totalPaise: total.total,
    };
  });
  return {
    order: {
      ...order,
      besideContract: progress.filter(isBesideContract).length,
      can: [...order.can, ...(waitsForVendor(order, steps) ? ['acknowledge'] : [])],
    },
    lines,
    charges: [...charges],
    taxablePaise: totals.taxable,
    chargesPaise: totals.charges,
    cgstPaise: totals.tax.cgst,
    sgstPaise: totals.tax.sgst,
    igstPaise: totals.tax.igst,
    roundOffPaise: totals.roundOff,
    letters: await readOrderLetters(ctx, orderId),
    steps,
  };
}

/** Orders, newest first. */
export const listOrdersOf = serve(orderEndpoints.listOrders, async (ctx, query) => {
  const { state, open, vendorId, storeId } = query;
  return newestFirst(ctx, {
    by: ['o.made_at', 'o.order_id'],
    asked: query,
    conditions: [
      ...(state === undefined ? [] : [sql`${SHOWN_STATE} = ${purchaseOrder.codeOf(state)}`]),
      ...(open === true ? [sql`o.state = ${pending} and ${OPEN_LINES}`] : []),
      ...(vendorId === undefined ? [] : [sql`o.vendor_id = ${vendorId}`]),
      ...(storeId === undefined ? [] : [sql`o.store_id = ${storeId}`]),
      ...soughtInOrders(ctx, query),
    ],
    read: (rest) => readRows(ctx, rest),
    keyOf: ({ madeAt, orderId }) => [madeAt, orderId],
    present: (row) => present(ctx, row),
  });
});
