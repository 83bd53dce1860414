import * as paymentOrderEndpoints from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import type { OrderMoney, PaymentOrderView } from '@nidan/contract/money/payment-orders/payment-order-view';
import { formatRupees } from '@nidan/domain/money/rupees';
import { paymentOrder } from '@nidan/domain/status-sets/money/payment-order';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { bookMoneyOf, lockPayer } from './book-money-of-order.ts';
import { isHeld, readOrderMoney } from './order-money.query.ts';
import { bookHeldMoney, type LockedOrder, lockOrder, moveOrder } from './payment-order-rows.ts';
import { readPaymentOrderOf } from './payment-orders.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Money of an order that is in no book yet and has not gone back. */
async function heldMoneyOf(ctx: Ctx, orderId: string): Promise<OrderMoney[]> {
  const money = (await readOrderMoney(ctx.db, ctx.lId, [orderId])).get(orderId) ?? [];
  const held = money.filter(isHeld);
  const foreign = held.find(({ currency }) => currency !== 'INR');
  if (foreign !== undefined) {
    const { currency, amountPaise } = foreign;
    throw refuse('held-money-foreign', { details: { amount: formatRupees(amountPaise), currency } });
  }
  return held;
}

async function book(
  ctx: Ctx,
  order: LockedOrder,
  { gatewayPaymentId, amountPaise }: OrderMoney,
): Promise<void> {
  const booked = await bookMoneyOf(ctx, order, {
    gatewayPaymentId,
    amountPaise,
    locationId: workplaceOf(ctx),
  });
  await bookHeldMoney(ctx, { gatewayPaymentId, ...booked });
}

/**
 * Books money of another sum than was asked for, because a person of the lab says so: what is due is paid, of a bill or of an agency, and the
 * rest is an advance. Nobody of the agency itself says so.
 */
export const acceptHeldMoney = serve(
  paymentOrderEndpoints.acceptHeldMoney,
  async (ctx, { orderId, version, reason }): Promise<PaymentOrderView> => {
    const { billId, agency } = await readPaymentOrderOf(ctx, orderId);
    if (agency !== null && ctx.caller.scope.agencyId !== null) throw refuse('not-found');
    await lockPayer(ctx, { billId, agencyId: agency?.agencyId ?? null });
    const ref = { lId: ctx.lId, orderId };
    const order = await lockOrder(ctx.db, ref);
    await expectVersion(ctx, { entityId: orderId, expected: version, found: order.version });
    const to = stepOrRefuse('The payment order', paymentOrder.step('accept', order.state));
    const held = await heldMoneyOf(ctx, orderId);
    for (const money of held) await book(ctx, order, money);
    await moveOrder(ctx.db, ref, { to });
    recordEvent(ctx, {
      entityKind: 'PAYMENT_ORDER',
      entityId: orderId,
      billId,
      action: 'accept',
      before: { state: order.state },
      after: { state: to, amountPaise: held.reduce((sum, { amountPaise }) => sum + amountPaise, 0) },
      reason: reason.trim(),
    });
    return readPaymentOrderOf(ctx, orderId);
  },
);
