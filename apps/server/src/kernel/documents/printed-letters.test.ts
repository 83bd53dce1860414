import { PHRASES_KNOWN, phrase } from '@nidan/domain/documents/words/paper-phrases';
import { paperWords } from '@nidan/domain/documents/words/paper-words';
import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { GROUP_NAMES } from '@nidan/domain/smart-report/organ-groups';
import { SMART_RULES } from '@nidan/domain/smart-report/smart-rules';
import { smartWords } from '@nidan/domain/smart-report/smart-words';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { loadFontMetrics, MM_PER_PT } from './font-metrics.ts';

const metrics = loadFontMetrics();
const SIZE = 100;
/** What is measured for a letter that no font of the papers has. */
const UNKNOWN = metrics.width('\u{1f600}', { sizePt: SIZE, bold: false });

/** Letters of texts that would be printed as an empty box, in regular or in bold. */
function withoutGlyph(texts: readonly string[]): string[] {
  const letters = new Set(texts.join('').replaceAll(/\s/gu, ''));
  return [...letters].filter((letter) =>
    [true, false].some((bold) => metrics.width(letter, { sizePt: SIZE, bold }) === UNKNOWN),
  );
}

const names = readFileSync(
  new URL('../../features/catalogue/content/local-names.json', import.meta.url),
  'utf8',
);

test('a letter that no font has is told from one that stands in a font', () => {
  expect(UNKNOWN).toBeCloseTo(0.6 * SIZE * MM_PER_PT, 6);
  expect(withoutGlyph(['क्ष त्र र्क द्ध ₹ ्', 'A\u{1f600}'])).toEqual(['\u{1f600}']);
});

test.each(LANGUAGES)('every letter of what is printed in %s has a glyph', (language) => {
  const paper = Object.values(paperWords(language)).flatMap((words) => Object.values(words));
  const smart = [
    ...Object.values(smartWords(language)),
    ...Object.values(GROUP_NAMES).map((name) => name[language]),
    ...SMART_RULES.flatMap(({ says, asks }) => [says[language], asks[language]]),
  ];
  const phrases = PHRASES_KNOWN.map((english) => phrase(language, english));
  const amounts = Array.from({ length: 100 }, (_, rupees) => amountInWords(rupees * 100, language));
  expect(withoutGlyph([...paper, ...smart, ...phrases, ...amounts, names])).toEqual([]);
});
