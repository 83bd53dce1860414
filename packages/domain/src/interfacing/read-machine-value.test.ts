import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readMachineValue, type ValueWays } from './read-machine-value.ts';

const WAYS: ValueWays = { noValue: ['INVALID', '++++'] };

function said(token: string, ways: Partial<ValueWays> = {}): string {
  const value = readMachineValue(token, { ...WAYS, ...ways });
  switch (value.kind) {
    case 'number':
      return `${value.comparator ?? ''}${value.decimal}`;
    case 'text':
      return `text ${value.text}`;
    default:
      return value.kind;
  }
}

describe('what a value means', () => {
  it.each([
    ['7.81', '7.81'],
    [' 7.80 ', '7.80'],
    ['.5', '0.5'],
    ['-3', '-3'],
    ['+3', '3'],
    ['7,5', '7.5'],
    ['1.2E3', '1200'],
    ['5e-2', '0.05'],
    ['<0.5', '<0.5'],
    ['> 1000', '>1000'],
    ['=>5', '>=5'],
    ['≤ 5', '<=5'],
    ['10.2 H', '10.2'],
    ['7.81*', '7.81'],
    ['POSITIVE', 'text POSITIVE'],
    ['++', 'text ++'],
    ['-', 'text -'],
    ['1:160', 'text 1:160'],
    ['MTB DETECTED LOW', 'text MTB DETECTED LOW'],
    ['----', 'no-value'],
    ['****', 'no-value'],
    ['--.--', 'no-value'],
    ['', 'no-value'],
    ['invalid', 'no-value'],
    ['++++', 'no-value'],
    ['1,234', 'unreadable'],
    ['<', 'unreadable'],
    ['<high', 'unreadable'],
    ['\uFFFD7.8', 'unreadable'],
    ['x'.repeat(300), 'unreadable'],
  ])('%s → %s', (token, meaning) => {
    expect(said(token)).toBe(meaning);
  });
});

describe('conversion', () => {
  it.each([
    ['0.1', { factor: 3 }, '0.3'],
    ['7.81', { factor: 1_000 }, '7810'],
    ['1.10', { factor: 1 }, '1.10'],
    ['98.6', { factor: '0.5', shift: '-16' }, '33.3'],
    ['<0.07', { factor: 100 }, '<7'],
    ['<5', { factor: -1 }, '>-5'],
    ['5', { factor: 1e-7 }, '0.0000005'],
    ['5', { factor: 'many' }, 'unreadable'],
  ])('%s by %j → %s', (token, ways, converted) => {
    expect(said(token, ways)).toBe(converted);
  });

  it('is exact: by a factor and back is what came', () => {
    const cents = fc.integer({ min: -1_000_000, max: 1_000_000 });
    fc.assert(
      fc.property(
        cents,
        fc.constantFrom(['8', '0.125'], ['10', '0.1'], ['0.04', '25']),
        (whole, [there = '', back = '']) => {
          const token = (whole / 100).toFixed(2);
          const once = said(token, { factor: there });
          expect(Number(said(once, { factor: back }))).toBe(Number(token));
        },
      ),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(
        fc.string({
          unit: fc.constantFrom(
            '1',
            '.',
            ',',
            '-',
            '+',
            '<',
            '=',
            'e',
            'x',
            ' ',
            '*',
            '\u0000',
            '\ud800',
            '−',
          ),
        }),
        (token) => {
          expect(() => readMachineValue(token, WAYS)).not.toThrow();
        },
      ),
    );
  });
});
