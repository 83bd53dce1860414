import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { composeLabId } from './lab-id.ts';
import { packedBarcodeOf, unpackBarcode } from './packed-barcode.ts';

test('a tube is packed into sixteen digits and read back, the first and the last alike', () => {
  expect(packedBarcodeOf({ labNo: 'KOT2011260042', tube: 1 })).toMatch(/^\d{16}$/u);
  for (const tube of [
    { labNo: 'A0101000001', tube: 1 },
    { labNo: 'ZZZZ31129919999', tube: 25 },
  ]) {
    expect(unpackBarcode(packedBarcodeOf(tube) ?? '')).toEqual(tube);
  }
});

test('every lab ID of up to four letters is read back', () => {
  const labNo = fc
    .record({
      prefix: fc.stringMatching(/^[A-Z]{1,4}$/u),
      serial: fc.integer({ min: 1, max: 19_999 }),
      date: fc.constantFrom('2026-11-20', '2028-02-29', '2000-01-01', '2099-12-31'),
    })
    .map(composeLabId);
  fc.assert(
    fc.property(labNo, fc.integer({ min: 1, max: 25 }), (lab, tube) => {
      expect(unpackBarcode(packedBarcodeOf({ labNo: lab, tube }) ?? '')).toEqual({ labNo: lab, tube });
    }),
  );
});

test.each([
  ['a tube over 25', { labNo: 'KT2011260042', tube: 26 }],
  ['a serial from 20,000 on', { labNo: 'KT20112620000', tube: 1 }],
  ['five letters', { labNo: 'KOTHR2011260042', tube: 1 }],
  ['no letters', { labNo: '2011260042', tube: 1 }],
  ['a day that does not exist', { labNo: 'KT3002260042', tube: 1 }],
])('%s is not packed', (_, tube) => {
  expect(packedBarcodeOf(tube)).toBeNull();
});

test.each(['0000000000000000', '9999999999999999', '123456789012345', 'KT2011260042-1', ''])(
  '%j stands for no tube',
  (text) => {
    expect(unpackBarcode(text)).toBeNull();
  },
);
