import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import {
  type ActiveShortcut,
  activeShortcuts,
  type Handler,
  mountShortcuts,
  subscribeToShortcuts,
} from './active-shortcuts.ts';
import type { ShortcutSet } from './define-shortcuts.ts';

/**
 * Gives shortcuts of a set their meaning while the component is there. One without a handler does nothing and is not
 * shown: pass `undefined` for what is not possible now, and 'focus' for what the part with the focus does by itself.
 * A key means what is on the screen: it is there with the rows that it goes through, on a slow computer too.
 */
export function useShortcuts<Name extends string>(
  set: ShortcutSet<Name>,
  handlers: { readonly [N in Name]?: Handler | undefined },
): void {
  const mounted = useRef<ReturnType<typeof mountShortcuts> | null>(null);
  useLayoutEffect(() => {
    const mount = mountShortcuts(set);
    mounted.current = mount;
    return () => {
      mounted.current = null;
      mount.remove();
    };
  }, [set]);
  useLayoutEffect(() => {
    mounted.current?.update(handlers);
  });
}

/** What the keyboard would do now: for the key bar and the palette. */
export function useActiveShortcuts(): readonly ActiveShortcut[] {
  return useSyncExternalStore(subscribeToShortcuts, activeShortcuts);
}
