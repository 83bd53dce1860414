import type { ToastType } from '@nidan/domain/enumerations/screens';
import { CLIENT_TIMINGS } from '@nidan/domain/settings/client-timings';
import { type ApiRefusal, asRefusal } from '../../api/api-refusal.ts';
import { kernelTexts } from '../../text/kernel-texts.ts';
import { currentLanguage } from '../../text/language.ts';

/** How long a toast stays, in milliseconds. */
export const TOAST_DURATION = CLIENT_TIMINGS.toastDuration;

export interface ToastInput {
  readonly type: ToastType;
  readonly msg: string;
  /** Shown after the message as ' error code: {code}'. */
  readonly code?: string;
  /** A second, quieter line. */
  readonly detail?: string;
  /** Where to go from here; the same way is open elsewhere, the toast goes away. */
  readonly link?: { readonly words: string; readonly hash: string };
}

export interface Message extends ToastInput {
  readonly id: number;
  readonly at: Date;
  /** The message with its code, as shown. */
  readonly shown: string;
}

interface Messages {
  /** On the screen now. */
  readonly toasts: readonly Message[];
  /** Every message since sign-in, the newest first. */
  readonly log: readonly Message[];
  /** How many of the log nobody has looked at. */
  readonly unseen: number;
}

const LOG_LIMIT = 500;
let state: Messages = { toasts: [], log: [], unseen: 0 };
let lastId = 0;
const listeners = new Set<() => void>();
const refusalListeners = new Set<() => void>();

/**
 * Shows a toast at the top right for 2.5 s and keeps it in the message log (spec §8). One calm message stands there, and beside
 * it one that is not: a newer one takes the place of its kind.
 */
export function toast(input: ToastInput): void {
  const message = noted(input);
  const urgent = isUrgent(input);
  const others = urgent ? [] : state.toasts.filter(isUrgent);
  renew({ ...state, toasts: [...others, message] });
}

/** Keeps in the message log what another part of the screen says: it is not said a second time as a toast. */
export function logMessage(input: ToastInput): void {
  noted(input);
}

/** Something was refused: what went well before it is no longer what the screen is about. */
export function sayRefused(): void {
  renew({ ...state, toasts: state.toasts.filter(isUrgent) });
  for (const listener of refusalListeners) listener();
}

/** Calls back whenever something was refused, until the returned function is called. */
export function onRefusal(listener: () => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

/** Failures and warnings, which somebody has to hear. */
export function isUrgent({ type }: Pick<ToastInput, 'type'>): boolean {
  return type === 'ERROR' || type === 'WARNING';
}

function noted(input: ToastInput): Message {
  lastId += 1;
  const suffix =
    input.code === undefined ? '' : kernelTexts.in(currentLanguage())('errorCode', { code: input.code });
  const message = { ...input, id: lastId, at: new Date(), shown: `${input.msg}${suffix}` };
  renew({ ...state, log: [message, ...state.log].slice(0, LOG_LIMIT), unseen: state.unseen + 1 });
  return message;
}

/** A failure as a toast: the msg of the answer, otherwise 'Failed to perform operation' (spec §8). */
export function toastRefusal(thrown: unknown): void {
  const refusal: ApiRefusal = asRefusal(thrown);
  if (refusal.code === 'aborted') return;
  sayRefused();
  if (refusal.reload === null) return toast({ type: 'ERROR', msg: refusal.msg, code: refusal.code });
  // Nothing was typed where a toast is the answer: what has changed is shown at once.
  void refusal.reload();
  toast({ type: 'WARNING', msg: refusal.msg, detail: kernelTexts.in(currentLanguage())('reloaded') });
}

export function closeToast(id: number): void {
  renew({ ...state, toasts: state.toasts.filter((one) => one.id !== id) });
}

/** Says that the log was looked at. */
export function seeMessages(): void {
  if (state.unseen > 0) renew({ ...state, unseen: 0 });
}

/** Empties toasts and log, at sign-out. */
export function forgetMessages(): void {
  renew({ toasts: [], log: [], unseen: 0 });
}

export function presentMessages(): Messages {
  return state;
}

export function subscribeToMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function renew(next: Messages): void {
  state = next;
  for (const listener of listeners) listener();
}
