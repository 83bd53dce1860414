import { expect, test } from 'vitest';
import { localNameFault, nameIn } from './local-name.ts';

test.each([
  ['', null],
  ['HbA1c (ग्लाइकेटेड हीमोग्लोबिन)', null],
  ['Haemoglobin', 'Please write it in Devanagari, or leave it empty for the English name'],
  ['क'.repeat(81), 'Please use 80 letters at most'],
])('%s', (name, fault) => {
  expect(localNameFault(name)?.msg ?? null).toBe(fault);
});

test('a page in English, and a name that is not given, have the English one alone', () => {
  const name = { hi: 'हीमोग्लोबिन', mr: '' };
  expect([nameIn('en', name), nameIn('hi', name), nameIn('mr', name), nameIn('hi', undefined)]).toEqual([
    undefined,
    'हीमोग्लोबिन',
    undefined,
    undefined,
  ]);
});
