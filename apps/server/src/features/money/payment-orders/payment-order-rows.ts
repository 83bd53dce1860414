import type { HeldBecause } from '@nidan/domain/payments/judge-money';
import type { OrderChannel } from '@nidan/domain/payments/order-channel';
import type { OrderProblem } from '@nidan/domain/payments/order-problem';
import { paymentOrder, type PaymentOrderState } from '@nidan/domain/status-sets/money/payment-order';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { sendLater } from '../../../kernel/database/connections/send-later.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** Who an order asks for money: whoever pays a bill, or an agency for its account. One of the two. */
export interface OrderPayer {
  readonly billId: string | null;
  readonly agencyId: string | null;
}

export interface NewOrder extends OrderPayer {
  readonly orderId: string;
  readonly locationId: string;
  readonly channel: OrderChannel;
  readonly terminalId: string | null;
  readonly amountPaise: number;
  readonly expiresAt: Date;
}

/** Inserts an order that the caller asks for now, to be given to the other side at once. */
export async function insertOrder(ctx: Ctx, order: NewOrder): Promise<void> {
  await insertRows(ctx.db, 'payment_order', [
    {
      l_id: ctx.lId,
      order_id: order.orderId,
      bill_id: order.billId,
      agency_id: order.agencyId,
      location_id: order.locationId,
      channel: order.channel,
      terminal_id: order.terminalId,
      amount_paise: order.amountPaise,
      state: paymentOrder.codes.created,
      created_at: ctx.now,
      created_by: ctx.caller.userId,
      expires_at: order.expiresAt,
      ask_at: ctx.now,
    },
  ]);
}

/** Notes which invoices the money of an order is meant for. */
export async function insertOrderInvoices(
  ctx: Ctx,
  orderId: string,
  invoiceIds: readonly string[],
): Promise<void> {
  if (invoiceIds.length === 0) return;
  await insertRows(
    ctx.db,
    'payment_order_invoice',
    invoiceIds.map((invoiceId) => ({ l_id: ctx.lId, order_id: orderId, invoice_id: invoiceId })),
  );
}

/** An order of a lab, by both of its ids. */
export interface OrderRef {
  readonly lId: number;
  readonly orderId: string;
}

export interface LockedOrder extends OrderPayer {
  readonly orderId: string;
  readonly locationId: string;
  readonly channel: OrderChannel;
  readonly amountPaise: number;
  readonly state: PaymentOrderState;
  readonly gatewayRef: string | null;
  readonly version: number;
}

interface LockedRow {
  readonly bill_id: string | null;
  readonly agency_id: string | null;
  readonly location_id: string;
  readonly channel: OrderChannel;
  readonly amount_paise: number;
  readonly state: number;
  readonly gateway_ref: string | null;
  readonly version: number;
}

/** Locks an order; its bill or the account of its agency is locked before where money is booked (ADR 4). Refused when the lab has none of this id. */
export async function lockOrder(db: Db, { lId, orderId }: OrderRef): Promise<LockedOrder> {
  const { rows } = await sql<LockedRow>`
    select bill_id, agency_id, location_id, channel, amount_paise, state, gateway_ref, version from payment_order
    where l_id = ${lId} and order_id = ${orderId} for no key update`.execute(db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  return {
    orderId,
    billId: row.bill_id,
    agencyId: row.agency_id,
    locationId: row.location_id,
    channel: row.channel,
    amountPaise: row.amount_paise,
    state: paymentOrder.stateOf(row.state),
    gatewayRef: row.gateway_ref,
    version: row.version,
  };
}

interface OrderMove {
  readonly to: PaymentOrderState;
  readonly problem?: OrderProblem;
  readonly detail?: string;
  /** When the other side is to be asked next; never unless told. */
  readonly askAt?: Date;
}

/** Moves a locked order on. */
export async function moveOrder(db: Db, { lId, orderId }: OrderRef, move: OrderMove): Promise<void> {
  await sendLater(
    db,
    sql`update payment_order set state = ${paymentOrder.codeOf(move.to)}, problem = ${move.problem ?? null},
      problem_detail = ${move.detail ?? null}, ask_at = ${move.askAt ?? null}, version = version + 1
    where l_id = ${lId} and order_id = ${orderId}`,
  );
}

interface OpenedOrder {
  readonly gatewayRef: string;
  readonly request: string | null;
}

/** Notes under which name the other side has taken an order; what was noted first stays. */
export async function noteOpened(db: Db, { lId, orderId }: OrderRef, opened: OpenedOrder): Promise<void> {
  await sql`update payment_order set gateway_ref = ${opened.gatewayRef}, request = ${opened.request},
      problem = null, problem_detail = null
    where l_id = ${lId} and order_id = ${orderId} and gateway_ref is null`.execute(db);
}

interface AskedOrder {
  readonly askAt: Date | null;
  /** What stood in the way this time; null: nothing. */
  readonly problem: OrderProblem | null;
  readonly detail: string | null;
}

/** Notes of a waiting order what came of asking the other side, and when it is asked again. */
export async function noteAsked(db: Db, { lId, orderId }: OrderRef, asked: AskedOrder): Promise<void> {
  await sql`update payment_order set problem = ${asked.problem}, problem_detail = ${asked.detail}, ask_at = ${asked.askAt}
    where l_id = ${lId} and order_id = ${orderId} and state in (${sql.lit(paymentOrder.codes.created)},
      ${sql.lit(paymentOrder.codes.attempted)})`.execute(db);
}

/** Sets when the other side is asked about an order that is not waited for any more; null: never. */
export async function askLater(db: Db, { lId, orderId }: OrderRef, askAt: Date | null): Promise<void> {
  await sql`update payment_order set ask_at = ${askAt} where l_id = ${lId} and order_id = ${orderId}
    and state in (${sql.lit(paymentOrder.codes.failed)}, ${sql.lit(paymentOrder.codes.cancelled)})`.execute(
    db,
  );
}

/** Notes that an order was taken back on the other side. */
export async function noteWithdrawn(db: Db, { lId, orderId }: OrderRef, at: Date): Promise<void> {
  await sql`update payment_order set withdrawn_at = ${at}
    where l_id = ${lId} and order_id = ${orderId} and withdrawn_at is null`.execute(db);
}

/** What money of an order became: the receipt of a bill, the advance of what was over, or the receipt of an agency. */
export interface BookedOrderMoney {
  readonly paymentId: string | null;
  readonly advanceId: string | null;
  readonly receiptId: string | null;
}

export interface NewOrderMoney extends BookedOrderMoney {
  readonly gatewayPaymentId: string;
  readonly orderId: string;
  readonly amountPaise: number;
  readonly currency: string;
  readonly heldBecause: HeldBecause | null;
}

/** Inserts money that came for a locked order: booked by the caller, or held. */
export async function insertOrderMoney(ctx: Ctx, money: NewOrderMoney): Promise<void> {
  const isHeld = money.heldBecause !== null;
  await insertRows(ctx.db, 'payment_order_money', [
    {
      l_id: ctx.lId,
      gateway_payment_id: money.gatewayPaymentId,
      order_id: money.orderId,
      amount_paise: money.amountPaise,
      currency: money.currency,
      came_at: ctx.now,
      held_because: money.heldBecause,
      payment_id: money.paymentId,
      advance_id: money.advanceId,
      receipt_id: money.receiptId,
      booked_at: isHeld ? null : ctx.now,
      booked_by: isHeld ? null : ctx.caller.userId,
    },
  ]);
}

interface HeldMoneyBooked extends BookedOrderMoney {
  readonly gatewayPaymentId: string;
}

/** Notes that the caller booked money that was held. */
export async function bookHeldMoney(ctx: Ctx, booked: HeldMoneyBooked): Promise<void> {
  await sendLater(
    ctx.db,
    sql`update payment_order_money set payment_id = ${booked.paymentId}, advance_id = ${booked.advanceId},
      receipt_id = ${booked.receiptId},
      booked_at = ${ctx.now}, booked_by = ${ctx.caller.userId}
    where l_id = ${ctx.lId} and gateway_payment_id = ${booked.gatewayPaymentId}`,
  );
}

/** Notes that money went back to its payer at the gateway; false when there is no such money, or it was noted before. */
export async function noteReturned(ctx: Ctx, gatewayPaymentId: string): Promise<boolean> {
  const { rows } = await sql`update payment_order_money set returned_at = ${ctx.now}
    where l_id = ${ctx.lId} and gateway_payment_id = ${gatewayPaymentId} and returned_at is null
    returning order_id`.execute(ctx.db);
  return rows.length > 0;
}
