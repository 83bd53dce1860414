import { asksToStop, problemOfSmsState, problemOfWhatsApp } from '@nidan/domain/delivery/answer-problem';
import type { DeliveryProblem } from '@nidan/domain/delivery/message-channels';
import { listAt, numberAt, textAt } from '../../../kernel/outgoing/call-out.ts';
import { messageOfKey } from './lock-message.query.ts';

/** What a gateway told of one message. */
export interface Telling {
  readonly kind: 'status';
  /** The same telling has the same name, however often it comes. */
  readonly eventId: string;
  /** Our message, as its key travelled with it; null when it is not said. */
  readonly messageId: string | null;
  readonly step: 'sent' | 'delivered' | 'read' | 'failed';
  readonly problem: DeliveryProblem | null;
  readonly detail: string | null;
  readonly at: Date;
}

/** Somebody answered that they want no more. */
export interface Stop {
  readonly kind: 'stop';
  readonly eventId: string;
  /** Ten digits. */
  readonly phone: string;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}

const LONGEST = 200;
function short(text: string | null): string {
  return (text ?? '').replaceAll('\0', '').slice(0, LONGEST);
}

/** A moment that was told; now where it is none, or is not yet. */
function momentOf(ms: number, now: Date): Date {
  return Number.isFinite(ms) && ms > 0 && ms <= now.getTime() ? new Date(ms) : now;
}

const STEPS = ['sent', 'delivered', 'read', 'failed'] as const;

function statusOf(one: unknown, now: Date): Telling[] {
  const step = STEPS.find((name) => name === textAt(one, 'status'));
  if (step === undefined) return [];
  const [error] = listAt(one, 'errors');
  const isFailed = step === 'failed';
  const detail = textAt(error, 'title') ?? textAt(error, 'message');
  return [
    {
      kind: 'status',
      eventId: short(`${textAt(one, 'id') ?? ''}/${step}`),
      messageId: messageOfKey(textAt(one, 'biz_opaque_callback_data')),
      step,
      problem: isFailed ? problemOfWhatsApp(numberAt(error, 'code')) : null,
      detail: isFailed ? detail : null,
      at: momentOf(Number(textAt(one, 'timestamp')) * 1_000, now),
    },
  ];
}

function stopOf(one: unknown): Stop[] {
  const phone = textAt(one, 'from')?.slice(-10) ?? '';
  const text = textAt(one, 'text', 'body') ?? textAt(one, 'button', 'text') ?? '';
  const eventId = short(textAt(one, 'id'));
  return asksToStop(text) && /^\d{10}$/u.test(phone) && eventId !== ''
    ? [{ kind: 'stop', eventId, phone }]
    : [];
}

/** What WhatsApp told: how far messages came, and who wants no more; null for what is no telling at all. */
export function readWhatsAppTelling(bytes: Buffer, now: Date): (Telling | Stop)[] | null {
  const json = parsed(bytes);
  if (textAt(json, 'object') !== 'whatsapp_business_account') return null;
  return listAt(json, 'entry')
    .flatMap((entry) => listAt(entry, 'changes'))
    .flatMap((change) => [
      ...listAt(change, 'value', 'statuses').flatMap((one) => statusOf(one, now)),
      ...listAt(change, 'value', 'messages').flatMap(stopOf),
    ]);
}

/** What an SMS gateway told of one message, or an answer to one; null for what is no telling at all. */
export function readSmsTelling(bytes: Buffer, now: Date): (Telling | Stop)[] | null {
  const json = parsed(bytes);
  const id = short(textAt(json, 'id'));
  if (id === '') return null;
  const answer = textAt(json, 'text');
  if (answer !== null) return stopOf({ id, from: textAt(json, 'from'), text: { body: answer } });
  const state = textAt(json, 'status') ?? '';
  const meaning = problemOfSmsState(state);
  if (meaning === null) return [];
  const isFailed = meaning !== 'delivered';
  return [
    {
      kind: 'status',
      eventId: short(`${id}/${state}`),
      messageId: messageOfKey(textAt(json, 'client_ref')),
      step: isFailed ? 'failed' : 'delivered',
      problem: isFailed ? meaning : null,
      detail: isFailed ? short(textAt(json, 'reason') ?? state) : null,
      at: momentOf(Date.parse(textAt(json, 'at') ?? ''), now),
    },
  ];
}
