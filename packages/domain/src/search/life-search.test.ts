import { expect, it } from 'vitest';
import { compactBarcodeOf } from '../billing/barcode.ts';
import { LONGEST_LIFE_SEARCH, readLifeSearch } from './life-search.ts';

it.each([
  ['kt2011250112-1', { kind: 'tube', barcode: 'KT2011250112-1' }],
  [compactBarcodeOf({ labNo: 'KT2011250112', tube: 1 }), { kind: 'tube', barcode: 'KT2011250112-1' }],
  [' KT2011250112 ', { kind: 'bill', labNo: 'KT2011250112' }],
  ['R-KT2011250112', { kind: 'bill', labNo: 'KT2011250112' }],
  ['9876543210', { kind: 'text', text: '9876543210' }],
  ['BOX-000042', { kind: 'text', text: 'BOX-000042' }],
  ['C-04', { kind: 'text', text: 'C-04' }],
  ['Sunanda Rao', { kind: 'text', text: 'Sunanda Rao' }],
  ['', { kind: 'nothing' }],
  [' \n', { kind: 'nothing' }],
  ['9'.repeat(LONGEST_LIFE_SEARCH + 1), { kind: 'too long' }],
])('reads %j', (typed, read) => {
  expect(readLifeSearch(typed)).toEqual(read);
});
