import { useSyncExternalStore } from 'react';
import { hashOf, type HashRoute, parseHash } from './hash-route.ts';

let known: { readonly hash: string; readonly route: HashRoute } = { hash: '', route: parseHash('') };

/** The present route; the same object until the address changes. */
export function currentRoute(): HashRoute {
  const { hash } = globalThis.location;
  if (hash !== known.hash) known = { hash, route: parseHash(hash) };
  return known.route;
}

/** The route of the signed-in application; the component renders again when it changes. */
export function useRoute(): HashRoute {
  return useSyncExternalStore(subscribe, currentRoute);
}

interface GoChoices {
  /** Replaces the entry of the history, for states that "back" should not stop at. */
  readonly replace?: boolean;
}

/** Opens a tab. `search` is its list state. */
export function go(
  path: string,
  search: Readonly<Record<string, string>> | URLSearchParams = {},
  choices: GoChoices = {},
): void {
  const hash = hashOf(path, search);
  if (hash === globalThis.location.hash) return;
  const url = `${globalThis.location.pathname}${globalThis.location.search}${hash}`;
  if (choices.replace) globalThis.history.replaceState(null, '', url);
  else globalThis.history.pushState(null, '', url);
  globalThis.dispatchEvent(new Event('hashchange'));
}

/** Goes back one entry, as the browser's own button does. */
export function goBack(): void {
  globalThis.history.back();
}

function subscribe(listener: () => void): () => void {
  globalThis.addEventListener('hashchange', listener);
  globalThis.addEventListener('popstate', listener);
  return () => {
    globalThis.removeEventListener('hashchange', listener);
    globalThis.removeEventListener('popstate', listener);
  };
}
