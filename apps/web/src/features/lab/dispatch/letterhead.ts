import { useSyncExternalStore } from 'react';
import { useLabSetting } from '../../../kernel/session/session.ts';

/** Paper of a report: the letterhead is printed, or its place is left blank for paper that carries it already. */
export type Letterhead = 'on' | 'preprinted';

const KEY = 'nidan letterhead';
const listeners = new Set<() => void>();

function chosen(): Letterhead | null {
  const kept = sessionStorage.getItem(KEY);
  return kept === 'preprinted' || kept === 'on' ? kept : null;
}

/** Chooses the paper until the browser's tab is closed: a printer keeps its paper through a shift. */
export function chooseLetterhead(letterhead: Letterhead): void {
  sessionStorage.setItem(KEY, letterhead);
  for (const listener of listeners) listener();
}

/** The paper that was chosen in this session, else that of the lab. */
export function useLetterhead(): Letterhead {
  const usual = useLabSetting('letterhead');
  const own = useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, chosen);
  return own ?? usual;
}
