import type { ChoiceView } from '@nidan/contract/catalogue/parameters/parameter-view';

/** A word of a help list as it is typed. */
export interface HelpRow {
  /** Stays with the word while it is moved. */
  readonly id: string;
  readonly value: string;
  /** '' for none. */
  readonly key: string;
  readonly abnormal: boolean;
  readonly isOff: boolean;
  readonly isDefault: boolean;
}

export const NEW_ROW = { value: '', key: '', abnormal: false, isOff: false, isDefault: false };

/** A stored word as a row of the form; `at` is its place. */
export function rowOfChoice(
  { value, abnormal, key = '', isOff = false, isDefault = false }: ChoiceView,
  at: number,
): HelpRow {
  return { id: `stored ${at}`, value, key, abnormal, isOff, isDefault };
}

/** A row as a word of the list; what is not said is left out. */
export function choiceOfRow({ value, key, abnormal, isOff, isDefault }: HelpRow): ChoiceView {
  return {
    value: value.trim(),
    abnormal,
    ...(key.trim() === '' ? {} : { key: key.trim() }),
    ...(isOff ? { isOff } : {}),
    ...(isDefault ? { isDefault } : {}),
  };
}

/** The rows with one changed; only one of them is the usual answer, and none that is not offered. */
export function withRow(rows: readonly HelpRow[], next: HelpRow): readonly HelpRow[] {
  return rows.map((row) => {
    if (row.id !== next.id) return next.isDefault ? { ...row, isDefault: false } : row;
    return next.isOff ? { ...next, isDefault: false } : next;
  });
}
