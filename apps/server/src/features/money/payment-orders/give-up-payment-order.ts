import * as paymentOrderEndpoints from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import type { PaymentOrderView } from '@nidan/contract/money/payment-orders/payment-order-view';
import { paymentOrder } from '@nidan/domain/status-sets/money/payment-order';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { askGatewayJob } from './order-jobs.ts';
import { lockOrder, moveOrder } from './payment-order-rows.ts';
import { readPaymentOrderOf } from './payment-orders.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/**
 * Waits no longer for an order. It is taken back on the other side after the commit, and asked for its money once more then:
 * a payment that was on its way is booked.
 */
export const giveUpPaymentOrder = serve(
  paymentOrderEndpoints.giveUpPaymentOrder,
  async (ctx, { orderId, version }): Promise<PaymentOrderView> => {
    await readPaymentOrderOf(ctx, orderId);
    const ref = { lId: ctx.lId, orderId };
    const order = await lockOrder(ctx.db, ref);
    await expectVersion(ctx, { entityId: orderId, expected: version, found: order.version });
    const to = stepOrRefuse('The payment order', paymentOrder.step('giveUp', order.state));
    await moveOrder(ctx.db, ref, { to, askAt: ctx.now });
    recordEvent(ctx, {
      entityKind: 'PAYMENT_ORDER',
      entityId: orderId,
      billId: order.billId,
      action: 'giveUp',
      before: { state: order.state },
      after: { state: to },
    });
    enqueueJob(ctx, askGatewayJob(ref));
    return readPaymentOrderOf(ctx, orderId);
  },
);

/** Asks the other side now how an order is, because somebody stands and waits. */
export async function checkPaymentOrder(ctx: Ctx, orderId: string): Promise<PaymentOrderView> {
  const order = await readPaymentOrderOf(ctx, orderId);
  // Of the order alone: the timeline of the bill tells what becomes of it.
  recordEvent(ctx, { entityKind: 'PAYMENT_ORDER', entityId: orderId, action: 'check' });
  enqueueJob(ctx, askGatewayJob({ lId: ctx.lId, orderId }));
  return order;
}
