import { eventBody, sendEvent, type Sending } from './send-event.ts';
import { simId, type SimPayment, type SimRequest, type SimState } from './sim-state.ts';

/** What the payer does with a code or a link. */
export interface Paying extends Sending {
  readonly outcome: 'approve' | 'decline';
  /** Another sum than was asked for, in paise. */
  readonly amount?: number;
  readonly currency?: string;
  /** The gateway tells nothing of it. */
  readonly silent?: boolean;
  /** The events come in the wrong order. */
  readonly reversed?: boolean;
}

function kindsOf({ kind }: SimRequest, outcome: Paying['outcome']): string[] {
  if (outcome === 'decline') return ['payment.failed'];
  return ['payment.captured', kind === 'qr_code' ? 'qr_code.credited' : 'payment_link.paid'];
}

/** Pays a code or a link, or fails to, and tells of it. Answers the payment and the status of every event. */
export async function payRequest(
  state: SimState,
  request: SimRequest,
  paying: Paying,
): Promise<{ payment: SimPayment; statuses: number[] }> {
  const { outcome, amount, currency, silent, reversed } = paying;
  const payment: SimPayment = {
    id: simId('pay'),
    amount: amount ?? request.amount,
    currency: currency ?? 'INR',
    status: outcome === 'approve' ? 'captured' : 'failed',
    notes: request.notes,
    refunded: 0,
  };
  request.payments.push(payment);
  if (outcome === 'approve') request.status = request.kind === 'qr_code' ? 'closed' : 'paid';
  if (silent === true) return { payment, statuses: [] };
  const kinds = kindsOf(request, outcome);
  const statuses: number[] = [];
  for (const kind of reversed === true ? kinds.toReversed() : kinds) {
    const body = eventBody({ kind, payment, request, at: state.clock() });
    statuses.push(...(await sendEvent(state, body, paying)));
  }
  return { payment, statuses };
}
