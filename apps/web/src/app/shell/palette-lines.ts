import type { HeardShortcut } from '../../kernel/keys/active-shortcuts.ts';
import type { IconName } from '../../kernel/ui/values/icon-drawings.tsx';
import { groupDigits } from '@nidan/domain/money/rupees';
import { sumOf } from './sum-of.ts';

export interface PaletteLine {
  readonly key: string;
  readonly section: 'goTo' | 'do' | 'found' | 'search' | 'sum';
  readonly icon: IconName;
  readonly label: string;
  /** Its keys, so that they are learnt. */
  readonly keys?: string;
  /** Result of a sum. */
  readonly result?: string;
  readonly run: () => void;
}

interface PaletteInput {
  readonly text: string;
  readonly places: readonly PaletteLine[];
  readonly actions: readonly HeardShortcut[];
  /** Bills and people that the text finds. */
  readonly found: readonly PaletteLine[];
  /** Searches patients for a text; null where the role or the version has no such screen. */
  readonly search: ((text: string) => PaletteLine) | null;
}

/** What the palette offers for a text: screens, what can be done now, a search and a sum. */
export function paletteLines({ text, places, actions, found, search }: PaletteInput): PaletteLine[] {
  const wanted = text.trim().toLowerCase();
  const has = (label: string): boolean => label.toLowerCase().includes(wanted);
  const doable = actions
    .map(({ shortcut, run }): PaletteLine => {
      const keys = shortcut.bar === false ? {} : { keys: shortcut.bar };
      return { key: shortcut.id, section: 'do', icon: 'right', label: shortcut.label(), ...keys, run };
    })
    .filter((line, at, all) => all.findIndex(({ label }) => label === line.label) === at);
  const sum = sumOf(text);
  return [
    ...(sum === null ? [] : [sumLine(text, sum)]),
    ...places.filter(({ label }) => has(label)),
    ...doable.filter(({ label }) => has(label)),
    ...found,
    ...(search && wanted.length >= 2 && sum === null ? [search(text.trim())] : []),
  ];
}

function sumLine(text: string, sum: number): PaletteLine {
  const result = Number.isInteger(sum) ? groupDigits(sum) : String(sum);
  return { key: 'sum', section: 'sum', icon: 'finance', label: text.trim(), result, run: () => undefined };
}
