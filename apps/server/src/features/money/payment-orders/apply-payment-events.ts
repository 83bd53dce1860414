import { paymentOrder } from '@nidan/domain/status-sets/money/payment-order';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { inNameOf } from '../../../kernel/jobs/as-member.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { moveOrderByJob } from './move-order-by-job.ts';
import { orderOfJob } from './order-jobs.ts';
import { type OrderToAsk, readOrderToAsk } from './order-to-ask.query.ts';
import { markApplied } from './payment-event-rows.ts';
import { lockOrder, moveOrder, noteReturned, type OrderRef } from './payment-order-rows.ts';
import { isHeld, readOrderMoney } from './order-money.query.ts';
import { takeOrderMoney } from './take-order-money.ts';

interface EventRow {
  readonly event_id: string;
  readonly kind: string;
  readonly gateway_payment_id: string | null;
  readonly amount_paise: number | null;
  readonly currency: string | null;
}

async function readWaiting(
  db: Parameters<typeof inTransaction>[0],
  { lId, orderId }: OrderRef,
): Promise<EventRow[]> {
  return inTransaction(db, lId, async (tx) => {
    const { rows } = await sql<EventRow>`
      select event_id, kind, gateway_payment_id, amount_paise, currency from payment_event
      where l_id = ${lId} and order_id = ${orderId} and applied_at is null
      order by received_at, event_id`.execute(tx);
    return rows;
  });
}

/** Events that say that money is the lab's now. */
const OF_MONEY: readonly string[] = [
  'payment.captured',
  'order.paid',
  'qr_code.credited',
  'payment_link.paid',
];

/** Notes money that the gateway gave back to its payer; an order of which nothing is held any more is refunded. */
async function noteGivenBack(ctx: Ctx, order: OrderToAsk, gatewayPaymentId: string): Promise<void> {
  const ref = { lId: ctx.lId, orderId: order.orderId };
  const { state, billId } = await lockOrder(ctx.db, ref);
  if (!(await noteReturned(ctx, gatewayPaymentId))) return;
  const money = (await readOrderMoney(ctx.db, ctx.lId, [order.orderId])).get(order.orderId) ?? [];
  const step = paymentOrder.step('giveBack', state);
  const to = step.ok && !money.some(isHeld) ? step.to : state;
  await moveOrder(ctx.db, ref, { to });
  recordEvent(ctx, {
    entityKind: 'PAYMENT_ORDER',
    entityId: order.orderId,
    billId,
    action: 'giveBack',
    before: { state },
    after: { state: to, gatewayPaymentId },
  });
}

async function apply(ctx: Ctx, order: OrderToAsk, event: EventRow): Promise<void> {
  const { kind, gateway_payment_id: gatewayPaymentId, amount_paise: amount, currency } = event;
  if (gatewayPaymentId !== null && amount !== null) {
    if (OF_MONEY.includes(kind)) {
      await takeOrderMoney(ctx, order, { gatewayPaymentId, amount, currency: currency ?? 'INR' });
    }
    if (kind === 'refund.processed') await noteGivenBack(ctx, order, gatewayPaymentId);
  }
  if (kind === 'payment.failed') {
    await moveOrderByJob(ctx, { orderId: order.orderId, action: 'attempt', askAt: ctx.now });
  }
  await markApplied(ctx.db, ctx.lId, { eventId: event.event_id, at: ctx.now });
}

/**
 * Writes down what the gateway told about an order, each event with its effect in one transaction. One that cannot be written
 * now, such as money after the day is closed, stays and is tried again.
 */
export const applyPaymentEvents: Job = async (services, payload) => {
  const ref = orderOfJob(payload);
  const order = await readOrderToAsk(services, ref);
  const who = { lId: ref.lId, userId: order.createdBy, locationId: order.locationId };
  for (const event of await readWaiting(services.db, ref)) {
    await inNameOf(services, { ...who, requestId: randomUUID() }, (ctx) => apply(ctx, order, event));
  }
};
