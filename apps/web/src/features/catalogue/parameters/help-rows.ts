import type { ChoiceView } from '@nidan/contract/catalogue/parameters/parameter-view';

/** How a word counts as a result: critical ones are called out at once. */
export const CHOICE_MARKS = ['normal', 'abnormal', 'critical'] as const;
export type ChoiceMark = (typeof CHOICE_MARKS)[number];

/** A word of a help list as it is typed. */
export interface HelpRow {
  /** Stays with the word while it is moved. */
  readonly id: string;
  readonly value: string;
  /** '' for none. */
  readonly key: string;
  readonly mark: ChoiceMark;
  readonly isOff: boolean;
  readonly isDefault: boolean;
}

export const NEW_ROW = { value: '', key: '', mark: 'normal', isOff: false, isDefault: false } as const;

/** A stored word as a row of the form; `at` is its place. */
export function rowOfChoice(
  { value, abnormal, isCritical = false, key = '', isOff = false, isDefault = false }: ChoiceView,
  at: number,
): HelpRow {
  const mark = isCritical ? 'critical' : abnormal ? 'abnormal' : 'normal';
  return { id: `stored ${at}`, value, key, mark, isOff, isDefault };
}

/** A row as a word of the list; what is not said is left out. */
export function choiceOfRow({ value, key, mark, isOff, isDefault }: HelpRow): ChoiceView {
  return {
    value: value.trim(),
    abnormal: mark !== 'normal',
    ...(mark === 'critical' ? { isCritical: true } : {}),
    ...(key.trim() === '' ? {} : { key: key.trim() }),
    ...(isOff ? { isOff } : {}),
    ...(isDefault ? { isDefault } : {}),
  };
}

/** The rows with one changed; only one of them is the usual answer, and none that is critical or not offered. */
export function withRow(rows: readonly HelpRow[], next: HelpRow): readonly HelpRow[] {
  return rows.map((row) => {
    if (row.id !== next.id) return next.isDefault ? { ...row, isDefault: false } : row;
    return next.isOff || next.mark === 'critical' ? { ...next, isDefault: false } : next;
  });
}
