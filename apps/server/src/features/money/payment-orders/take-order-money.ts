import { whyHeld } from '@nidan/domain/payments/judge-money';
import { paymentOrder, type PaymentOrderState } from '@nidan/domain/status-sets/money/payment-order';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { bookMoneyOf, lockPayer } from './book-money-of-order.ts';
import { isMoneyKnown } from './order-money.query.ts';
import {
  type BookedOrderMoney,
  insertOrderMoney,
  type LockedOrder,
  lockOrder,
  moveOrder,
} from './payment-order-rows.ts';

/** Money as the gateway or the terminal tells of it. */
export interface CameMoney {
  readonly gatewayPaymentId: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  readonly currency: string;
}

const NOT_BOOKED: BookedOrderMoney = { paymentId: null, advanceId: null, receiptId: null };

/** Where money leads: paid when it is what was asked for, and held for a person else or while other money is held. */
function stateAfter(state: PaymentOrderState, isHeld: boolean): PaymentOrderState {
  if (isHeld) return stepOrRefuse('The payment order', paymentOrder.step('hold', state));
  if (state === 'held') return state;
  return stepOrRefuse('The payment order', paymentOrder.step('settle', state));
}

/**
 * Writes down money that came for an order, in whichever state that is: booked when it is what was asked for, held when it is
 * not. Told again it changes nothing. Runs in the name of whoever asked for it.
 */
export async function takeOrderMoney(
  ctx: Ctx,
  { orderId, billId, agencyId }: Pick<LockedOrder, 'orderId' | 'billId' | 'agencyId'>,
  { gatewayPaymentId, amount, currency }: CameMoney,
): Promise<void> {
  const ref = { lId: ctx.lId, orderId };
  await lockPayer(ctx, { billId, agencyId });
  const order = await lockOrder(ctx.db, ref);
  if (await isMoneyKnown(ctx.db, ctx.lId, gatewayPaymentId)) return;
  const heldBecause = whyHeld(order.amountPaise, { amount, currency });
  const booked =
    heldBecause === null
      ? await bookMoneyOf(ctx, order, {
          gatewayPaymentId,
          amountPaise: amount,
          locationId: order.locationId,
        })
      : NOT_BOOKED;
  await insertOrderMoney(ctx, {
    gatewayPaymentId,
    orderId,
    amountPaise: amount,
    currency,
    heldBecause,
    ...booked,
  });
  const to = stateAfter(order.state, heldBecause !== null);
  await moveOrder(ctx.db, ref, { to });
  recordEvent(ctx, {
    entityKind: 'PAYMENT_ORDER',
    entityId: orderId,
    billId,
    action: heldBecause === null ? 'settle' : 'hold',
    before: { state: order.state },
    after: { state: to, amountPaise: amount, currency, gatewayPaymentId, heldBecause },
  });
}
