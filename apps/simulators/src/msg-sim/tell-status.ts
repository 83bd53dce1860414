import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { MsgState, SimMessage } from './msg-state.ts';

/** A body signed as both services do it: HMAC-SHA256 over its bytes, in hexadecimal. */
export function signTelling(secret: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

/** What WhatsApp tells of a message. */
export function whatsAppTelling(message: SimMessage, status: string, atMs: number): string {
  const failed = status === 'failed';
  const errors = failed ? { errors: [{ code: 131_026, title: 'Message undeliverable' }] } : {};
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [
          {
            field: 'messages',
            value: {
              messaging_product: 'whatsapp',
              statuses: [
                {
                  id: message.id,
                  status,
                  timestamp: String(Math.floor(atMs / 1_000)),
                  recipient_id: message.to[0],
                  biz_opaque_callback_data: message.key,
                  ...errors,
                },
              ],
            },
          },
        ],
      },
    ],
  });
}

/** An answer that somebody typed into WhatsApp. */
export function whatsAppAnswer(from: string, text: string, id: string): string {
  const value = {
    messaging_product: 'whatsapp',
    messages: [{ from, id, type: 'text', text: { body: text } }],
  };
  return JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value }] }],
  });
}

/** What the SMS gateway tells of a message. */
export function smsTelling(message: SimMessage, status: string, atMs: number): string {
  return JSON.stringify({
    id: message.id,
    client_ref: message.key,
    status,
    at: new Date(atMs).toISOString(),
  });
}

/** Sends what is told; answers the status, 0 when nobody is there. */
export async function sendTelling(url: string, secret: string, body: string): Promise<number> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signTelling(secret, body) },
    body,
  }).catch(() => null);
  return answer?.status ?? 0;
}

/** What becomes of a message: on WhatsApp numbers that end in 00 or 39 cannot be reached, by SMS those that end in 99. */
function pathOf(message: SimMessage): readonly string[] {
  const [to = ''] = message.to;
  if (message.channel === 'whatsapp')
    return /(?:00|39)$/u.test(to) ? ['sent', 'failed'] : ['sent', 'delivered', 'read'];
  return to.endsWith('99') ? ['UNDELIV'] : ['DELIVRD'];
}

/** Tells what becomes of a message, step by step, as the service that took it does. */
export async function tellOf(state: MsgState, message: SimMessage): Promise<void> {
  const { channel } = message;
  if (channel !== 'whatsapp' && channel !== 'sms') return;
  const { tellMs, isBackwards, copies } = state.faults;
  const url = state.webhooks[channel];
  if (tellMs === null) return;
  const steps = isBackwards ? pathOf(message).toReversed() : pathOf(message);
  for (const step of steps) {
    await wait(tellMs, null, { ref: false });
    message.status = step;
    if (url === null) continue;
    const now = state.clock();
    const body =
      channel === 'whatsapp' ? whatsAppTelling(message, step, now) : smsTelling(message, step, now);
    const secret = channel === 'whatsapp' ? state.keys.appSecret : state.keys.smsWebhookSecret;
    for (let copy = 0; copy < copies; copy += 1) await sendTelling(url, secret, body);
  }
}
