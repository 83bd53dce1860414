import type { Messages, Texts } from '../text/define-texts.ts';
import { currentLanguage } from '../text/language.ts';

interface ShortcutSpec<M extends Messages> {
  /** `Ctrl+Enter`, `F7`, `J`, `?`, or a sequence such as `G P`; several when more than one does the same. */
  readonly keys: string | readonly string[];
  readonly label: keyof M & string;
  /** How the key bar shows it, such as `J K` for a pair; false leaves it to the key map. */
  readonly bar?: string | false;
  /** False where a text field keeps the stroke for itself, such as Ctrl+Z. */
  readonly inFields?: boolean;
  /** False where a key that is held counts once, such as one that releases. */
  readonly repeats?: boolean;
}

export interface Shortcut {
  readonly id: string;
  readonly keys: readonly string[];
  readonly bar: string | false;
  readonly inFields: boolean;
  readonly repeats: boolean;
  /** Words in the current language. */
  readonly label: () => string;
}

export interface ShortcutSet<Name extends string = string> {
  readonly group: string;
  readonly title: () => string;
  readonly shortcuts: Readonly<Record<Name, Shortcut>>;
}

const sets = new Map<string, ShortcutSet>();

/** Every declared set, in the order of declaration: the key map is made of it. */
export function allShortcutSets(): readonly ShortcutSet[] {
  return [...sets.values()];
}

/**
 * Declares the shortcuts of a screen or a part as data: key bar, key map, hints on buttons and handlers read it.
 * Throws when a key stands twice in the set.
 */
export function defineShortcuts<const M extends Messages, const Name extends string>(
  from: { readonly group: string; readonly title: keyof M & string; readonly texts: Texts<M> },
  table: Readonly<Record<Name, ShortcutSpec<M>>>,
): ShortcutSet<Name> {
  const entries = Object.entries<ShortcutSpec<M>>(table).map(([name, spec]): [string, Shortcut] => {
    const keys = typeof spec.keys === 'string' ? [spec.keys] : spec.keys;
    return [
      name,
      {
        id: `${from.group}.${name}`,
        keys,
        bar: spec.bar ?? (keys[0] ?? '').split('+').join(' '),
        inFields: spec.inFields ?? true,
        repeats: spec.repeats ?? true,
        label: () => wordsOf(from.texts, spec.label),
      },
    ];
  });
  refuseRepeated(from.group, entries);
  const set: ShortcutSet<Name> = {
    group: from.group,
    title: () => wordsOf(from.texts, from.title),
    // as: built from the keys of `table`
    shortcuts: Object.fromEntries(entries) as Record<Name, Shortcut>,
  };
  sets.set(from.group, set);
  return set;
}

function wordsOf<M extends Messages>(texts: Texts<M>, key: keyof M & string): string {
  // as: labels and titles have no slots, which the type of the translator cannot say for an open key
  return (texts.in(currentLanguage()) as unknown as (name: string) => string)(key);
}

function refuseRepeated(group: string, entries: readonly [string, Shortcut][]): void {
  const seen = new Set<string>();
  for (const key of entries.flatMap(([, shortcut]) => shortcut.keys)) {
    if (seen.has(key)) throw new Error(`${group} gives ${key} two meanings`);
    seen.add(key);
  }
}
