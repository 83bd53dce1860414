import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ageOfSeconds, isValidAge, NO_AGE, normaliseAge, secondsOfAge, type DetailedAge } from './age.ts';

const HOUR = 3600;

function age(parts: Partial<DetailedAge>): DetailedAge {
  return { ...NO_AGE, ...parts };
}

describe('isValidAge', () => {
  test.each<{ parts: Partial<DetailedAge>; valid: boolean }>([
    { parts: {}, valid: false },
    { parts: { age_h: 1 }, valid: true },
    { parts: { age_d: 1 }, valid: true },
    { parts: { age_w: 1 }, valid: true },
    { parts: { age_m: 1 }, valid: true },
    { parts: { age_y: 1 }, valid: true },
    { parts: { age_y: -1 }, valid: false },
    { parts: { age_y: 2, age_m: -1 }, valid: false },
    { parts: { age_y: 2, age_w: -1 }, valid: false },
    { parts: { age_y: 2, age_d: -1 }, valid: false },
    { parts: { age_y: 2, age_h: -1 }, valid: false },
    { parts: { age_y: 1.5 }, valid: false },
    { parts: { age_y: Number.NaN }, valid: false },
    { parts: { age_y: Number.POSITIVE_INFINITY }, valid: false },
    { parts: { age_y: 150 }, valid: true },
    { parts: { age_y: 150, age_h: 1 }, valid: false },
  ])('$parts is $valid', ({ parts, valid }) => {
    expect(isValidAge(age(parts))).toBe(valid);
  });
});

describe('secondsOfAge', () => {
  test.each([
    { parts: { age_y: 1 }, hours: 8766 },
    { parts: { age_m: 1 }, hours: 30.44 * 24 },
    { parts: { age_w: 1 }, hours: 168 },
    { parts: { age_d: 1 }, hours: 24 },
    { parts: { age_h: 1 }, hours: 1 },
    { parts: { age_y: 1, age_m: 1, age_w: 1, age_d: 1, age_h: 1 }, hours: 8766 + 730.56 + 168 + 24 + 1 },
  ])('$parts is $hours h', ({ parts, hours }) => {
    expect(secondsOfAge(age(parts))).toBe(Math.round(hours * HOUR));
  });
});

describe('normaliseAge', () => {
  test.each<{ from: Partial<DetailedAge>; to: Partial<DetailedAge> }>([
    { from: { age_h: 23 }, to: { age_h: 23 } },
    { from: { age_h: 24 }, to: { age_d: 1 } },
    { from: { age_h: 25 }, to: { age_d: 1, age_h: 1 } },
    { from: { age_d: 6 }, to: { age_d: 6 } },
    { from: { age_d: 7 }, to: { age_w: 1 } },
    { from: { age_w: 3 }, to: { age_w: 3 } },
    { from: { age_w: 4 }, to: { age_m: 1 } },
    { from: { age_m: 11 }, to: { age_m: 11 } },
    { from: { age_m: 12 }, to: { age_y: 1 } },
    { from: { age_w: 48 }, to: { age_y: 1 } },
    { from: { age_w: 52 }, to: { age_y: 1, age_m: 1 } },
    {
      from: { age_y: 14, age_m: 11, age_w: 3, age_d: 6, age_h: 23 },
      to: { age_y: 14, age_m: 11, age_w: 3, age_d: 6, age_h: 23 },
    },
    { from: { age_y: 14, age_m: 11, age_w: 3, age_d: 6, age_h: 24 }, to: { age_y: 15 } },
    { from: { age_y: 15, age_m: 6 }, to: { age_y: 15 } },
    { from: { age_y: 34, age_m: 2, age_w: 1, age_d: 3, age_h: 4 }, to: { age_y: 34 } },
    { from: {}, to: {} },
  ])('$from shows as $to', ({ from, to }) => {
    expect(normaliseAge(age(from))).toEqual(age(to));
  });

  const part = fc.nat(200);
  const anyAge = fc.record({ age_y: part, age_m: part, age_w: part, age_d: part, age_h: part });

  test('leaves no part that could be carried on, and years alone from 15 on', () => {
    fc.assert(
      fc.property(anyAge, (given) => {
        const shown = normaliseAge(given);
        expect(shown.age_h < 24 && shown.age_d < 7 && shown.age_w < 4 && shown.age_m < 12).toBe(true);
        const smaller = shown.age_m + shown.age_w + shown.age_d + shown.age_h;
        expect(shown.age_y < 15 || smaller === 0).toBe(true);
      }),
    );
  });

  test('is settled after one pass', () => {
    fc.assert(
      fc.property(anyAge, (given) => {
        expect(normaliseAge(normaliseAge(given))).toEqual(normaliseAge(given));
      }),
    );
  });
});

describe('ageOfSeconds', () => {
  test.each<{ seconds: number; parts: Partial<DetailedAge> }>([
    { seconds: -5, parts: {} },
    { seconds: 3599, parts: {} },
    { seconds: 3600, parts: { age_h: 1 } },
    { seconds: 8766 * HOUR - 1, parts: { age_m: 11, age_w: 4, age_d: 2, age_h: 9 } },
    { seconds: 8766 * HOUR, parts: { age_y: 1 } },
  ])('$seconds s is $parts', ({ seconds, parts }) => {
    expect(ageOfSeconds(seconds)).toEqual(age(parts));
  });

  test('gives back every whole hour', () => {
    fc.assert(
      fc.property(fc.nat(150 * 8766), (hours) => {
        // A month is no whole number of hours, so its remainder may drop part of one.
        const back = secondsOfAge(ageOfSeconds(hours * HOUR));
        expect(hours * HOUR - back).toBeGreaterThanOrEqual(0);
        expect(hours * HOUR - back).toBeLessThan(HOUR);
      }),
    );
  });
});
