import type { OrderProblem } from '@nidan/domain/payments/order-problem';
import {
  isWaiting,
  paymentOrder,
  type PaymentOrderAction,
} from '@nidan/domain/status-sets/money/payment-order';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { lockOrder, moveOrder } from './payment-order-rows.ts';

interface JobMove {
  readonly orderId: string;
  readonly action: Extract<PaymentOrderAction, 'attempt' | 'fail'>;
  readonly problem?: OrderProblem;
  readonly detail?: string;
  readonly askAt: Date | null;
}

/** Moves an order that is still waited for; one that was paid or given up meanwhile stays as it is. */
export async function moveOrderByJob(
  ctx: Ctx,
  { orderId, action, problem, detail, askAt }: JobMove,
): Promise<void> {
  const ref = { lId: ctx.lId, orderId };
  const { state, billId } = await lockOrder(ctx.db, ref);
  const step = paymentOrder.step(action, state);
  if (!isWaiting(state) || !step.ok || step.to === state) return;
  await moveOrder(ctx.db, ref, {
    to: step.to,
    ...(problem === undefined ? {} : { problem }),
    ...(detail === undefined ? {} : { detail }),
    ...(askAt === null ? {} : { askAt }),
  });
  recordEvent(ctx, {
    entityKind: 'PAYMENT_ORDER',
    entityId: orderId,
    billId,
    action,
    before: { state },
    after: { state: step.to, ...(problem === undefined ? {} : { problem }) },
  });
}
