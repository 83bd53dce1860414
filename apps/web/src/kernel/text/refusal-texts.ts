import { refusals } from '@nidan/contract/kernel/refusals';
import { BOX_LIFE_LABELS, BOX_LIVES } from '@nidan/domain/boxes/box-life';
import { MESSAGES } from '@nidan/domain/text/messages';
import type { SaidRefusal } from '../api/refusal-words.ts';
import { accountStateTexts } from './account-state-texts.ts';
import { boxLifeTexts } from './refusals/box-life-texts.ts';
import { machineWords } from './refusals/machine-word-texts.ts';
import { defineTexts } from './define-texts.ts';
import { currentLanguage } from './language.ts';
import { reasonWords } from './reason-texts.ts';
import { rightWords } from './right-texts.ts';
import { stateTexts } from './state-texts.ts';

const FAILED = 'failed';

/** Texts of refusals by their codes: in English those of the contract, letter for letter, and the one of any other failure. */
export const refusalTexts = defineTexts<Readonly<Record<string, string>>>({
  ...Object.fromEntries(Object.entries(refusals).map(([code, { msg }]) => [code, msg])),
  [FAILED]: MESSAGES.failure.generic,
}).translated({
  hi: async () => (await import('./refusal-texts-hi.ts')).refusalTextsHi,
  mr: async () => (await import('./refusal-texts-mr.ts')).refusalTextsMr,
});

/** A state, which stands in refusals by its English label, in another language. */
function stateWords(label: string): string {
  for (const texts of [stateTexts, accountStateTexts]) {
    const state = Object.entries(texts.english).find(([, text]) => text === label);
    if (state !== undefined) return texts.in(currentLanguage())(state[0]);
  }
  const life = BOX_LIVES.find((one) => BOX_LIFE_LABELS[one] === label);
  return life === undefined ? machineWords(label) : boxLifeTexts.in(currentLanguage())(life);
}

/** Values that are words of the server themselves, and not names or numbers. */
const WORDS: Readonly<Record<string, (said: string) => string>> = {
  label: stateWords,
  why: reasonWords,
  fault: reasonWords,
  hint: reasonWords,
  right: rightWords,
  condition: machineWords,
  step: machineWords,
  kind: machineWords,
};

function inWords([slot, value]: readonly [string, string]): [string, string] {
  return [slot, WORDS[slot]?.(value) ?? value];
}

/** A refusal in the language of the screens; what the server said where its words are not known or a value is missing. */
export function refusalWords({ code, said, details }: SaidRefusal): string {
  const language = currentLanguage();
  if (language === 'en') return said;
  const key = said === MESSAGES.failure.generic ? FAILED : code;
  const english = refusalTexts.english[key];
  const slots = english?.match(/(?<=\{)\w+(?=\})/g) ?? [];
  if (english === undefined || slots.some((slot) => details[slot] === undefined)) return said;
  // as: the texts are an open record here, so that the type of the translator knows no slots
  const translate = refusalTexts.in(language) as (
    name: string,
    values: Readonly<Record<string, string>>,
  ) => string;
  return translate(key, Object.fromEntries(Object.entries(details).map(inWords)));
}
