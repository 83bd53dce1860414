import { describe, expect, test } from 'vitest';
import { actionSide } from './action-limits.ts';

const PLATELETS = { actionLow: 100, actionHigh: 800, criticalLow: 20, criticalHigh: 1000 };

describe('a value calls for action', () => {
  test.each([
    ['99', 'low'],
    ['21', 'low'],
    ['801', 'high'],
    ['999', 'high'],
    ['<90', 'low'],
    ['<100', 'low'],
    ['>800', 'high'],
  ])('when it lies beyond a limit: %s', (value, side) => {
    expect(actionSide(value, PLATELETS)).toBe(side);
  });

  test.each([
    ['on the low limit', '100'],
    ['on the high limit', '800'],
    ['inside', '250'],
    ['critical, which is called', '20'],
    ['critical above', '1200'],
    ['censored so that it may be inside', '<150'],
    ['no number', 'clumped'],
    ['empty', ''],
    ['longer than what is held against a range', `${'0'.repeat(60)}1`],
  ])('but not when it is %s', (_, value) => {
    expect(actionSide(value, PLATELETS)).toBeNull();
  });

  test('on the one side that has a limit', () => {
    const lowOnly = { ...PLATELETS, actionHigh: null };
    expect(actionSide('900', lowOnly)).toBeNull();
    expect(actionSide('50', lowOnly)).toBe('low');
  });
});
