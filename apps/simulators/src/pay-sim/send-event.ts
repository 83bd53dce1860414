import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { simId, type SimPayment, type SimRequest, type SimState } from './sim-state.ts';

/** How an event is sent: as the gateway does it on a good day unless told. */
export interface Sending {
  readonly delayMs?: number;
  /** How often the same event comes. */
  readonly copies?: number;
  /** Signed with another secret. */
  readonly forged?: boolean;
  /** Signed well, and the amount in it changed afterwards. */
  readonly tamperedAmount?: number;
}

/** One event as it goes over the wire. */
export interface SignedEvent {
  readonly eventId: string;
  readonly body: string;
  readonly signature: string;
}

/** What happened to a payment, at a time in epoch milliseconds. */
export interface Happened {
  readonly kind: string;
  readonly payment: SimPayment;
  readonly request: SimRequest | null;
  readonly at: number;
}

/** What the gateway tells of a payment; the payer's details are there, as they are in the real one. */
export function eventBody({ kind, payment, request, at }: Happened): string {
  const entity = {
    id: payment.id,
    entity: 'payment',
    amount: payment.amount,
    currency: payment.currency,
    status: payment.status,
    method: 'upi',
    vpa: 'somebody@simulated',
    email: 'somebody@people.example',
    contact: '+919000000000',
    notes: payment.notes,
  };
  const about =
    request === null
      ? {}
      : {
          [request.kind]: {
            entity: {
              id: request.id,
              status: request.status,
              notes: request.notes,
              reference_id: request.referenceId,
            },
          },
        };
  const refund = kind.startsWith('refund.')
    ? {
        refund: {
          entity: {
            id: simId('rfnd'),
            payment_id: payment.id,
            amount: payment.amount,
            currency: payment.currency,
          },
        },
      }
    : {};
  return JSON.stringify({
    entity: 'event',
    account_id: 'acc_simulated',
    event: kind,
    contains: ['payment', ...Object.keys(about)],
    payload: { payment: { entity }, ...about, ...refund },
    created_at: Math.floor(at / 1_000),
  });
}

/** Signs a body as the gateway does: HMAC-SHA256 over its bytes, in hexadecimal. */
export function signEvent(
  { keys }: SimState,
  body: string,
  { forged, tamperedAmount }: Sending = {},
): SignedEvent {
  const secret = forged === true ? 'another-secret' : keys.webhookSecret;
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const sent =
    tamperedAmount === undefined ? body : body.replace(/"amount":\d+/, `"amount":${tamperedAmount}`);
  return { eventId: simId('evt'), body: sent, signature };
}

/** Sends an event; answers the status of each copy. A receiver that is not there has status 0. */
export async function sendEvent(state: SimState, body: string, sending: Sending = {}): Promise<number[]> {
  const { webhookUrl } = state.keys;
  if (webhookUrl === null) return [];
  const event = signEvent(state, body, sending);
  if (sending.delayMs !== undefined) await wait(sending.delayMs);
  const statuses: number[] = [];
  for (let copy = 0; copy < (sending.copies ?? 1); copy += 1) {
    const answer = await fetch(webhookUrl, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-razorpay-signature': event.signature,
        'x-razorpay-event-id': event.eventId,
      },
      body: event.body,
    }).catch(() => null);
    statuses.push(answer?.status ?? 0);
  }
  return statuses;
}
