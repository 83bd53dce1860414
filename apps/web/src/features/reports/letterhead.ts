import { useSyncExternalStore } from 'react';

/** Paper of a report: the letterhead is printed, or its place is left blank for paper that carries it already. */
export type Letterhead = 'on' | 'preprinted';

const KEY = 'nidan letterhead';
const listeners = new Set<() => void>();

function kept(): Letterhead {
  return sessionStorage.getItem(KEY) === 'preprinted' ? 'preprinted' : 'on';
}

/** Chooses the paper until the browser's tab is closed: a printer keeps its paper through a shift. */
export function chooseLetterhead(letterhead: Letterhead): void {
  sessionStorage.setItem(KEY, letterhead);
  for (const listener of listeners) listener();
}

/** The paper of this session. */
export function useLetterhead(): Letterhead {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, kept);
}
