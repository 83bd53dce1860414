import { expect, test } from 'vitest';
import { labelTextWidth } from './label-text-width.ts';

/** Thousandths of the type size. */
const units = (text: string, bold = false) =>
  Math.round((labelTextWidth(text, { sizePt: 10, bold }) / ((10 * 25.4) / 72)) * 1000);

test.each([
  [' ', 226, 226],
  ['A', 579, 606],
  ['~', 498, 498],
  ['·', 268, 268],
  ['…', 711, 711],
  ['–', 498, 498],
  ['’', 258, 258],
  ['ज', 640, 640],
  // The nukta stands below its letter.
  ['ज़', 640, 640],
  ['', 0, 0],
])('%j is %i wide, %i in bold', (text, regular, bold) => {
  expect(units(text)).toBe(regular);
  expect(units(text, true)).toBe(bold);
});

test('letters add up', () => {
  expect(units('A ~·')).toBe(579 + 226 + 498 + 268);
});
