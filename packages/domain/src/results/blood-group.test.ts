import { expect, test } from 'vitest';
import { isBloodGroup, isGroupInDoubt } from './blood-group.ts';

const former = { value: 'A', labNo: 'KT1', resolvedAs: ['O'] };

test.each([
  ['B', true],
  ['A', false],
  [' a ', false],
  ['O', false],
  [null, false],
])('%s after A, where O was resolved, is in doubt: %s', (value, isInDoubt) => {
  expect(isGroupInDoubt(value, former)).toBe(isInDoubt);
  expect(isGroupInDoubt(value, null)).toBe(false);
});

test.each([
  ['ABO', null, true],
  ['RH', null, true],
  ['GROUP', '883-9', true],
  ['RH', '1234-5', false],
  ['HB', null, false],
])('%s with LOINC %s is a blood group: %s', (code, loinc, isGroup) => {
  expect(isBloodGroup({ code, loinc })).toBe(isGroup);
});
