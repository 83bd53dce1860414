import { useRef } from 'react';
import { useShortcuts } from '../../../kernel/keys/use-shortcuts.ts';
import { testPageKeys } from './test-page-keys.ts';

interface Possible {
  readonly mayChange: boolean;
  /** It has values that can be tried. */
  readonly isTest: boolean;
}

function focus(within: HTMLElement | null, what: string): void {
  within?.querySelector<HTMLElement>(what)?.focus();
}

/** J and K through the parts of a test, Alt+C to add one and T to try it; gives the places that they lead to. */
export function useTestPageKeys({ mayChange, isTest }: Possible) {
  const list = useRef<HTMLDivElement>(null);
  const beside = useRef<HTMLDivElement>(null);
  const step = (by: 1 | -1): void => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('ol > li') ?? [])];
    const at = rows.findIndex((row) => row.contains(document.activeElement));
    const next = at < 0 ? 0 : Math.min(Math.max(at + by, 0), rows.length - 1);
    focus(rows[next] ?? null, 'button:enabled, a');
  };
  useShortcuts(testPageKeys, {
    next: () => step(1),
    previous: () => step(-1),
    add: mayChange ? () => focus(list.current, '[role="combobox"]') : undefined,
    tryIt: isTest ? () => focus(beside.current, '[data-tried] input') : undefined,
  });
  return { list, beside };
}
