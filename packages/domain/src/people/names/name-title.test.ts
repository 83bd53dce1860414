import { expect, test } from 'vitest';
import {
  isChildTitle,
  isNameTitle,
  NAME_TITLES,
  NAME_TITLES_OR_NONE,
  sexOfTitle,
  titleContradicts,
} from './name-title.ts';

test('titles imply the sex of the specification', () => {
  expect(NAME_TITLES.map((title) => [title, sexOfTitle(title)])).toEqual([
    ['Mr.', 'M'],
    ['Shri.', 'M'],
    ['Master', 'M'],
    ['Mrs.', 'F'],
    ['Miss.', 'F'],
    ['Ms.', 'F'],
    ['Smt.', 'F'],
    ['Dr.', null],
    ['B/O', null],
    ['M/ch', 'M'],
    ['F/ch', 'F'],
  ]);
});

test('the second list also has blank and B/o', () => {
  expect(NAME_TITLES_OR_NONE.filter((title) => !NAME_TITLES.some((other) => other === title))).toEqual([
    '',
    'B/o',
  ]);
  expect([sexOfTitle(''), sexOfTitle('B/o')]).toEqual([null, null]);
});

test('titles are known by their exact spelling', () => {
  expect(['Mr.', 'B/o', '', 'Mr', 'b/o'].map(isNameTitle)).toEqual([true, true, true, false, false]);
});

test('children have titles of their own', () => {
  expect(NAME_TITLES.filter(isChildTitle)).toEqual(['M/ch', 'F/ch']);
});

test.each([
  ['Mr.', 'F', true],
  ['Mr.', 'M', false],
  ['Smt.', 'O', true],
  ['Dr.', 'F', false],
] as const)('%s with %s contradicts: %s', (title, sex, answer) => {
  expect(titleContradicts(title, sex)).toBe(answer);
});
