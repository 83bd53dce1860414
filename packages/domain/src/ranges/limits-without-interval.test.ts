import { describe, expect, test } from 'vitest';
import { NO_LIMITS } from './range-limits.ts';
import { limitsWithoutInterval } from './limits-without-interval.ts';

const adult = { ageFromDays: 6574, ageToDays: 54_750 };
const troponin = [
  { ...NO_LIMITS, ...adult, sex: 'M' as const, high: 34.2, criticalHigh: 34.3 },
  { ...NO_LIMITS, ...adult, sex: 'F' as const, high: 15.6, criticalHigh: 15.7 },
];
const none = { actionLow: null, actionHigh: null, criticalLow: null, criticalHigh: null };

describe('limitsWithoutInterval', () => {
  test('sex O and no known sex have what is critical in a man or in a woman', () => {
    const expected = { ...none, criticalHigh: 15.7 };
    expect(limitsWithoutInterval(troponin, { sex: 'O', ageInDays: 12_000 })).toEqual(expected);
    expect(limitsWithoutInterval(troponin, { sex: null, ageInDays: 12_000 })).toEqual(expected);
  });

  test('the lower limits are the higher of the two, and one sex alone is enough', () => {
    const ranges = [
      { ...NO_LIMITS, ...adult, sex: 'M' as const, criticalLow: 7, actionLow: 9, criticalHigh: 20 },
      { ...NO_LIMITS, ...adult, sex: 'F' as const, criticalLow: 6.5, actionLow: null, criticalHigh: null },
    ];
    expect(limitsWithoutInterval(ranges, { sex: 'O', ageInDays: 12_000 })).toEqual({
      actionLow: 9,
      actionHigh: null,
      criticalLow: 7,
      criticalHigh: 20,
    });
  });

  test('a woman does not get the limits of men, nor a child those of adults', () => {
    const [men] = troponin;
    expect(limitsWithoutInterval(men ? [men] : [], { sex: 'F', ageInDays: 12_000 })).toBeNull();
    expect(limitsWithoutInterval(troponin, { sex: 'O', ageInDays: 100 })).toBeNull();
  });

  test('of two conditions that tie, what either calls for', () => {
    const tied = [
      { ...NO_LIMITS, ...adult, sex: null, fasting: 'fasting' as const, criticalHigh: 400 },
      { ...NO_LIMITS, ...adult, sex: null, method: 'Hexokinase', criticalHigh: 450 },
    ];
    const subject = {
      sex: 'F' as const,
      ageInDays: 12_000,
      fasting: 'fasting' as const,
      method: 'Hexokinase',
    };
    expect(limitsWithoutInterval(tied, subject)).toEqual({ ...none, criticalHigh: 400 });
  });

  test('of a newborn whose hours are not known, what is critical in any hour of the day', () => {
    const hours = [
      { ...NO_LIMITS, ageFromDays: 0, ageToDays: 0.25, sex: null, criticalLow: 25 },
      { ...NO_LIMITS, ageFromDays: 0.25, ageToDays: 1, sex: null, criticalLow: 35 },
      { ...NO_LIMITS, ageFromDays: 1, ageToDays: 54_750, sex: null, criticalLow: 45 },
    ];
    expect(limitsWithoutInterval(hours, { sex: 'M', ageInDays: 0 })).toEqual({ ...none, criticalLow: 35 });
  });
});
