import type { DeliveryProblem } from '@nidan/domain/delivery/message-channels';
import { textAt } from '../../../../kernel/outgoing/call-out.ts';
import { callSide } from './call-side.ts';
import { NotPosted, type Parcel, type Posted, type SideSetting } from './parcel.ts';

/** Reasons of the operators by what they mean to a lab. */
const REASONS: Readonly<Record<string, DeliveryProblem>> = {
  TEMPLATE_MISMATCH: 'text-differs',
  TEMPLATE_NOT_REGISTERED: 'no-template',
  HEADER_NOT_REGISTERED: 'no-template',
  DND: 'opted-out',
  INVALID_NUMBER: 'undeliverable',
  UNAUTHORIZED: 'signed-out',
  THROTTLED: 'unreachable',
};

function saidBy(json: unknown) {
  const reason = textAt(json, 'error', 'reason') ?? textAt(json, 'error');
  if (reason === null) return null;
  return {
    problem: REASONS[reason] ?? 'refused',
    detail: textAt(json, 'error', 'message') ?? reason,
  } as const;
}

/** Sends a registered text over the gateway of a lab (DLT); an answer of 200 without an id is none. */
export async function sendBySms(setting: SideSetting, parcel: Parcel<'sms'>): Promise<Posted> {
  const { options, secrets } = setting;
  const body = JSON.stringify({
    to: `91${parcel.phone ?? ''}`,
    text: parcel.content.text,
    sender: options['sender'],
    pe_id: options['entityId'],
    template_id: parcel.content.templateId,
    // Comes back with the report of delivery.
    client_ref: parcel.key,
  });
  const { json, exchange } = await callSide(
    setting,
    {
      method: 'POST',
      path: '/messages',
      headers: {
        authorization: `Bearer ${secrets['apiKey'] ?? ''}`,
        'content-type': 'application/json',
        'idempotency-key': parcel.key,
      },
      body: Buffer.from(body),
      kept: body,
    },
    saidBy,
  );
  const reference = textAt(json, 'id');
  if (reference === null) throw new NotPosted('unreachable', 'no message id', exchange);
  return { reference, ...exchange };
}
