import { code128Modules } from '@nidan/domain/documents/code128-modules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { code128Svg, qrSvg } from './barcode-svg.ts';

test('bars are whole modules of one path', () => {
  const bars = code128Svg('S2011260042-1');
  expect(bars.modules).toBe(145);
  expect(bars.svg).toContain('viewBox="0 0 145 1"');
  expect(bars.svg).toMatch(/^<svg [^>]+><path d="M0 0h2v1h-2z/u);
});

test('the domain foresees the width of every lab ID and tube', () => {
  const prefix = fc.stringMatching(/^[A-Z]{0,6}$/u);
  const digits = fc.stringMatching(/^\d{10,13}$/u);
  const tube = fc.constantFrom('', '-1', '-12', '-120');
  fc.assert(
    fc.property(prefix, digits, tube, (a, b, c) => {
      expect(code128Svg(a + b + c).modules).toBe(code128Modules(a + b + c));
    }),
    { numRuns: 200 },
  );
});

test('a QR holds any text; what no Code 128 can hold is refused', () => {
  expect(qrSvg('https://r.indrayani.example/v/7Kq2mZ9c').modules).toBe(29);
  expect(qrSvg('ज़ोया').modules).toBe(25);
  expect(() => code128Svg('ज़ोया')).toThrow('printable ASCII');
});
