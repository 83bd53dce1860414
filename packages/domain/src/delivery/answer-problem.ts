import type { DeliveryProblem } from './message-channels.ts';

/** Problems that may be over later without anybody changing the message: the service is down, busy, or its keys are being replaced. */
const TRANSIENT: readonly DeliveryProblem[] = ['unreachable', 'signed-out'];

/** True for a problem after which the same is tried again. */
export function isTransient(problem: DeliveryProblem): boolean {
  return TRANSIENT.includes(problem);
}

const TOO_MANY = 429;

/** What the status of an answer over HTTP says by itself; null: it may have been taken, and the answer has to say so. */
export function problemOfStatus(status: number): DeliveryProblem | null {
  if (status === 401 || status === 403) return 'signed-out';
  if (status === TOO_MANY || status >= 500) return 'unreachable';
  return status >= 200 && status < 300 ? null : 'refused';
}

/** What a push service answers (RFC 8030, section 5): `gone` for a browser that is to be told nothing any more. */
export function pushAnswer(status: number): DeliveryProblem | 'gone' | null {
  return status === 404 || status === 410 ? 'gone' : problemOfStatus(status);
}

/** Codes of the WhatsApp cloud API by what they mean (error codes, 2026): keys, too many, cannot be reached there, template. */
const WHATSAPP_CODES: Readonly<Record<number, DeliveryProblem>> = {
  0: 'signed-out',
  190: 'signed-out',
  4: 'unreachable',
  80_007: 'unreachable',
  130_429: 'unreachable',
  131_000: 'unreachable',
  131_016: 'unreachable',
  131_056: 'unreachable',
  131_026: 'undeliverable',
  131_049: 'undeliverable',
  131_050: 'opted-out',
  132_000: 'text-differs',
  132_001: 'no-template',
  132_015: 'no-template',
  132_016: 'no-template',
};

/** What an error code of the WhatsApp cloud API means. */
export function problemOfWhatsApp(code: number | null): DeliveryProblem {
  return WHATSAPP_CODES[code ?? -1] ?? 'refused';
}

/** States of a delivery report of an SMS, as operators tell them; null for one that is on its way. */
export function problemOfSmsState(state: string): DeliveryProblem | 'delivered' | null {
  if (state === 'DELIVRD') return 'delivered';
  if (['UNDELIV', 'EXPIRED', 'DELETED'].includes(state)) return 'undeliverable';
  return state === 'REJECTD' ? 'refused' : null;
}

/** Answers that take a person off a channel, as one of them is typed: in English, Hindi and Marathi. */
const STOP_WORDS = ['STOP', 'UNSUBSCRIBE', 'रोकें', 'बंद करें', 'बंद', 'थांबवा', 'बंद करा'];

/** True for an answer that asks for no more messages. */
export function asksToStop(text: string): boolean {
  return STOP_WORDS.includes(
    text
      .trim()
      .replace(/[.!।]+$/u, '')
      .toUpperCase(),
  );
}
