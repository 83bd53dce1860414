import { storedItems } from '../store/stored-items.ts';

type Listener = () => void;
const signedOut = new Set<Listener>();
const accountRefused = new Set<Listener>();

/** Names the origin of the request: `?source=` of the page, `unknown` otherwise (spec §7). */
export function requestSource(): string {
  return new URLSearchParams(globalThis.location?.search ?? '').get('source') ?? 'unknown';
}

/** The lab that requests work in; null before one was picked. */
export function requestLab(): number | null {
  return storedItems.labId();
}

/** Calls `listener` when the server says that the session is over. */
export function onSignedOut(listener: Listener): () => void {
  signedOut.add(listener);
  return () => signedOut.delete(listener);
}

export function announceSignedOut(): void {
  for (const listener of signedOut) listener();
}

/** Calls `listener` when the account of the lab stopped a request: the standing that the screen shows may be an old one. */
export function onAccountRefused(listener: Listener): () => void {
  accountRefused.add(listener);
  return () => accountRefused.delete(listener);
}

export function announceAccountRefused(): void {
  for (const listener of accountRefused) listener();
}
