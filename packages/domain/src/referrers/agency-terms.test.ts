import { expect, it } from 'vitest';
import { copiesOf, termsFault } from './agency-terms.ts';

it.each([
  ['rollingAdvance', 'prepaid', null],
  ['rollingAdvance', 'postpaid', 'A rolling advance is prepaid'],
  ['credit', 'postpaid', null],
  ['credit', 'prepaid', 'Credit is postpaid'],
  ['cash', 'prepaid', null],
  ['cash', 'postpaid', null],
] as const)('%s and %s: %s', (paymentType, accountMode, fault) => {
  expect(termsFault({ paymentType, accountMode })?.msg ?? null).toBe(fault);
});

it.each([
  ['mrp_slip', ['patient']],
  ['b2b_slip', ['agency']],
  ['both', ['patient', 'agency']],
  ['none', []],
  [null, ['patient']],
] as const)('the print mode %s gives %j', (mode, copies) => {
  expect(copiesOf(mode)).toEqual(copies);
});
