import { expect, test } from 'vitest';
import { readBoxScan } from './box-scan.ts';

test.each([
  ['', 'nothing'],
  ['   ', 'nothing'],
  ['9876543210', 'phone'],
  ['+91 98765 43210', 'phone'],
  ['09876543210', 'phone'],
  ['BOX-000012', 'box'],
  ['KT2011260042', 'bill'],
  ['x'.repeat(10_000), 'too long'],
] as const)('%j is no tube but %s', (scanned, is) => {
  expect(readBoxScan(scanned).is).toBe(is);
});

test.each([
  ['kt2011260042-1', 'KT2011260042-1'],
  [' KT201126004201 ', 'KT2011260042-1'],
  ['OTHER-77', 'OTHER-77'],
])('%j is the tube %s', (scanned, barcode) => {
  expect(readBoxScan(scanned)).toEqual({ is: 'tube', barcode });
});

test('a text that is too long is shown in part', () => {
  expect(readBoxScan('x'.repeat(10_000))).toEqual({ is: 'too long', shown: `${'X'.repeat(40)}…` });
});
