import { expect, test } from 'vitest';
import { isPlaceCode, positionCode, readStorageScan } from './storage-scan.ts';

test.each([
  ['', 'nothing'],
  ['  \t ', 'nothing'],
  ['A'.repeat(41), 'too long'],
  ['9876543210', 'phone'],
  ['+91 9876543210', 'phone'],
  ['KT2011260042-1', 'tube'],
  ['kt201126004201', 'tube'],
  ['KT2011260042', 'tube'],
  ['C-04', 'place'],
  [' c-04.e7 ', 'place'],
  ['C-04.77', 'tube'],
  ['1234', 'tube'],
])('%j is read as %s', (scanned, kind) => {
  expect(readStorageScan(scanned).kind).toBe(kind);
});

test('a position is read with its rack, as it is printed', () => {
  const position = { row: 5, column: 7 };
  expect(positionCode('C-04', position)).toBe('C-04.E7');
  expect(readStorageScan('c-04.e7')).toEqual({ kind: 'place', code: 'C-04', position });
});

test.each([
  ['C-04', true],
  ['FR2-S3', true],
  ['KT2011260042-1', false],
  ['4-C', false],
  ['C-04.E7', false],
  ['', false],
  ['c-04', false],
])('a place may be called %j: %s', (code, may) => {
  expect(isPlaceCode(code)).toBe(may);
});
