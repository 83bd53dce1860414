import { expect, test } from 'vitest';
import { isValidAbhaId, plainAbhaId } from './abha-id.ts';

test.each([
  ['91-2045-7718-3308', '91204577183308'],
  ['91204577183308', '91204577183308'],
  [' Ravi.P@ABDM ', 'ravi.p@abdm'],
])('%s is an id, stored as %s', (typed, stored) => {
  expect(isValidAbhaId(typed)).toBe(true);
  expect(plainAbhaId(typed)).toBe(stored);
});

test.each(['', '9120457718330', '912045771833081', 'ravi@gmail.example', 'ab@abdm', '91-2045-7718-330x'])(
  '"%s" is none',
  (typed) => {
    expect(isValidAbhaId(typed)).toBe(false);
  },
);
