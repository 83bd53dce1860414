import { expect, test } from 'vitest';
import { paperWords } from '@nidan/domain/documents/words/paper-words';
import { loadFontMetrics } from '../font-metrics.ts';
import { sampleRow } from '../testing/sample-row.ts';
import { ROOMY } from './density.ts';
import { rowBlock } from './row-block.ts';

const drawing = { metrics: loadFontMetrics(), density: ROOMY, words: paperWords('en').report };

function bandsOf(interval: string): readonly (readonly [string, string])[] {
  const row = sampleRow(`25-OH vitamin D | CLIA | 66.8 | ng/mL | | ${interval}`);
  const { value } = row;
  if (value.kind === 'narrative') throw new Error('The row is a text');
  const block = rowBlock(drawing, { ...row, value });
  if (block.kind !== 'row' || block.interval.kind !== 'bands') throw new Error('The row has no bands');
  return block.interval.bands.map(({ name, text }) => [name, text]);
}

test('an interval says in lines of its own whom it is for', () => {
  const row = sampleRow('Haemoglobin | SLS | 10.8 | g/dL | | 10.5 – 14.0 @ 10.5 14');
  const { value } = row;
  if (value.kind === 'narrative') throw new Error('The row is a text');
  const interval = { kind: 'text', text: '10.5 – 14.0', basis: 'pregnant, 2nd trimester' } as const;
  expect(rowBlock(drawing, { ...row, value, interval })).toMatchObject({
    interval: { kind: 'lines', lines: ['10.5 – 14.0', 'pregnant, 2nd trimester'] },
  });
});

test('names of decision limits stand beside their numbers', () => {
  expect(bandsOf('Deficient: ≤ 19.9; Sufficient: 20.0 – 100.0 @ 20 100 / 2')).toEqual([
    ['Deficient', '≤ 19.9'],
    ['Sufficient', '20.0 – 100.0'],
  ]);
});

test('only a name that is too wide stands above its numbers', () => {
  expect(
    bandsOf('Deficient: ≤ 19.9; Sufficient: 20.0 – 100.0; Possible toxicity: ≥ 100.1 @ 20 100 / 2'),
  ).toEqual([
    ['Deficient', '≤ 19.9'],
    ['Sufficient', '20.0 – 100.0'],
    ['Possible toxicity', ''],
    ['', '≥ 100.1'],
  ]);
});

test('numbers that leave names no room stand under them', () => {
  expect(bandsOf('Low: 1,000,000 – 2,000,000 per field; High: ≥ 2,000,001 @ 1 2 / 1')).toEqual([
    ['Low', ''],
    ['   1,000,000 – 2,000,000', ''],
    ['   per field', ''],
    ['High', ''],
    ['   ≥ 2,000,001', ''],
  ]);
});

test('G1 to G5 of eGFR stand on a line each, name and numbers apart, within their columns', () => {
  const bands = [
    ['G1 normal or high', '≥ 90'],
    ['G2 mildly decreased', '60 – 89'],
    ['G3a mild to moderate', '45 – 59'],
    ['G3b moderate to severe', '30 – 44'],
    ['G4 severely decreased', '15 – 29'],
    ['G5 kidney failure', '≤ 14'],
  ].map(([name = '', text = '']) => ({ name, text }));
  const row = sampleRow('eGFR | CKD-EPI 2021, calculated | 97 | mL/min/1.73 m² | | a: 1; b: 2 @ 60 90 / 2');
  const { value } = row;
  if (value.kind === 'narrative') throw new Error('The row is a text');
  const block = rowBlock(drawing, { ...row, value, interval: { kind: 'bands', bands } });
  if (block.kind !== 'row' || block.interval.kind !== 'bands') throw new Error('The row has no bands');
  const widthOf = (text: string) => drawing.metrics.width(text, { sizePt: 9, bold: false });
  const room = block.bar === null ? 37 + 25 - 1.8 : 37 - 1.8;
  const { textAtMm } = block.interval;
  expect(block.interval.bands).toEqual(bands);
  for (const { name, text } of block.interval.bands) {
    expect(widthOf(name)).toBeLessThan(textAtMm);
    expect(textAtMm + widthOf(text)).toBeLessThanOrEqual(room);
  }
});
