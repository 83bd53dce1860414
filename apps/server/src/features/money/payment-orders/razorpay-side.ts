import { callOut, listAt, numberAt, type OutgoingAnswer, textAt } from '../../../kernel/outgoing/call-out.ts';
import { ORDER_NOTE } from './gateway-event.ts';
import {
  accepted,
  type AskedOrder,
  type Looked,
  type Opened,
  type OrderSide,
  Refused,
} from './order-side.ts';
import type { CameMoney } from './take-order-money.ts';

interface RazorpayKeys {
  readonly baseUrl: string;
  readonly keyId: string;
  readonly keySecret: string;
}

type Ask = (method: 'GET' | 'POST', path: string, body?: unknown) => Promise<unknown>;

function saidBy({ json }: OutgoingAnswer): string | null {
  return textAt(json, 'error', 'description')?.slice(0, 200) ?? null;
}

/** Calls the gateway with the keys of a lab (Razorpay API reference, "Authentication"). */
function askWith({ baseUrl, keyId, keySecret }: RazorpayKeys): Ask {
  const authorization = `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`;
  return async (method, path, body) => {
    const answer = await callOut({ baseUrl, path, method, headers: { authorization }, body });
    return accepted(answer, saidBy(answer));
  };
}

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

function captured(items: readonly unknown[], idField: 'id' | 'payment_id'): CameMoney[] {
  return items.flatMap((item) => {
    const gatewayPaymentId = textAt(item, idField);
    const amount = numberAt(item, 'amount');
    const isCaptured = textAt(item, 'status') === 'captured';
    if (!isCaptured || gatewayPaymentId === null || amount === null || amount <= 0) return [];
    return [{ gatewayPaymentId, amount, currency: textAt(item, 'currency') ?? 'INR' }];
  });
}

function looked(items: readonly unknown[], idField: 'id' | 'payment_id', isOver: boolean): Looked {
  const money = captured(items, idField);
  return { money, isAttempted: items.length > money.length, over: isOver ? 'expired' : null };
}

function openedOf(json: unknown, request: string | null): Opened {
  const gatewayRef = textAt(json, 'id');
  if (gatewayRef === null) throw new Refused('refused', null);
  return { gatewayRef, request };
}

function codeAt(ref: string): string {
  return `/v1/payments/qr_codes/${encodeURIComponent(ref)}`;
}

function linkAt(ref: string): string {
  return `/v1/payment_links/${encodeURIComponent(ref)}`;
}

/** UPI codes of the gateway, one per order, over its exact amount (`/v1/payments/qr_codes`). */
export function razorpayCodes(keys: RazorpayKeys): OrderSide {
  const ask = askWith(keys);
  return {
    // One that was made before a crash is known to nobody, so nobody can pay it.
    async open(order) {
      const code = await ask('POST', '/v1/payments/qr_codes', {
        type: 'upi_qr',
        name: order.subject,
        usage: 'single_use',
        fixed_amount: true,
        payment_amount: order.amountPaise,
        description: order.subject,
        close_by: seconds(order.expiresAt),
        notes: { [ORDER_NOTE]: order.orderId },
      });
      return openedOf(code, textAt(code, 'image_content') ?? textAt(code, 'image_url'));
    },
    async look(_order, ref) {
      const code = await ask('GET', codeAt(ref));
      const payments = await ask('GET', `${codeAt(ref)}/payments`);
      return looked(listAt(payments, 'items'), 'id', textAt(code, 'status') === 'closed');
    },
    async withdraw(_order, ref) {
      await ask('POST', `${codeAt(ref)}/close`).catch(passOverEnded);
    },
  };
}

/** Payment links of the gateway, one per order by its reference (`/v1/payment_links`). */
export function razorpayLinks(keys: RazorpayKeys): OrderSide {
  const ask = askWith(keys);
  /** The link that was made before a crash: the gateway makes no second one of the same reference. */
  const find = async ({ orderId }: AskedOrder, error: unknown): Promise<unknown> => {
    if (!(error instanceof Refused) || error.isPassing) throw error;
    const found = await ask('GET', `/v1/payment_links?reference_id=${encodeURIComponent(orderId)}`);
    const [link] = listAt(found, 'payment_links');
    if (link === undefined || textAt(link, 'reference_id') !== orderId) throw error;
    return link;
  };
  return {
    async open(order) {
      const link = await ask('POST', '/v1/payment_links', {
        amount: order.amountPaise,
        currency: 'INR',
        accept_partial: false,
        reference_id: order.orderId,
        description: order.subject,
        expire_by: seconds(order.expiresAt),
        notify: { sms: false, email: false },
        notes: { [ORDER_NOTE]: order.orderId },
      }).catch((error: unknown) => find(order, error));
      return openedOf(link, textAt(link, 'short_url'));
    },
    async look(_order, ref) {
      const link = await ask('GET', linkAt(ref));
      const isOver = ['expired', 'cancelled'].includes(textAt(link, 'status') ?? '');
      return looked(listAt(link, 'payments'), 'payment_id', isOver);
    },
    async withdraw(_order, ref) {
      await ask('POST', `${linkAt(ref)}/cancel`).catch(passOverEnded);
    },
  };
}

/** What is paid or closed already cannot be taken back: the next look tells what became of it. */
function passOverEnded(error: unknown): void {
  if (!(error instanceof Refused) || error.isPassing) throw error;
}
