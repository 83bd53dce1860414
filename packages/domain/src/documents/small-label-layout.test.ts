import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { tubeLabel } from './testing/tube-label.ts';
import { parseBarcode } from '../billing/barcode.ts';
import { code128Modules } from './code128-modules.ts';
import { fitsLabel, LABEL_BARS, labelBars } from './label-bars.ts';
import { labelTextWidth } from './label-text-width.ts';
import { SMALL_LABEL, smallLabelLayout } from './small-label-layout.ts';

const label = tubeLabel();

test('bars of 30.75 mm hold the compact form; the print keeps its hyphen', () => {
  const { bars, barcode } = smallLabelLayout(label);
  expect([bars, barcode]).toEqual(['S201126004201', 'S2011260042-1']);
  expect(code128Modules(bars) * LABEL_BARS.module).toBe(30.75);
  expect(parseBarcode(bars)).toEqual(parseBarcode(barcode));
});

test.each(['KT2011260042-1', 'KOT2011260042-12', 'MWMW31122612345-25'])(
  'the bars of %s hold its packed form, which is read back',
  (barcode) => {
    const bars = labelBars(barcode, 'small');
    expect(bars).toMatch(/^\d{16}$/u);
    expect(fitsLabel(bars, 'small')).toBe(true);
    expect(parseBarcode(bars)).toEqual(parseBarcode(barcode));
  },
);

test('on the large label the same are written out', () => {
  expect(labelBars('KOT2011260042-1', 'large')).toBe('KOT2011260042-1');
});

test('a tube over 99 and one over 25 behind three letters do not fit', () => {
  expect(fitsLabel(labelBars('S2011260042-120', 'small'), 'small')).toBe(false);
  expect(fitsLabel(labelBars('KOT2011260042-26', 'small'), 'small')).toBe(false);
});

test('the time loses its year, the age its blanks', () => {
  expect(smallLabelLayout(label)).toMatchObject({ collectedAt: '20/11 08:32', ageSex: '42 Y/F' });
  expect(smallLabelLayout({ ...label, collectedAt: null }).collectedAt).toBe('');
});

test('no line is wider than the label', () => {
  const word = fc.stringMatching(/^[A-Za-z]{1,24}$/u);
  const given = fc.record({
    patientName: fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' ')),
    container: word,
    stat: fc.boolean(),
    barcode: fc.constantFrom('S2011260042-1', '2011260042-12', 'KT20112600421-12', 'MWMW31122612345-25'),
    ageSex: fc.constantFrom('42 Y / F', '102 Yrs. / M', '3 D / F'),
  });
  const { width, side, timePt, stat } = SMALL_LABEL;
  fc.assert(
    fc.property(given, (changes) => {
      const one = smallLabelLayout({ ...label, ...changes });
      const name = labelTextWidth(one.name.text, { sizePt: one.name.sizePt, bold: true });
      const head = name + one.ageWidthMm + (one.stat ? stat.width + stat.gap : 0);
      const foot =
        labelTextWidth(one.barcode, { sizePt: one.barcodePt, bold: true }) +
        labelTextWidth(one.collectedAt, { sizePt: timePt, bold: false }) +
        one.tubeWidthMm;
      expect(Math.max(head, foot)).toBeLessThan(width - 2 * side);
    }),
  );
});
