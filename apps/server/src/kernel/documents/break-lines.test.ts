import type { TextRun } from '@nidan/domain/documents/report-document';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { breakRuns, breakText, fitLine } from './break-lines.ts';
import { loadFontMetrics } from './font-metrics.ts';

const metrics = loadFontMetrics();

test('widths are those of the fonts: 1 em of digits is 507 thousandths each', () => {
  expect(metrics.width('0123456789', { sizePt: 10, bold: false })).toBeCloseTo((5.07 * 10 * 25.4) / 72, 1);
  expect(metrics.width('W', { sizePt: 10, bold: true })).toBeGreaterThan(
    metrics.width('W', { sizePt: 10, bold: false }),
  );
  expect(metrics.width('ज', { sizePt: 10, bold: false })).toBeGreaterThan(2);
  expect(metrics.width('कु', { sizePt: 10, bold: false })).toBe(
    metrics.width('क', { sizePt: 10, bold: false }),
  );
});

test('a line breaks at spaces, a unit after a slash, a long word between letters', () => {
  const at = { widthMm: 17.2, sizePt: 9.5 };
  expect(breakText(metrics, 'mL/min/1.73 m²', at)).toEqual(['mL/min/', '1.73 m²']);
  expect(breakText(metrics, 'one two three four', at)).toEqual(['one two', 'three four']);
  expect(breakText(metrics, 'Phosphatidylcholine', at).join('')).toBe('Phosphatidylcholine');
  expect(breakText(metrics, '', at)).toEqual(['']);
});

test('styles keep to their words, and no space is struck out', () => {
  const runs: TextRun[] = [
    { text: 'Revision 1 said: ', style: 'muted' },
    { text: 'reduced', style: 'struck' },
    { text: '.', style: 'muted' },
  ];
  expect(breakRuns(metrics, runs, { widthMm: 100, sizePt: 10 })).toEqual([
    [
      { text: 'Revision 1 said: ', style: 'muted', scale: 1 },
      { text: 'reduced', style: 'struck', scale: 1 },
      { text: '.', style: 'muted', scale: 1 },
    ],
  ]);
});

test('in a Devanagari text its letters are set smaller than Latin ones and digits', () => {
  const [line] = breakRuns(metrics, [{ text: 'प्रमाण (HbA1c) 8.4 % आहे.', style: 'plain' }], {
    widthMm: 100,
    sizePt: 10,
    language: 'mr',
  });
  expect(line?.map(({ text, scale }) => [text, scale])).toEqual([
    ['प्रमाण', 0.92],
    [' (HbA1c) 8.4 %', 1],
    [' आहे', 0.92],
    ['.', 1],
  ]);
});

test('no line is wider than its column, and no letter is lost', () => {
  const word = fc.stringMatching(/^[a-zA-Zक-ह0-9/,.-]{1,30}$/u);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 12, max: 80 }),
      (words, widthMm) => {
        const lines = breakText(metrics, words.join(' '), { widthMm, sizePt: 10 });
        for (const line of lines)
          expect(metrics.width(line, { sizePt: 10, bold: false })).toBeLessThanOrEqual(widthMm + 0.001);
        expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
      },
    ),
  );
});

test('a line that must stay one line is cut at a whole letter', () => {
  expect(fitLine(metrics, 'Mrs. Sunita Deshpande', { widthMm: 60, sizePt: 9.5 })).toBe(
    'Mrs. Sunita Deshpande',
  );
  const cut = fitLine(metrics, 'Mrs. Sunita Deshpande', { widthMm: 20, sizePt: 9.5 });
  expect(cut).toMatch(/^Mrs\. Sun.*…$/u);
});
