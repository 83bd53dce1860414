import { storedItems } from '../store/stored-items.ts';

type SignedOutListener = () => void;
const signedOut = new Set<SignedOutListener>();

/** Names the origin of the request: `?source=` of the page, `unknown` otherwise (spec §7). */
export function requestSource(): string {
  return new URLSearchParams(globalThis.location?.search ?? '').get('source') ?? 'unknown';
}

/** The lab that requests work in; null before one was picked. */
export function requestLab(): number | null {
  return storedItems.labId();
}

/** Calls `listener` when the server says that the session is over. */
export function onSignedOut(listener: SignedOutListener): () => void {
  signedOut.add(listener);
  return () => signedOut.delete(listener);
}

export function announceSignedOut(): void {
  for (const listener of signedOut) listener();
}
