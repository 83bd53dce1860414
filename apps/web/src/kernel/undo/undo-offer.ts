import type { Endpoint } from '@nidan/contract/kernel/endpoint';
import { logMessage, type ToastInput } from '../ui/overlays/toast.ts';

/** How long what was done can be taken back at once, in milliseconds. */
export const UNDO_WINDOW = 10_000;

export interface UndoOffer {
  /** What was done: 'KT2011260042 is released, revision 1'. */
  readonly what: string;
  /** Where to go from here, and a second, quieter line. */
  readonly link?: ToastInput['link'];
  readonly detail?: string;
  /** The command that reverses it, sent as any other: with its own key, checked and kept in the audit. May be run again; a detail is told with the success. */
  readonly run: () => Promise<{ readonly detail?: string } | void>;
  /** Endpoints whose answers are out of date after it. */
  readonly outdates: readonly Endpoint[];
}

let offer: UndoOffer | null = null;
const listeners = new Set<() => void>();

function renew(next: UndoOffer | null): void {
  offer = next;
  for (const listener of listeners) listener();
}

/** Says what was just done and offers to take it back; it takes the place of the offer before it. Nothing else need say it. */
export function offerUndo(next: UndoOffer): void {
  const { what, detail, link } = next;
  logMessage({ type: 'SUCCESS', msg: what, ...(detail && { detail }), ...(link && { link }) });
  renew(next);
}

/** Ends an offer unless another one has taken its place. */
export function closeUndo(ended: UndoOffer): void {
  if (offer === ended) renew(null);
}

/** Ends whatever is offered, at sign-out. */
export function forgetUndo(): void {
  renew(null);
}

export function presentUndo(): UndoOffer | null {
  return offer;
}

export function subscribeToUndo(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
