import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { ApiRefusal } from '../api/api-refusal.ts';
import { provideRefusalWords } from '../api/refusal-words.ts';
import { refusalSpeech } from './refusal-speech.ts';
import { refusalWords } from './refusal-texts.ts';
import { setLanguage } from './language.ts';

beforeAll(() => vi.stubGlobal('document', { documentElement: { lang: 'en' } }));
beforeEach(() => setLanguage('hi'));
afterAll(async () => {
  await setLanguage('en');
  vi.unstubAllGlobals();
});

const taken = { code: 'username-taken', said: 'This user name is taken', details: {} };

test('a refusal is said in the language of the screens, and in English as the server said it', async () => {
  expect(refusalWords(taken)).toBe('यह यूज़रनेम लिया जा चुका है');
  await setLanguage('mr');
  expect(refusalWords(taken)).toBe('हे युजरनेम घेतलेले आहे');
  await setLanguage('en');
  expect(refusalWords(taken)).toBe('This user name is taken');
});

test('its values stand in it, taken literally', () => {
  const said = 'No tube has the barcode $& {x}';
  expect(refusalWords({ code: 'sample-unknown', said, details: { barcode: '$& {x}' } })).toBe(
    'बारकोड $& {x} की कोई ट्यूब नहीं है',
  );
});

test('a state in it is said in that language too', () => {
  const refusal = { code: 'lab-blocked', said: 'This lab is suspended', details: { label: 'suspended' } };
  expect(refusalWords(refusal)).toMatch(/^यह लैब [\u0900-\u097f ]+ है/u);
});

test.each([
  ['location-in-use', { location: 'Aundh', why: 'bill KT2011260042 is still open' }, 'KT2011260042'],
  ['department-in-use', { department: 'Serology', why: 'test HIV is enabled' }, 'HIV'],
  ['file-refused', { name: 'sign.png', fault: 'it is larger than 500 KB' }, '500 KB'],
  ['sample-hint', { hint: 'Sample is already accessioned' }, ''],
])('the reason in %s is said in that language too, its values stay', (code, details, value) => {
  const words = refusalWords({ code, said: 'As the server said it', details });
  expect(words).toMatch(/\p{Script=Devanagari}/u);
  expect(words).toContain(value);
  expect(words).not.toMatch(/still|enabled|larger|already/u);
});

test.each([
  ['hi', 'samples, update', 'आपकी भूमिका में "कलेक्शन और एक्सेशन: बदलना" अधिकार नहीं है'],
  ['mr', 'labs, create and update', /^तुमच्या भूमिकेत "[^a-z]+: तयार करणे आणि बदलणे" अधिकार नाही$/u],
  ['hi', 'platform operator', /"प्लेटफ़ॉर्म ऑपरेटर"/u],
] as const)('the right that is lacking is said in %s too', async (language, right, words) => {
  await setLanguage(language);
  const refusal = { code: 'not-permitted', said: 'Your role lacks it', details: { right } };
  expect(refusalWords(refusal)).toMatch(words);
});

test('a reason that is not known stays as it was said', () => {
  const details = { name: 'a.pdf', fault: 'it smells of smoke' };
  expect(refusalWords({ code: 'file-refused', said: 'As the server said it', details })).toContain(
    details.fault,
  );
});

test('the state of a box stands in them in the language of the reader', () => {
  const details = { code: 'BOX-000001', label: 'waiting for the rider' };
  const said = 'Box BOX-000001 is waiting for the rider: nothing goes in or out. Begin another box';
  const words = refusalWords({ code: 'box-not-packing', said, details });
  expect(words).toContain('राइडर का इंतज़ार');
  expect(words).not.toContain('waiting');
});

test('how a machine is and what happens to it stand in them in the language of the reader', () => {
  const details = { machine: 'XN-1', condition: 'down', step: 'sleep' };
  const said =
    'XN-1 is down: sleep makes no sense now. See how it stands, or note what happened before first';
  const words = refusalWords({ code: 'machine-step-senseless', said, details });
  expect(words).toContain('XN-1');
  expect(words).not.toMatch(/down|sleep/u);
});

test.each([
  ['a value that did not come', { code: 'role-retired', said: 'The role Store is retired', details: {} }],
  ['a code that is newer than the page', { code: 'of-tomorrow', said: 'Not on a full moon', details: {} }],
])('%s leaves the words of the server', (_, refusal) => {
  expect(refusalWords(refusal)).toBe(refusal.said);
});

test('what has no answer, or one that says nothing, reads as any failure', () => {
  const refusal = { code: 'network', said: 'Failed to perform operation', details: {} };
  expect(refusalWords(refusal)).toBe('काम नहीं हो पाया');
});

test('a refusal of the API is shown in them once they are provided', () => {
  const errors = [{ field: 'username', msg: 'Please fill in this field', code: 'field-empty', values: {} }];
  const refusal = new ApiRefusal({ status: 409, code: taken.code, msg: taken.said, errors });
  expect(refusal.msg).toBe(taken.said);
  const stop = provideRefusalWords({ refusal: refusalWords, field: refusalSpeech.field });
  expect(refusal.msg).toBe('यह यूज़रनेम लिया जा चुका है');
  expect(refusal.at('username')).toBe('कृपया यह खाना भरें');
  stop();
  expect(refusal.msg).toBe(taken.said);
});
