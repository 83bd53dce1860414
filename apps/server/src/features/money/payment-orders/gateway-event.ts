import { createHash } from 'node:crypto';
import { numberAt, textAt } from '../../../kernel/outgoing/call-out.ts';

/** What an event of the gateway says that matters here; of the payer nothing is read. */
export interface GatewayEvent {
  /** `payment.captured`, `qr_code.credited`, `refund.processed` … */
  readonly kind: string;
  /** Our id, as it was given to the gateway; null when it is not said. */
  readonly orderId: string | null;
  /** The gateway's name of the code or link. */
  readonly gatewayRef: string | null;
  readonly gatewayPaymentId: string | null;
  /** In paise, for INR. */
  readonly amountPaise: number | null;
  readonly currency: string | null;
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/u;
const NAME = /^[a-z_]+(?:\.[a-z_]+)+$/u;
const LONGEST = 60;

/** The note under which our order travels through the gateway. */
export const ORDER_NOTE = 'nidan_order';

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

function short(text: string | null): string | null {
  return text !== null && text.length <= LONGEST && !text.includes('\0') ? text : null;
}

/** Reads an event of the gateway; null when it is none, or tells of an amount that is none. */
export function readGatewayEvent(bytes: Buffer): GatewayEvent | null {
  const json = parsed(bytes);
  const kind = short(textAt(json, 'event'));
  if (kind === null || !NAME.test(kind)) return null;
  const entity = (name: string, ...field: readonly string[]): string | null =>
    textAt(json, 'payload', name, 'entity', ...field);
  const about = ['qr_code', 'payment_link', 'payment'];
  const named = [
    ...about.map((name) => entity(name, 'notes', ORDER_NOTE)),
    entity('payment_link', 'reference_id'),
  ].find((id) => id !== null && UUID.test(id));
  const isRefund = kind.startsWith('refund.');
  const paymentId = isRefund ? entity('refund', 'payment_id') : entity('payment', 'id');
  const amount = numberAt(json, 'payload', isRefund ? 'refund' : 'payment', 'entity', 'amount');
  if (paymentId !== null && (amount === null || amount <= 0)) return null;
  return {
    kind,
    orderId: named ?? null,
    gatewayRef: short(entity('qr_code', 'id') ?? entity('payment_link', 'id')),
    gatewayPaymentId: short(paymentId),
    amountPaise: amount,
    currency: short(entity(isRefund ? 'refund' : 'payment', 'currency')),
  };
}

/** The name of an event that came without one: the same bytes have the same. */
export function nameOfBytes(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
