import { describe, expect, test } from 'vitest';
import { billBeside, waitsForEntry } from './bench-queue.ts';

const before = ['a', 'b', 'c'];
const at = (billId: string, step: 1 | -1, bills = before) => billBeside({ bills, before, billId, step });

describe('the sample beside', () => {
  test('is the next or the former of the list, none at its ends', () => {
    expect([at('b', 1), at('b', -1), at('c', 1), at('a', -1)]).toEqual(['c', 'a', null, null]);
  });

  test('is found from where a finished one stood', () => {
    expect(at('b', 1, ['a', 'c'])).toBe('c');
    expect(at('b', -1, ['a', 'c'])).toBe('a');
  });

  test('after the last one is the first that is left', () => {
    expect(at('c', 1, ['a', 'b'])).toBe('a');
    expect(at('c', 1, [])).toBeNull();
  });

  test('of one that was never in the list is its first', () => {
    expect(at('x', 1)).toBe('a');
    expect(at('x', -1)).toBeNull();
  });
});

test('a test waits for entry until it is complete', () => {
  const can = ['enterResults', 'hold'];
  expect(waitsForEntry({ can, state: 'partial' })).toBe(true);
  expect(waitsForEntry({ can, state: 'completed' })).toBe(false);
  expect(waitsForEntry({ can: ['resume'], state: 'onHold' })).toBe(false);
});
