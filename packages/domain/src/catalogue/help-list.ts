import type { Fault } from '../text/fault.ts';
import { catalogueFault } from '../faults/catalogue-faults.ts';
import type { ResultChoice } from '../results/flag.ts';
import { type HelpChoice, offeredChoices, plainWord } from './help-choice.ts';

/** What is wrong with a word of a help list: which one, counted from 0, and where. */
export interface HelpListFault extends Fault {
  readonly index: number;
  readonly field: 'value' | 'key' | 'isOff' | 'isDefault' | 'isCritical';
}

/** A word that something else of the catalogue leans on, with what that is: 'what the interval of Protein expects'. */
export interface LeantOnWord {
  readonly word: string;
  readonly by: string;
}

function faultsOfOne(choices: readonly HelpChoice[], index: number): HelpListFault[] {
  const choice = choices[index] ?? { value: '', abnormal: false };
  const { value, key, abnormal, isCritical = false, isOff = false, isDefault = false } = choice;
  const before = choices.slice(0, index);
  const others = choices.filter((_, at) => at !== index);
  const at = (field: HelpListFault['field'], fault: Fault): HelpListFault => ({ index, field, ...fault });
  const keyed = key === undefined ? null : plainWord(key);
  const isWord = (one: string) => others.some((other) => plainWord(other.value) === one);
  return [
    ...(before.some((other) => plainWord(other.value) === plainWord(value))
      ? [at('value', catalogueFault('word-in-list', { value }))]
      : []),
    ...(keyed !== null && before.some((other) => other.key !== undefined && plainWord(other.key) === keyed)
      ? [at('key', catalogueFault('key-of-other-word', { key: key ?? '' }))]
      : []),
    ...(keyed !== null && isWord(keyed)
      ? [at('key', catalogueFault('key-is-other-word', { key: key ?? '' }))]
      : []),
    ...(isDefault && before.some((other) => other.isDefault === true)
      ? [at('isDefault', catalogueFault('one-usual-answer'))]
      : []),
    ...(isDefault && isOff ? [at('isDefault', catalogueFault('usual-not-offered'))] : []),
    ...(isDefault && isCritical ? [at('isDefault', catalogueFault('usual-is-critical'))] : []),
    ...(isCritical && !abnormal ? [at('isCritical', catalogueFault('critical-not-abnormal'))] : []),
  ];
}

/**
 * What is wrong within a help list: words twice in any case, keys that mean two words, more than one usual answer, critical words
 * that are not abnormal. The shape
 * of its words and keys is the contract's.
 */
export function helpListFaults(choices: readonly HelpChoice[]): HelpListFault[] {
  return choices.flatMap((_, index) => faultsOfOne(choices, index));
}

function offers(choices: readonly HelpChoice[], word: string): boolean {
  return offeredChoices(choices).some(({ value }) => plainWord(value) === plainWord(word));
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
    const known = present.find(({ value }) => plainWord(value) === plainWord(word.value));
    const { isCritical: _, ...kept } = known ?? word;
    return { ...kept, ...word };
  });
}
