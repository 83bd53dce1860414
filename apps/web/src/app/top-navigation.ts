import { useSyncExternalStore } from 'react';
import { storedItems } from '../kernel/store/stored-items.ts';
import { startUp, topPageOf, type TopPage } from './start-up.ts';

const CHANGED = 'nidan:top';

/** Opens a top-level path without loading the page anew; the language in the address is kept. */
export function goTop(path: string): void {
  const url = new URL(path, location.origin);
  const lang = new URLSearchParams(location.search).get('lang');
  if (lang !== null) url.searchParams.set('lang', lang);
  history.replaceState(null, '', `${url.pathname}${url.search}${url.hash}`);
  dispatchEvent(new Event(CHANGED));
}

/** The top-level page, after the start-up rules have sent the address where it belongs. */
export function useTopPage(): TopPage {
  return useSyncExternalStore(subscribe, () => topPageOf(location));
}

/** Follows the start-up rules of spec §2 until the address may stay. */
export function settleAddress(): void {
  const stored = {
    user: storedItems.userInfo(),
    labId: storedItems.labId(),
    locations: storedItems.locations(),
  };
  const loginDirect = import.meta.env['VITE_LOGIN_DIRECT'] === 'off' ? 'off' : 'on';
  for (let step = 0; step < 3; step += 1) {
    const next = startUp(location, stored, loginDirect);
    if (next === null) return;
    goTop(next);
  }
}

function subscribe(listener: () => void): () => void {
  const settle = (): void => {
    settleAddress();
    listener();
  };
  addEventListener(CHANGED, listener);
  addEventListener('popstate', settle);
  addEventListener('hashchange', settle);
  return () => {
    removeEventListener(CHANGED, listener);
    removeEventListener('popstate', settle);
    removeEventListener('hashchange', settle);
  };
}
