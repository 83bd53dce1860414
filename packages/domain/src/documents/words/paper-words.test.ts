import { expect, test } from 'vitest';
import { LANGUAGES } from '../../enumerations/bills.ts';
import { billTest } from '../../status-sets/lab/bill-test.ts';
import { PHRASES_KNOWN, phrase, printedAgeSex } from './paper-phrases.ts';
import { filled, paperWords } from './paper-words.ts';

const DEVANAGARI = /[\u0900-\u097f]/u;
const LATIN_ALONE = ['GSTIN'];

const wordsOf = (language: (typeof LANGUAGES)[number]) =>
  Object.entries(paperWords(language)).flatMap(([paper, words]) =>
    Object.entries(words).map(([word, text]) => [`${paper}.${word}`, text] as const),
  );

const placesOf = (text: string) => [...text.matchAll(/\{\d\}/gu)].map(([place]) => place).toSorted();

test.each(['hi', 'mr'] as const)('every word of %s has the places of the English one', (language) => {
  const english = wordsOf('en');
  const own = wordsOf(language);
  expect(own.map(([name, text]) => [name, placesOf(text)])).toEqual(
    english.map(([name, text]) => [name, placesOf(text)]),
  );
  const untold = own.filter(([, text]) => !DEVANAGARI.test(text) && !LATIN_ALONE.includes(text));
  expect(untold).toEqual([]);
});

test('a value that looks like a place is printed as it is', () => {
  expect(filled('{1} of {0}', '{1}', 'Rao')).toBe('Rao of {1}');
});

test('every state in which a test may be pending has its words', () => {
  const labels = Object.values(billTest.states).map(
    ({ label }) => label.slice(0, 1).toUpperCase() + label.slice(1),
  );
  expect(labels.filter((label) => !PHRASES_KNOWN.includes(label))).toEqual([]);
  expect(phrase('mr', 'Result pending')).toBe('निकाल बाकी');
  expect(phrase('hi', 'Dr. Rao asked')).toBe('Dr. Rao asked');
});

test('age and sex are said in the language of the paper', () => {
  expect(LANGUAGES.map((language) => printedAgeSex(language, '2 Yrs. 3 Months', 'F'))).toEqual([
    '2 Yrs. 3 Months / F',
    '2 वर्ष 3 माह / महिला',
    '2 वर्षे 3 महिने / स्त्री',
  ]);
});
