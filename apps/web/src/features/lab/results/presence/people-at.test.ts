import { expect, test } from 'vitest';
import { initials, peopleAt } from './people-at.ts';

const person = (name: string, billTestId: string | null, parameterId: string | null) => ({
  userId: name,
  name,
  billTestId,
  parameterId,
});

test('people are at the value of the test that they are in, and nowhere else', () => {
  const others = [person('Meera', 'cbc', 'hb'), person('Arun', 'lft', 'hb'), person('Uma', 'cbc', null)];
  expect(peopleAt(others, { billTestId: 'cbc', parameterId: 'hb' })).toEqual(['Meera']);
});

test.each([
  ['Nandini Joshi', 'NJ'],
  ['Dr. Nandini Anand Joshi', 'NA'],
  ['meera', 'M'],
  ['', ''],
])('%s is %s in short', (name, short) => {
  expect(initials(name)).toBe(short);
});
