import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { barcodeOf, compactBarcodeOf, parseBarcode } from './barcode.ts';
import { composeLabId } from './lab-id.ts';

test('the printed form has a hyphen, the compact one two digits', () => {
  const tube = { labNo: 'S2011260042', tube: 1 };
  expect(barcodeOf(tube)).toBe('S2011260042-1');
  expect(compactBarcodeOf(tube)).toBe('S201126004201');
});

test.each([
  ['KT2011260042-1', { labNo: 'KT2011260042', tube: 1 }],
  [' kt2011260042-1\n', { labNo: 'KT2011260042', tube: 1 }],
  ['KT201126004201', { labNo: 'KT2011260042', tube: 1 }],
  ['KT2011261234512', { labNo: 'KT20112612345', tube: 12 }],
  ['KT2011260042-100', { labNo: 'KT2011260042', tube: 100 }],
  ['KT2011260042', { labNo: 'KT2011260042', tube: null }],
  ['KT20112612345', { labNo: 'KT20112612345', tube: null }],
  ['2011260042-2', { labNo: '2011260042', tube: 2 }],
  ['KT2011260042-0', null],
  ['KT201126004200', null],
  ['KT2011260042-', null],
  ['KT2011260042-1-2', null],
  ['KT-1', null],
  ['LOT/77', null],
  ['', null],
])('%j is read as %o', (scanned, read) => {
  expect(parseBarcode(scanned)).toEqual(read);
});

test('what cannot be read back without its hyphen keeps it', () => {
  expect(compactBarcodeOf({ labNo: 'KT2011260042', tube: 100 })).toBe('KT2011260042-100');
  expect(compactBarcodeOf({ labNo: 'KT201126123456', tube: 1 })).toBe('KT201126123456-1');
});

test('both forms of every tube are read back', () => {
  const labNo = fc
    .record({ prefix: fc.stringMatching(/^[A-Z]{0,6}$/u), serial: fc.integer({ min: 1, max: 999_999 }) })
    .map((parts) => composeLabId({ ...parts, date: '2026-11-20' }));
  fc.assert(
    fc.property(labNo, fc.integer({ min: 1, max: 120 }), (lab, tube) => {
      expect(parseBarcode(barcodeOf({ labNo: lab, tube }))).toEqual({ labNo: lab, tube });
      expect(parseBarcode(compactBarcodeOf({ labNo: lab, tube }))).toEqual({ labNo: lab, tube });
    }),
  );
});
