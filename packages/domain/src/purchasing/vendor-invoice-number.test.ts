import { expect, test } from 'vitest';
import { isNearInvoiceNumber, vendorInvoiceKey } from './vendor-invoice-number.ts';

test.each([
  ['INV-17', ' inv-17 ', true, true],
  ['INV-17', 'inv/17', false, true],
  ['INV-17', 'INV 17', false, true],
  ['INV-17', 'INV-017', false, true],
  ['INV-17', 'INV-170', false, false],
  ['INV-17', 'INV-18', false, false],
  ['A-1-17', 'A-11-7', false, true],
] as const)('%j and %j: the same %s, near %s', (...[one, other, isSame, isNear]) => {
  expect([vendorInvoiceKey(one) === vendorInvoiceKey(other), isNearInvoiceNumber(one, other)]).toEqual([
    isSame,
    isNear,
  ]);
});
