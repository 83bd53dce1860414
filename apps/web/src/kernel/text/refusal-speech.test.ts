import { testsFault } from '@nidan/domain/faults/tests-faults';
import { schemaFault } from '@nidan/domain/faults/schema-faults';
import { faultAt, fieldFaults } from '@nidan/contract/kernel/faults/field-faults';
import { correctDiscount } from '@nidan/domain/money/discount';
import { driverFault } from '@nidan/domain/interfacing/driver-fault';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { faultsOfSchema } from '../api/check-schema.ts';
import { faultTexts } from './faults/fault-texts.ts';
import { setLanguage } from './language.ts';
import { refusalSpeech } from './refusal-speech.ts';

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
beforeEach(() => setLanguage('hi'));
afterAll(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

const inDevanagari = /\p{Script=Devanagari}/u;
const say = refusalSpeech.field;
const slotsOf = (text: string): string[] => (text.match(/\{\w+\}/gu) ?? []).toSorted();
/** Sentences that are put together of others. */
const COMPOSED = new Set(['as-said', 'of-test', 'of-field', 'range-row', 'range-named']);

test.each(Object.entries(fieldFaults))(
  'the fault %s is said in Hindi and Marathi with the same slots',
  (code, english) => {
    for (const language of ['hi', 'mr'] as const) {
      const said = faultTexts.in(language)(code as 'field-empty');
      expect(new Set(slotsOf(said))).toEqual(new Set(slotsOf(english)));
      expect(COMPOSED.has(code) || inDevanagari.test(said)).toBe(true);
    }
  },
);

test.each([
  [{ type: 'string', minLength: 1 }, ''],
  [{ type: 'string', minLength: 4 }, 'abc'],
  [{ type: 'string', maxLength: 2 }, 'abc'],
  [{ type: 'string', pattern: '^x$' }, 'abc'],
  [{ type: 'string', format: 'gstin' }, 'abc'],
  [{ type: 'integer' }, 'abc'],
  [{ type: 'integer', minimum: 5 }, 4],
  [{ type: 'integer', multipleOf: 100 }, 4],
  [{ enum: ['a'] }, 'b'],
  [{ const: 'a' }, 'b'],
  [{ type: 'array', minItems: 2 }, []],
  [{ type: 'array', maxItems: 1 }, [1, 2]],
  [{ type: 'array', uniqueItems: true }, [1, 1]],
  [{ type: 'object', additionalProperties: false }, { a: 1 }],
])('the check before sending speaks Hindi about %j', (schema, value) => {
  const [fault] = faultsOfSchema(schema, value);
  expect(fault && say(fault)).toMatch(inDevanagari);
});

test('fills in the values; English stays as it came, and so does a fault without a known code', async () => {
  expect(say(schemaFault('too-long', { limit: 40 }))).toBe('ज़्यादा से ज़्यादा 40 अक्षर');
  expect(say({ msg: 'Not on a full moon', code: 'of-tomorrow', values: {} })).toBe('Not on a full moon');
  expect(say({ msg: 'Not on a full moon' })).toBe('Not on a full moon');
  await setLanguage('en');
  expect(say(schemaFault('too-long', { limit: 40 }))).toBe('At most 40 characters');
});

test('translates a fault inside another', () => {
  const inside = schemaFault('too-long', { limit: 40 });
  const fault = faultAt('method', 'of-test', { test: 'TSH', fault: inside });
  expect(fault.msg).toBe('TSH: At most 40 characters');
  expect(say(fault)).toBe('TSH: ज़्यादा से ज़्यादा 40 अक्षर');
  const deep = faultAt('ucum', 'both-with-one-file', {
    fault: faultAt('ucum', 'test-fault', {
      code: 'LFT',
      fault: testsFault('has-no-parameter', { code: 'HB' }),
    }),
  });
  expect(say(deep)).toBe('टेस्ट LFT: पैरामीटर HB नहीं है। दोनों पैरामीटर की एक फ़ाइल से बदलें');
});

test('says a refusal at a field by the text of the refusal', () => {
  const twice = { msg: 'NEW-1 stands here twice', code: 'there-twice', values: { name: 'NEW-1' } };
  expect(say(twice)).toBe('NEW-1 यहाँ दो बार है');
  expect(say({ msg: 'This user name is taken', code: 'username-taken' })).toBe('यह यूज़रनेम लिया जा चुका है');
});

test('says what the domain finds about a discount', () => {
  const { fault } = correctDiscount(20_000, 50_000, { uptoAmount: 10_000, maxPercent: null });
  expect(fault && say(fault)).toBe('इस यूज़र को ₹100 से ज़्यादा छूट देने की अनुमति नहीं है। लैब एडमिन से बात करें');
});

test('says the faults of drivers', () => {
  const { code, reason } = driverFault('', 'noPlaceForCode');
  expect(say({ msg: reason, code: `driver-${code}`, values: { code: '{code}' } })).toMatch(/^\{code\} से/u);
});
