import type { ResultChoice } from '../results/flag.ts';

/** A word of a parameter's help list, which is offered where its results are entered. */
export interface HelpChoice extends ResultChoice {
  /** What stands for the word when it is typed alone: one to four letters, digits or plus signs. */
  readonly key?: string;
  /** Not offered any more; results that have it keep it. */
  readonly isOff?: boolean;
  /** The usual answer, which one key puts where nothing is entered; one of a list at most. */
  readonly isDefault?: boolean;
}

/** Words as they are compared: in one case, with single blanks. */
export function plainWord(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

/** The words that are offered, in their order. */
export function offeredChoices<C extends HelpChoice>(choices: readonly C[]): readonly C[] {
  return choices.filter(({ isOff = false }) => !isOff);
}

/** The word that a typed text means: the word itself in either case, else the one whose short key it is; null for none. */
export function choiceOfText<C extends HelpChoice>(text: string, choices: readonly C[]): C | null {
  const typed = plainWord(text);
  const offered = offeredChoices(choices);
  return (
    offered.find(({ value }) => plainWord(value) === typed) ??
    offered.find(({ key }) => key !== undefined && plainWord(key) === typed) ??
    null
  );
}
