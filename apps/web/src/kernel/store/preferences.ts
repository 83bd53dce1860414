import { useSyncExternalStore } from 'react';
import { localKey, readLocal, writeLocal } from './local-database.ts';

const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export interface Preferences {
  readonly theme: Theme;
  /** Whether the rail is folded; null leaves it to the screen. */
  readonly railFolded: boolean | null;
  /** Widths in px of panes that were dragged, by name. */
  readonly panes: Readonly<Record<string, number>>;
  /** How wide a printed page stands in its frame, in per cent. */
  readonly sheetZoom: number;
  /** Whether single letters are shortcuts (WCAG 2.1.4). */
  readonly singleKeys: boolean;
  /** Whether scans sound. */
  readonly sounds: boolean;
  /** What was chosen last among some things, by the ids of those: a machine among those that measure the same. */
  readonly choices: Readonly<Record<string, string>>;
}

const standard: Preferences = {
  theme: 'light',
  railFolded: null,
  panes: {},
  sheetZoom: 100,
  singleKeys: true,
  sounds: true,
  choices: {},
};
let current = standard;
const listeners = new Set<() => void>();

/** The choices of this user at this counter; they live in the local database, under the lab. */
export function currentPreferences(): Preferences {
  return current;
}

export function usePreferences(): Preferences {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentPreferences);
}

/** Changes some choices, at once and for the next time. */
export function changePreferences(change: Partial<Preferences>): void {
  apply({ ...current, ...change });
  void writeLocal(localKey('preferences', 'all'), current);
}

/** Reads the choices of the present user; called before the first frame and after sign-in. */
export async function loadPreferences(): Promise<void> {
  const kept = await readLocal(localKey('preferences', 'all'));
  apply(kept === null ? { ...standard, theme: current.theme } : preferencesFrom(kept));
}

function preferencesFrom(kept: unknown): Preferences {
  const fields: Partial<Record<keyof Preferences, unknown>> =
    typeof kept === 'object' && kept !== null ? kept : {};
  return {
    theme: THEMES.find((theme) => theme === fields.theme) ?? standard.theme,
    railFolded: typeof fields.railFolded === 'boolean' ? fields.railFolded : null,
    panes: recordOf(fields.panes, (width): width is number => Number.isFinite(width)),
    sheetZoom: typeof fields.sheetZoom === 'number' ? fields.sheetZoom : standard.sheetZoom,
    singleKeys: fields.singleKeys !== false,
    sounds: fields.sounds !== false,
    choices: recordOf(fields.choices, (one): one is string => typeof one === 'string'),
  };
}

function recordOf<T>(kept: unknown, isOne: (one: unknown) => one is T): Readonly<Record<string, T>> {
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, T] => isOne(entry[1])));
}

function apply(next: Preferences): void {
  current = next;
  document.documentElement.dataset['theme'] = next.theme;
  for (const listener of listeners) listener();
}
