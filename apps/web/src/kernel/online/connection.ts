import { ping } from '@nidan/contract/base/identity/identity-endpoints';
import { CLIENT_TIMINGS } from '@nidan/domain/settings/client-timings';
import { useSyncExternalStore } from 'react';
import { apiUrl } from '../api/api-url.ts';
import { storedItems } from '../store/stored-items.ts';
import { pingsHere } from './pings-here.ts';

interface Connection {
  readonly online: boolean;
  /** When the server was last asked; null before, and where the check does not run. */
  readonly checkedAt: Date | null;
}

let connection: Connection = { online: true, checkedAt: null };
const listeners = new Set<() => void>();

export function presentConnection(): Connection {
  return connection;
}

export function useConnection(): Connection {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, presentConnection);
}

/** Asks the server now whether it is there; any answer with headers says so (spec §7). */
export async function checkConnection(): Promise<boolean> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), CLIENT_TIMINGS.pingTimeout);
  try {
    await fetch(apiUrl(ping), { signal: limit.signal, cache: 'no-store' });
    note(true, new Date());
  } catch {
    note(false, new Date());
  } finally {
    clearTimeout(timer);
  }
  return connection.online;
}

/** Starts the check every two minutes where the specification runs it, and listens to the browser's own events everywhere. */
export function watchConnection(page: Window): () => void {
  const asks = pingsHere(page.navigator.userAgent);
  const back = asks ? ask : regained;
  page.addEventListener('offline', lost);
  page.addEventListener('online', back);
  if (asks) ask();
  const timer = asks ? setInterval(ask, CLIENT_TIMINGS.pingInterval) : undefined;
  return () => {
    clearInterval(timer);
    page.removeEventListener('offline', lost);
    page.removeEventListener('online', back);
  };
}

function ask(): void {
  void checkConnection();
}

function lost(): void {
  note(false, connection.checkedAt);
}

function regained(): void {
  note(true, connection.checkedAt);
}

function note(online: boolean, checkedAt: Date | null): void {
  connection = { online, checkedAt };
  storedItems.putOnline(online);
  for (const listener of listeners) listener();
}
