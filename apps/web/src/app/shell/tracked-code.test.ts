import { expect, it } from 'vitest';
import { holderOf, mayBeRack, trackedCode } from './tracked-code.ts';

it.each([
  ['KT2011260042-1', 'KT2011260042-1'],
  ['kt201126004201', 'KT201126004201'],
  ['box-000042', 'BOX-000042'],
  ['KT2011260042', null],
  ['9876543210', null],
  ['Asha Rao', null],
  ['C-04', null],
])('the tracker takes %s as %s', (text, code) => {
  expect(trackedCode(text)).toBe(code);
});

it.each([
  ['C-04', true],
  ['C-04.E7', true],
  ['Asha-Rao', false],
  ['9876543210', false],
  ['work', false],
])('%s may be a rack: %s', (text, is) => {
  expect(mayBeRack(text)).toBe(is);
});

it.each([
  ['box-000042', { tab: 'batches', code: 'BOX-000042' }],
  ['c-04.e7', { tab: 'storage', code: 'C-04' }],
  ['Asha-Rao', null],
  ['KT2011260042-1', null],
])('%s is held by %j', (text, holder) => {
  expect(holderOf(text)).toEqual(holder);
});
