import { takeGatewayEvent } from '@nidan/contract/money/payment-orders/payment-order-endpoints';
import { eventBody, type Sending, signEvent, type SignedEvent } from '@nidan/simulators/pay-sim/send-event';
import { type Paying, payRequest } from '@nidan/simulators/pay-sim/pay-request';
import type { SimPayment } from '@nidan/simulators/pay-sim/sim-state';
import { expect } from 'vitest';
import type { PaymentDesk } from './payment-desk.ts';

/** Somebody pays an order at the gateway, which tells nothing by itself here. */
export async function payAtGateway(
  desk: PaymentDesk,
  orderId: string,
  paying: Partial<Paying> = {},
): Promise<SimPayment> {
  const { payment } = await payRequest(desk.sim.state, desk.requestOf(orderId), {
    outcome: 'approve',
    silent: true,
    ...paying,
  });
  return payment;
}

interface Told extends Sending {
  readonly kind?: string;
}

/** What the gateway tells of a payment of an order, with its signature. */
export function signedOf(
  desk: PaymentDesk,
  { orderId, payment }: { readonly orderId: string; readonly payment: SimPayment },
  { kind = 'payment.captured', ...sending }: Told = {},
): SignedEvent {
  const body = eventBody({ kind, payment, request: desk.requestOf(orderId), at: Date.now() });
  return signEvent(desk.sim.state, body, sending);
}

/** Sends bytes to the webhook of a lab, as the gateway does. */
export async function tellLab({ app }: PaymentDesk, { body, signature, eventId }: SignedEvent, lab = 1) {
  const answer = await app.app.inject({
    method: 'POST',
    url: takeGatewayEvent.path.replace(':lab', String(lab)),
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': eventId,
    },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() as unknown };
}

/** Tells of a payment and lets the worker write it down. */
export async function tellAndApply(
  desk: PaymentDesk,
  { orderId, payment, kind }: { orderId: string; payment: SimPayment; kind?: string },
): Promise<void> {
  const event = signedOf(desk, { orderId, payment }, kind === undefined ? {} : { kind });
  expect((await tellLab(desk, event)).status).toBe(200);
  await desk.run('apply-payment-events', orderId);
}
