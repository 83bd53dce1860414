import type { ResultChoice } from '../results/flag.ts';

/** Characters of a short key at most. */
export const LONGEST_KEY = 4;

/** A word of a parameter's help list, which is offered where its results are entered. */
export interface HelpChoice extends ResultChoice {
  /** What stands for the word when it is typed alone: one to four letters, digits or plus signs. */
  readonly key?: string;
  /** Not offered any more; results that have it keep it. */
  readonly isOff?: boolean;
  /** The usual answer, which one key puts where nothing is entered; one of a list at most. */
  readonly isDefault?: boolean;
}

/** What is wrong with a word of a help list: which one, counted from 0, and where. */
export interface HelpListFault {
  readonly index: number;
  readonly field: 'value' | 'key' | 'isOff' | 'isDefault';
  readonly msg: string;
}

/** A word that something else of the catalogue leans on, with what that is: 'what the interval of Protein expects'. */
export interface LeantOnWord {
  readonly word: string;
  readonly by: string;
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/gu, ' ').toLowerCase();
}

/** The words that are offered, in their order. */
export function offeredChoices<C extends HelpChoice>(choices: readonly C[]): readonly C[] {
  return choices.filter(({ isOff = false }) => !isOff);
}

/** The word that a typed text means: the word itself in either case, else the one whose short key it is; null for none. */
export function choiceOfText<C extends HelpChoice>(text: string, choices: readonly C[]): C | null {
  const typed = plain(text);
  const offered = offeredChoices(choices);
  return (
    offered.find(({ value }) => plain(value) === typed) ??
    offered.find(({ key }) => key !== undefined && plain(key) === typed) ??
    null
  );
}

function faultsOfOne(choices: readonly HelpChoice[], index: number): HelpListFault[] {
  const { value, key, isOff = false, isDefault = false } = choices[index] ?? { value: '' };
  const before = choices.slice(0, index);
  const others = choices.filter((_, at) => at !== index);
  const at = (field: HelpListFault['field'], msg: string): HelpListFault => ({ index, field, msg });
  const keyed = key === undefined ? null : plain(key);
  const isWord = (one: string) => others.some((other) => plain(other.value) === one);
  return [
    ...(before.some((other) => plain(other.value) === plain(value))
      ? [at('value', `"${value}" is in the list already`)]
      : []),
    ...(keyed !== null && before.some((other) => other.key !== undefined && plain(other.key) === keyed)
      ? [at('key', `The key ${key} has another word already`)]
      : []),
    ...(keyed !== null && isWord(keyed) ? [at('key', `The key ${key} is another word of the list`)] : []),
    ...(isDefault && before.some((other) => other.isDefault === true)
      ? [at('isDefault', 'One word of a list is the usual answer')]
      : []),
    ...(isDefault && isOff ? [at('isDefault', 'A word that is not offered is no usual answer')] : []),
  ];
}

/**
 * What is wrong within a help list: words twice in any case, keys that mean two words, more than one usual answer. The shape
 * of its words and keys is the contract's.
 */
export function helpListFaults(choices: readonly HelpChoice[]): HelpListFault[] {
  return choices.flatMap((_, index) => faultsOfOne(choices, index));
}

/**
 * Words that were offered and are not any more although something leans on them, by what that is; `leant` may name words that
 * were never in the list, which nobody takes out.
 */
export function lostWords(
  before: readonly HelpChoice[],
  after: readonly HelpChoice[],
  leant: readonly LeantOnWord[],
): readonly LeantOnWord[] {
  const offers = (choices: readonly HelpChoice[], word: string): boolean =>
    offeredChoices(choices).some(({ value }) => plain(value) === plain(word));
  return leant.filter(({ word }) => offers(before, word) && !offers(after, word));
}

/**
 * A list of words as a file says it, with what the file does not know kept for those that are in the present list: short keys,
 * the usual answer, and what is not offered any more.
 */
export function withKeptKeys(
  words: readonly ResultChoice[],
  present: readonly HelpChoice[],
): readonly HelpChoice[] {
  return words.map((word) => {
    const known = present.find(({ value }) => plain(value) === plain(word.value));
    return { ...known, ...word };
  });
}
