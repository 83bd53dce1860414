import { describe, expect, it } from 'vitest';
import { scannedCode, shownCode } from './scanned-code.ts';

describe('scannedCode', () => {
  it.each([
    ['KT2011260042-3', { is: 'tube', barcode: 'KT2011260042-3' }],
    [' kt201126004203 ', { is: 'tube', barcode: 'KT2011260042-3' }],
    ['KT2011260042', { is: 'bill', labNo: 'KT2011260042' }],
    ['hello ', { is: 'other', text: 'HELLO' }],
  ])('reads %j', (text, code) => {
    expect(scannedCode(text)).toEqual(code);
  });
});

describe('shownCode', () => {
  it('writes the barcode as it is printed under the bars', () => {
    expect(shownCode('kt201126004203')).toBe('KT2011260042-3');
    expect(shownCode('x1')).toBe('X1');
  });
});
