import { expect, test } from 'vitest';
import { createBurstReader } from './burst-reader.ts';

/** Types keys at a pace in milliseconds; answers what the last one gave. */
function type(keys: readonly string[], pace: number): string | null {
  const reader = createBurstReader();
  return keys.reduce<string | null>((_, key, at) => reader.take(key, 1_000 + at * pace), null);
}

const chars = (text: string): string[] => text.split('');

test.each([
  {
    what: 'a scan that ends with Enter',
    keys: [...chars('112500483-1'), 'Enter'],
    pace: 5,
    code: '112500483-1',
  },
  {
    what: 'a scan that ends with Tab',
    keys: [...chars('KT2011260042'), 'Tab'],
    pace: 10,
    code: 'KT2011260042',
  },
  {
    what: 'capitals, for which a scanner sends Shift',
    keys: ['Shift', 'K', 'Shift', 'T', ...chars('2011'), 'Enter'],
    pace: 5,
    code: 'KT2011',
  },
  { what: 'six characters', keys: [...chars('123456'), 'Enter'], pace: 34, code: '123456' },
  { what: 'five characters, too few', keys: [...chars('12345'), 'Enter'], pace: 5, code: null },
  { what: 'a person, 35 ms between keys', keys: [...chars('112500483'), 'Enter'], pace: 35, code: null },
])('$what', ({ keys, pace, code }) => {
  expect(type(keys, pace)).toBe(code);
});

test('an arrow in between breaks the run', () => {
  expect(type([...chars('123'), 'ArrowLeft', ...chars('45678'), 'Enter'], 5)).toBeNull();
});

test('what somebody typed slowly before a scan is no part of it', () => {
  const reader = createBurstReader();
  reader.take('9', 0);
  reader.take('8', 500);
  for (const [at, key] of chars('112500483').entries()) reader.take(key, 1_000 + at * 5);
  expect(reader.length).toBe(9);
  expect(reader.take('Enter', 1_050)).toBe('112500483');
  expect(reader.length).toBe(0);
});

test('Enter long after the last character ends nothing', () => {
  const reader = createBurstReader();
  for (const [at, key] of chars('112500483').entries()) reader.take(key, at * 5);
  expect(reader.take('Enter', 400)).toBeNull();
});
