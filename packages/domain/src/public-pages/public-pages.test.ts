import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../enumerations/bills.ts';
import { filledWords } from './filled-words.ts';
import { NOTICE_WORDS, NOTICES } from './notice-words.ts';
import { STATUS_WORDS } from './status-words.ts';
import { VERIFY_WORDS } from './verify-words.ts';

/** Every text of some words, by its path. */
function textsOf(words: object, path = ''): [path: string, text: string][] {
  return Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as [string, string]]
      : textsOf(Object(value), `${path}${key}.`),
  );
}

const slotsOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/gu)].map(([slot]) => slot).toSorted();

describe.each([
  ['of a status', STATUS_WORDS],
  ['of a check', VERIFY_WORDS],
])('the words %s', (_, words) => {
  const english = textsOf(words.en);
  it.each(LANGUAGES)('in %s are there, with the slots of the English ones', (language) => {
    const own = new Map(textsOf(words[language]));
    expect([...own.keys()]).toEqual(english.map(([path]) => path));
    const slots = english.map(([path]) => [path, slotsOf(own.get(path) ?? '')]);
    expect(slots).toEqual(english.map(([path, text]) => [path, slotsOf(text)]));
  });
});

it.each(NOTICES)('the notice %s says in each language what to do, in its script', (notice) => {
  expect(NOTICE_WORDS[notice].en.text).toMatch(/^[A-Z].*\.$/u);
  for (const language of ['hi', 'mr'] as const) {
    expect(NOTICE_WORDS[notice][language].text).toMatch(/^\p{Script=Devanagari}.*[।.]$/u);
  }
});

it('fills slots, and leaves what is unknown empty', () => {
  expect(filledWords('{ready} of {all}', { ready: '1', all: '2' })).toBe('1 of 2');
  expect(filledWords('by {time}')).toBe('by ');
});
