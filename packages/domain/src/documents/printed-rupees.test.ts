import { expect, test } from 'vitest';
import { printedRupees } from './printed-rupees.ts';

test.each([
  [369000, '3,690'],
  [-41000, '− 410'],
  [12345678_00, '1,23,45,678'],
  [0, '0'],
])('%d paise are printed as %j', (paise, printed) => {
  expect(printedRupees(paise)).toBe(printed);
});
