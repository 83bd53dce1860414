import { expect, it } from 'vitest';
import { hexDump, saidValue } from './machine-data-words.ts';

it('bytes are shown sixteen a line, with what can be printed', () => {
  expect(hexDump('023148')).toBe(`0000  02 31 48${' '.repeat(39)}  .1H`);
  expect(hexDump('41'.repeat(17)).split('\n')).toEqual([
    `0000  ${'41 '.repeat(16).trim()}  ${'A'.repeat(16)}`,
    `0010  41${' '.repeat(45)}  A`,
  ]);
  expect(hexDump('')).toBe('');
});

it('a value without a unit is said alone', () => {
  expect(saidValue({ value: '<0.5', unit: 'mg/dL' })).toBe('<0.5 mg/dL');
  expect(saidValue({ value: '----', unit: '' })).toBe('----');
});
