import { expect, test } from 'vitest';
import { shownFigure } from './shown-figure.ts';

test('a figure has its digits, a dash where there is none, and no sign where it is nothing', () => {
  expect([1.25, -0.04, -0.4, null].map((value) => shownFigure(value, 1))).toEqual([
    '1.3',
    '0.0',
    '-0.4',
    '–',
  ]);
  expect(shownFigure(-0.4, 0)).toBe('0');
});
