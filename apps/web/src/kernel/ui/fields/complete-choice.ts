/** What a typed text may stand for: the words, and the short keys of some of them. */
export interface Choice {
  readonly word: string;
  readonly key?: string | undefined;
}

/**
 * The word that a typed text means: the same words, else the one whose key it is, else the first that starts with it; null
 * when none does and for no text.
 */
export function completeChoice(typed: string, choices: readonly Choice[]): string | null {
  const text = typed.trim().toLowerCase();
  if (text === '') return null;
  const found =
    choices.find(({ word }) => word.toLowerCase() === text) ??
    choices.find(({ key }) => key?.toLowerCase() === text) ??
    choices.find(({ word }) => word.toLowerCase().startsWith(text));
  return found?.word ?? null;
}

/** The word whose key a typed text is; null when it is none. */
export function choiceOfKey(typed: string, choices: readonly Choice[]): string | null {
  const text = typed.trim().toLowerCase();
  return choices.find(({ key }) => text !== '' && key?.toLowerCase() === text)?.word ?? null;
}
