import { expect, test } from 'vitest';
import { englishIn, wordsIn } from './split-languages.ts';

const texts = `import { defineTexts } from '../../kernel/text/define-texts.ts';
import { MESSAGES } from './messages.ts';

/** Words of bills. */
export const billTexts = defineTexts({
  title: ['Bill', 'बिल', 'देयक'],
  date: [MESSAGES.date, 'दिन', 'दिवस'],
  // Both forms.
  count: { one: ['1 bill', '1 बिल', '1 देयक'], other: ['{count} bills', '{count} बिल', '{count} देयके'] },
} satisfies Readonly<Record<string, unknown>>);

export const titleOf = (): string => billTexts.english.title;
`;

const refusals = `import { defineTexts, defineTranslations } from './define-texts.ts';
import { boxRefusals } from './box-refusal-texts.ts';
import { english } from './english.ts';

export const deskRefusals = defineTranslations({ 'no-cash': ['पैसे नहीं', 'पैसे नाहीत'] });
export const refusalTexts = defineTexts(english, { ...boxRefusals, ...deskRefusals, failed: ['नहीं हुआ', 'झाले नाही'] });
`;

test('a file keeps its English and loads the rest from itself', () => {
  const code = englishIn(texts, '/web/src/features/bills/bill-texts.ts');
  expect(code).not.toMatch(/\p{Script=Devanagari}/u);
  expect(code).toContain("import { loadedTexts as defineTexts } from '../../kernel/text/define-texts.ts'");
  expect(code).toContain("title: 'Bill',\n  date: MESSAGES.date,");
  expect(code).toContain("count: { one: '1 bill', other: '{count} bills' },");
  expect(code).toContain("hi: async () => (await import('./bill-texts.ts?lang=hi')).billTexts");
  expect(code).toContain('export const titleOf');
});

test('the words of a language are plain records, without what else the file has', () => {
  expect(wordsIn(texts, 'bill-texts.ts', 'mr')).toBe(`export const billTexts = {
  title: 'देयक',
  date: 'दिवस',
  // Both forms.
  count: { one: '1 देयक', other: '{count} देयके' },
};
`);
});

test('translations of texts whose English is elsewhere are taken from every file that has some', () => {
  const code = englishIn(refusals, 'refusal-texts.ts');
  expect(code).not.toMatch(/\p{Script=Devanagari}/u);
  expect(code).toContain(
    "defineTexts(english, { hi: async () => (await import('./refusal-texts.ts?lang=hi')).refusalTexts",
  );
  expect(wordsIn(refusals, 'refusal-texts.ts', 'hi'))
    .toBe(`import { boxRefusals } from './box-refusal-texts.ts?lang=hi';
export const deskRefusals = { 'no-cash': 'पैसे नहीं' };
export const refusalTexts = { ...boxRefusals, ...deskRefusals, failed: 'नहीं हुआ' };
`);
});

test('words that are not written where they are declared are refused, with the file', () => {
  const code = `export const x = defineTexts(other);`;
  expect(() => englishIn(code, 'x-texts.ts')).toThrow(
    'x-texts.ts: write the words of texts where they are declared',
  );
});
