import { expect, test } from 'vitest';
import { refusals } from '../refusals.ts';
import { faultAt, fieldFaults } from './field-faults.ts';

test('no fault has the code of a refusal, so that one code has one sentence', () => {
  expect(Object.keys(fieldFaults).filter((code) => code in refusals)).toEqual([]);
});

test('makes a fault with its values and its English sentence', () => {
  expect(faultAt('lines.0.method', 'too-long', { limit: 40 })).toEqual({
    field: 'lines.0.method',
    code: 'too-long',
    values: { limit: '40' },
    msg: 'At most 40 characters',
  });
});

test('keeps the code and the values of a fault inside another', () => {
  const { code, values, msg } = faultAt('pricePaise', 'price-below-zero');
  expect(faultAt('pricePaise', 'of-test', { test: 'TSH', fault: { code, values, msg } })).toEqual({
    field: 'pricePaise',
    code: 'of-test',
    values: { test: 'TSH', fault: 'A price is never below zero', 'fault:code': 'price-below-zero' },
    msg: 'TSH: A price is never below zero',
  });
});
