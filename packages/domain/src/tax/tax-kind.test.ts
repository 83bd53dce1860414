import { expect, test } from 'vitest';
import { taxKind, taxShares } from './tax-kind.ts';

test('the same state is INTRA_STATE with CGST and SGST by halves', () => {
  expect(taxKind('27', '27')).toBe('INTRA_STATE');
  expect(taxShares('INTRA_STATE')).toEqual([
    { tax: 'CGST', share: 0.5 },
    { tax: 'SGST', share: 0.5 },
  ]);
});

test('another state is INTER_STATE with IGST', () => {
  expect(taxKind('27', '29')).toBe('INTER_STATE');
  expect(taxShares('INTER_STATE')).toEqual([{ tax: 'IGST', share: 1 }]);
});
