import type { Shortcut, ShortcutSet } from './define-shortcuts.ts';

/** `focus`: the part with the focus does it by itself, so the stroke is shown and left to it. */
export type Handler = (() => void) | 'focus';
export type Handlers = Readonly<Record<string, Handler | undefined>>;

interface Entry {
  readonly set: ShortcutSet;
  readonly layer: number;
  handlers: Handlers;
}

const entries: Entry[] = [];
const listeners = new Set<() => void>();
let layer = 0;
let snapshot: readonly ActiveShortcut[] = [];

export interface ActiveShortcut {
  readonly shortcut: Shortcut;
  readonly group: string;
  /** Null where the part with the focus hears the stroke itself. */
  readonly run: (() => void) | null;
}

/** A shortcut that the page hears, not the part with the focus. */
export interface HeardShortcut extends ActiveShortcut {
  readonly run: () => void;
}

/** True for what runs wherever the focus is. */
export function isHeard(active: ActiveShortcut): active is HeardShortcut {
  return active.run !== null;
}

/** Shortcuts that would do something now, the latest mounted first; under a dialog only those of the dialog. */
export function activeShortcuts(): readonly ActiveShortcut[] {
  return snapshot;
}

export function subscribeToShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Mounts a set; `update` replaces its handlers, `remove` unmounts it. */
export function mountShortcuts(set: ShortcutSet): {
  update: (handlers: Handlers) => void;
  remove: () => void;
} {
  const entry: Entry = { set, layer, handlers: {} };
  entries.push(entry);
  return {
    update: (handlers) => {
      const before = namesOf(entry.handlers);
      entry.handlers = handlers;
      if (namesOf(handlers) !== before) renew();
    },
    remove: () => {
      entries.splice(entries.indexOf(entry), 1);
      renew();
    },
  };
}

/**
 * Opens a layer, as a modal dialog does: shortcuts below it rest until the returned function is called. To be called in a
 * layout effect, where shortcuts mount: those of whoever shows the dialog come after it and are on it.
 */
export function openLayer(): () => void {
  layer += 1;
  renew();
  return () => {
    layer -= 1;
    renew();
  };
}

function runHandler(handler: Handler | undefined): void {
  if (typeof handler === 'function') handler();
}

function namesOf(handlers: Handlers): string {
  return Object.keys(handlers)
    .filter((name) => handlers[name] !== undefined)
    .map((name) => (handlers[name] === 'focus' ? `${name}:focus` : name))
    .join(' ');
}

function renew(): void {
  snapshot = entries
    .filter((entry) => entry.layer === layer)
    .toReversed()
    .flatMap((entry) =>
      Object.entries(entry.set.shortcuts)
        .filter(([name]) => entry.handlers[name] !== undefined)
        .map(([name, shortcut]) => ({
          shortcut,
          group: entry.set.group,
          run: entry.handlers[name] === 'focus' ? null : () => runHandler(entry.handlers[name]),
        })),
    );
  for (const listener of listeners) listener();
}
