import type { JobDraft } from '../../../kernel/http/unit-of-work.ts';
import type { OrderRef } from './payment-order-rows.ts';

/** Calls of the outside world wait in one line, so that one that does not answer holds up no other work. */
const OUTSIDE = 'payment-gateway';

/** Asks the other side about an order: gives it to them, looks how it is, or takes it back. */
export function askGatewayJob({ lId, orderId }: OrderRef, runAt?: Date): JobDraft {
  return {
    task: 'ask-gateway',
    payload: { lId, orderId },
    queue: OUTSIDE,
    key: `ask-gateway ${lId} ${orderId}`,
    ...(runAt === undefined ? {} : { runAt }),
  };
}

/** Writes down what the gateway told about an order. */
export function applyEventsJob({ lId, orderId }: OrderRef): JobDraft {
  return {
    task: 'apply-payment-events',
    payload: { lId, orderId },
    key: `apply-payment-events ${lId} ${orderId}`,
  };
}

/** The order of a job; throws on a payload that names none. */
export function orderOfJob(payload: unknown): OrderRef {
  const lId: unknown = Reflect.get(Object(payload), 'lId');
  const orderId: unknown = Reflect.get(Object(payload), 'orderId');
  if (typeof lId !== 'number' || typeof orderId !== 'string')
    throw new Error('The job needs lId and orderId');
  return { lId, orderId };
}
