import { expect, test } from 'vitest';
import { ageOf, codesIn, EMPTY_FORM, orNone, personOf } from './announced-form.ts';

test.each([
  ['44', 44],
  [' ४४ ', 44],
  ['0', 0],
  ['131', null],
  ['4.5', null],
  ['', null],
])('an age of %j is %j', (age, years) => {
  expect(ageOf({ ...EMPTY_FORM, age })).toBe(years);
});

test('codes stand between commas, blanks and lines, each once', () => {
  expect(codesIn(' cbc, LFT\ncbc;tsh ')).toEqual(['CBC', 'LFT', 'TSH']);
  expect(codesIn('  ')).toEqual([]);
});

test('a person without an age is none, and an empty text is null', () => {
  expect(personOf(EMPTY_FORM)).toBeNull();
  expect(personOf({ ...EMPTY_FORM, name: ' Asha ', age: '30' })).toMatchObject({
    name: 'Asha',
    age_sex: { age: 30, sex: 'F' },
  });
  expect([orNone(' '), orNone(' a ')]).toEqual([null, 'a']);
});
