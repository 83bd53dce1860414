import { expect, test } from 'vitest';
import { ageOf, ageWords, birthYear, typedAge } from './age-fields.ts';

const today = { at: new Date('2026-11-20T05:00:00Z'), zone: 'Asia/Kolkata' };

test.each([
  { age: '34', words: '34 Yrs.', typed: '34', year: 1992 },
  { age: '6m', words: '6 Months', typed: '6m', year: null },
  { age: '12d', words: '1 Week(s) 5 Days', typed: '1w 5d', year: null },
  { age: '4h', words: '4 Hrs.', typed: '4h', year: null },
  { age: '2y 3m', words: '2 Yrs. 3 Months', typed: '2y 3m', year: 2024 },
])('the age $age', ({ age, words, typed, year }) => {
  const fields = { age, birthdate: null };
  expect(ageWords(fields, today)).toBe(words);
  expect(birthYear(fields, today)).toBe(year);
  const detailed = ageOf(fields, today);
  expect(detailed && typedAge(detailed)).toBe(typed);
});

test('a birth date is stronger than a typed age', () => {
  const fields = { age: '5', birthdate: '1992-06-01' };
  expect(ageWords(fields, today)).toBe('34 Yrs.');
  expect(birthYear(fields, today)).toBeNull();
});

test('nonsense is no age', () => {
  expect(ageOf({ age: 'x', birthdate: null }, today)).toBeNull();
  expect(ageWords({ age: '', birthdate: null }, today)).toBe('');
});

test('somebody born today is 0 days old', () => {
  const age = ageOf({ age: '', birthdate: '2026-11-20' }, today);
  expect(age && typedAge(age)).toBe('0d');
});
