import { correctDiscount } from '@nidan/domain/money/discount';
import { MESSAGES } from '@nidan/domain/text/messages';
import { stringFormats } from '@nidan/contract/kernel/formats';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { faultsOfSchema } from '../api/check-schema.ts';
import { fieldWords } from './field-texts.ts';
import { setLanguage } from './language.ts';
import { refusalSpeech } from './refusal-speech.ts';

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
beforeEach(() => setLanguage('hi'));
afterAll(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

const inDevanagari = /\p{Script=Devanagari}/u;

test.each(Object.entries(stringFormats))('the message of the form %s is known', (_, { msg }) => {
  expect(fieldWords(msg)).toMatch(inDevanagari);
});

test.each([
  [{ type: 'string', minLength: 1 }, ''],
  [{ type: 'string', minLength: 4 }, 'abc'],
  [{ type: 'string', maxLength: 2 }, 'abc'],
  [{ type: 'string', pattern: '^x$' }, 'abc'],
  [{ type: 'integer' }, 'abc'],
  [{ type: 'integer', minimum: 5 }, 4],
  [{ type: 'integer', multipleOf: 100 }, 4],
  [{ enum: ['a'] }, 'b'],
  [{ const: 'a' }, 'b'],
  [{ type: 'array', minItems: 2 }, []],
  [{ type: 'array', maxItems: 1 }, [1, 2]],
  [{ type: 'array', uniqueItems: true }, [1, 1]],
  [{ type: 'object', additionalProperties: false }, { a: 1 }],
])('what the check before sending says of %j is known', (schema, value) => {
  const [fault] = faultsOfSchema(schema, value);
  expect(fieldWords(fault?.msg ?? '')).toMatch(inDevanagari);
});

test('values stay, English stays, and so does what is not known', async () => {
  expect(fieldWords('At most 40 characters')).toBe('ज़्यादा से ज़्यादा 40 अक्षर');
  expect(fieldWords('Not on a full moon')).toBe('Not on a full moon');
  await setLanguage('en');
  expect(fieldWords('At most 40 characters')).toBe('At most 40 characters');
});

test('whose a short code is, is known', () => {
  expect(fieldWords('LIV stands for Liver function test already')).toBe('LIV पहले से Liver function test का है');
});

test('what the domain says of a discount is known', () => {
  const { message } = correctDiscount(20_000, 50_000, { uptoAmount: 10_000, maxPercent: null });
  expect(refusalSpeech.field(message ?? '')).toBe(
    'इस यूज़र को ₹100 से ज़्यादा छूट देने की अनुमति नहीं है। लैब एडमिन से बात करें',
  );
  expect(refusalSpeech.field(MESSAGES.discount.overBill)).toMatch(inDevanagari);
});
