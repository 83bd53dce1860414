import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { defineTexts, loadedTexts } from './define-texts.ts';
import {
  currentLanguage,
  languageOf,
  languageVersion,
  setLanguage,
  subscribeToLanguage,
  wordsHere,
} from './language.ts';
import { showDate, showDateTime, showDay, showShort } from './show-date.ts';

beforeEach(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
afterEach(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

const texts = loadedTexts(
  {
    plain: 'Plain',
    left: '{time} left',
    tests: { one: '{count} test of {name}', other: '{count} tests of {name}' },
  },
  { hi: async () => ({ plain: 'सादा' }) },
);

test('slots are filled and plurals chosen', () => {
  const t = texts.in('en');
  expect(t('plain')).toBe('Plain');
  expect(t('left', { time: '0:24' })).toBe('0:24 left');
  expect(t('tests', { count: 1, name: 'a' })).toBe('1 test of a');
  expect(t('tests', { count: 0, name: 'a' })).toBe('0 tests of a');
});

const declared = defineTexts({
  plain: ['Plain', 'सादा', 'साधा'],
  tests: {
    one: ['{count} test', '{count} टेस्ट', '{count} टेस्ट'],
    other: ['{count} tests', '{count} टेस्टें', '{count} टेस्ट्स'],
  },
});

test('declared texts are there in every language, plurals by the rule of the language', () => {
  expect(declared.english.tests.one).toBe('{count} test');
  expect(declared.in('hi')('plain')).toBe('सादा');
  expect(declared.in('mr')('plain')).toBe('साधा');
  expect(declared.in('hi')('tests', { count: 0 })).toBe('0 टेस्ट');
  expect(declared.in('en')('tests', { count: 0 })).toBe('0 tests');
});

test('English from elsewhere needs its Hindi and Marathi', () => {
  const english: Readonly<Record<string, string>> = { paid: 'Paid', due: 'Due' };
  expect(defineTexts(english, { paid: ['भरा', 'भरले'], due: ['बाकी', 'बाकी'] }).in('mr')('paid')).toBe('भरले');
  expect(() => defineTexts(english, { paid: ['भरा', 'भरले'] })).toThrow('No Hindi and Marathi for due');
});

test('another language is loaded when chosen; English stands in for what it lacks', async () => {
  const heard = vi.fn<() => void>();
  const stop = subscribeToLanguage(heard);
  const before = languageVersion();
  await setLanguage('hi');
  expect(currentLanguage()).toBe('hi');
  expect(document.documentElement.lang).toBe('hi');
  expect(texts.in('hi')('plain')).toBe('सादा');
  expect(texts.in('hi')('left', { time: '1:00' })).toBe('1:00 left');
  expect(heard).toHaveBeenCalled();
  expect(languageVersion()).toBeGreaterThan(before);
  stop();
});

test('the translator is another one when words have arrived, so that screens draw again', async () => {
  const early = texts.in('mr');
  await setLanguage('mr');
  expect(texts.in('mr')).toBe(early);
  const late = loadedTexts({ a: 'a' }, { hi: async () => ({ a: 'अ' }) });
  const first = late.in('hi');
  await setLanguage('hi');
  expect(late.in('hi')).not.toBe(first);
});

test('words of a screen that comes later are waited for', async () => {
  await setLanguage('hi');
  const way = Promise.withResolvers<void>();
  const late = loadedTexts(
    { a: 'a' },
    {
      hi: async () => {
        await way.promise;
        return { a: 'अ' };
      },
    },
  );
  const here = wordsHere().then(() => late.in('hi')('a'));
  expect(late.in('hi')('a')).toBe('a');
  way.resolve();
  expect(await here).toBe('अ');
});

test('words that cannot be fetched leave English, and are asked for again', async () => {
  const fetched = vi.fn<() => Promise<{ a: string }>>().mockRejectedValueOnce(new Error('gone'));
  fetched.mockResolvedValue({ a: 'अ' });
  const lost = loadedTexts({ a: 'a' }, { hi: fetched });
  await setLanguage('hi');
  expect(lost.in('hi')('a')).toBe('a');
  await setLanguage('hi');
  expect(lost.in('hi')('a')).toBe('अ');
});

test.each([
  ['', 'en'],
  ['?lang=hi', 'hi'],
  ['?lang=mr&x=1', 'mr'],
  ['?lang=fr', 'en'],
])('the address %s asks for %s', (search, language) => {
  expect(languageOf(search)).toBe(language);
});

test('dates are shown by the lab clock', () => {
  const late = '2026-11-20T20:05:09Z';
  expect(showDate(late, 'Asia/Kolkata')).toBe('21/11/2026');
  expect(showDateTime(late, 'Asia/Kolkata')).toBe('21/11/2026 01:35:09');
  expect(showShort(late, 'Asia/Kolkata')).toBe('21/11 01:35');
  expect(showDay('2026-11-20')).toBe('20/11/2026');
  expect(showDay('soon')).toBe('soon');
});
