import { expect, test } from 'vitest';
import { faultsFrom, filledText, slotValues } from './fault.ts';

const fault = faultsFrom({
  'has-none': 'has no {code}',
  'of-test': 'test {code} {why}',
  'say-why': 'Say why',
});

test('fills the sentence with the values of a fault', () => {
  expect(fault('has-none', { code: 'HB' })).toEqual({
    code: 'has-none',
    values: { code: 'HB' },
    msg: 'has no HB',
  });
  expect(fault('say-why')).toEqual({ code: 'say-why', values: {}, msg: 'Say why' });
});

test('keeps the code and the values of a fault inside another, also a value that is called code', () => {
  expect(fault('of-test', { code: 'LFT', why: fault('has-none', { code: 'HB' }) })).toEqual({
    code: 'of-test',
    values: { code: 'LFT', why: 'has no HB', 'why:code': 'has-none', 'why.code': 'HB' },
    msg: 'test LFT has no HB',
  });
});

test('keeps faults at any depth', () => {
  const inside = fault('of-test', { code: 'A', why: fault('say-why') });
  expect(slotValues(['fault', inside])).toMatchObject({
    'fault:code': 'of-test',
    'fault.why:code': 'say-why',
  });
});

test('takes values literally, and leaves out a slot without one', () => {
  expect(filledText('{a} and {b}', { a: '$& {b}' })).toBe('$& {b} and ');
});
