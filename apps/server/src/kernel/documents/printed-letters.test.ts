import { PHRASES_KNOWN, phrase } from '@nidan/domain/documents/words/paper-phrases';
import { paperWords } from '@nidan/domain/documents/words/paper-words';
import { LANGUAGES } from '@nidan/domain/enumerations/bills';
import { amountInWords } from '@nidan/domain/money/amount-in-words';
import { GROUP_NAMES } from '@nidan/domain/smart-report/organ-groups';
import { SMART_RULES } from '@nidan/domain/smart-report/smart-rules';
import { smartWords } from '@nidan/domain/smart-report/smart-words';
import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { readFileSync } from 'node:fs';
import { tubeLabel } from '@nidan/domain/documents/testing/tube-label';
import { afterAll, expect, test } from 'vitest';
import { renderDocument, startDocumentPool } from './document-pool.ts';
import { loadFontMetrics, MM_PER_PT } from './font-metrics.ts';
import { pdfPages } from './testing/pdf-text.ts';

const pool = startDocumentPool();
afterAll(() => pool.stop());

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

/** One invented name in each script of the Eighth Schedule, and one in extended Latin. */
const NAMES_BY_SCRIPT = {
  Latin: 'Āśā Ḍiśṇē Łukasz',
  Devanagari: 'मीनाक्षी कुलकर्णी',
  'Bengali and Assamese': 'রবি ৰূপজ্যোতি',
  Gujarati: 'હર્ષદભાઈ',
  Gurmukhi: 'ਗੁਰਪ੍ਰੀਤ ਕੌਰ',
  Kannada: 'ಲಕ್ಷ್ಮೀದೇವಿ',
  Malayalam: 'ശ്രീകുമാർ',
  Odia: 'ସୁଭଦ୍ରା',
  Tamil: 'தமிழ்ச்செல்வி',
  Telugu: 'వెంకటేశ్వర్లు',
  'Ol Chiki': 'ᱥᱟᱱᱛᱟᱞ',
  'Meetei Mayek': 'ꯃꯩꯇꯩ',
  'Urdu, Sindhi and Kashmiri': 'فاطمہ ٹھاکر ڏاهر ژۆن',
} as const;

/** Names of the fonts in a PDF. */
async function fontsOf(pdf: Uint8Array): Promise<string[]> {
  const { context } = await PDFDocument.load(pdf);
  return context
    .enumerateIndirectObjects()
    .flatMap(([, object]) => (object instanceof PDFDict ? [object.get(PDFName.of('BaseFont'))] : []))
    .flatMap((font) => (font === undefined ? [] : [font.toString()]));
}

test('names of all scripts print in the fonts of the product alone, full-width letters as usual ones', async () => {
  const every = [...Object.values(NAMES_BY_SCRIPT), 'Ａｓｈａ'];
  const data = {
    documentDate: '2026-11-20T03:00:00.000Z',
    size: 'large' as const,
    labels: every.map((patientName) => tubeLabel({ patientName })),
  };
  const { pdf } = await renderDocument(pool, { kind: 'label', data });
  const fonts = await fontsOf(pdf);
  expect(fonts.filter((font) => !/^\/[A-Z]{6}\+(Carlito|Noto)/.test(font))).toEqual([]);
  expect(new Set(fonts).size).toBeGreaterThan(Object.keys(NAMES_BY_SCRIPT).length);
  expect((await pdfPages(pdf)).at(-1)).toContain('ASHA');
});

test.each(Object.entries(NAMES_BY_SCRIPT))('a name in %s has every letter', (_, name) => {
  expect(withoutGlyph([name])).toEqual([]);
});
