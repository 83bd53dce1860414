import { expect, test } from 'vitest';
import { isOfOtherSex, otherSexText } from './sex-of-test.ts';

test.each([
  ['M', 'F', true],
  ['F', 'M', true],
  ['M', 'M', false],
  ['F', 'F', false],
  ['M', 'O', false],
  ['M', null, false],
  [null, 'F', false],
] as const)('a test of %s for a person of %s: %s', (forSex, sex, doubted) => {
  expect(isOfOtherSex({ forSex }, sex)).toBe(doubted);
});

test('the warning names the test and what to do', () => {
  expect(otherSexText({ code: 'SEMEN', name: 'Semen analysis', forSex: 'M' })).toBe(
    'SEMEN, Semen analysis, is a test of men. Check the sex of the patient.',
  );
});
