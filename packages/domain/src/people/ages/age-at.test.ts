import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '../../time/calendar-date.ts';
import { NO_AGE } from './age.ts';
import { ageInDaysAt, ageInHoursAt, detailedAgeAt, firstDayOfYear, yearsOfDays } from './age-at.ts';

const zone = 'Asia/Kolkata';
const noon = (date: string) => ({ at: new Date(`${date}T12:00:00+05:30`), zone });

describe('ageInDaysAt from a birth date', () => {
  test.each([
    ['2026-11-20', '2026-11-20', 0],
    ['2026-11-20', '2026-11-21', 1],
    ['2026-11-20', '2026-12-18', 28],
    ['2026-11-21', '2026-11-20', -1],
    // The eve and the day of the 18th birthday, with five and with four leap days between.
    ['2000-01-01', '2017-12-31', 6573],
    ['2000-01-01', '2018-01-01', 6574],
    ['2001-03-01', '2019-02-28', 6573],
    ['2001-03-01', '2019-03-01', 6574],
    // Born on a leap day: the birthday of other years is 28 February.
    ['2004-02-29', '2022-02-27', 6573],
    ['2004-02-29', '2022-02-28', 6574],
    ['2004-02-29', '2024-02-28', 7304],
    ['2004-02-29', '2024-02-29', 7305],
  ])('born %s is on %s %i days old', (birthDate, on, days) => {
    expect(ageInDaysAt({ birthDate }, noon(on))).toBe(days);
  });

  test('the lab zone decides which day it is', () => {
    const at = new Date('2026-11-20T19:00:00Z');
    expect(ageInDaysAt({ birthDate: '2026-11-20' }, { at, zone })).toBe(1);
    expect(ageInDaysAt({ birthDate: '2026-11-20' }, { at, zone: 'UTC' })).toBe(0);
  });

  test('a birthday begins the next year of age, and the eve does not', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2020 }),
        fc.nat(364),
        fc.integer({ min: 1, max: 100 }),
        (year, day, age) => {
          const birthDate = addDays(`${year}-01-01`, day);
          if (birthDate.endsWith('02-29')) return;
          const birthday = `${year + age}${birthDate.slice(4)}`;
          const on = (date: string) => yearsOfDays(ageInDaysAt({ birthDate }, noon(date)));
          expect(on(birthday)).toBe(age);
          expect(on(addDays(birthday, -1))).toBe(age - 1);
        },
      ),
    );
  });

  test('never runs backwards', () => {
    fc.assert(
      fc.property(fc.nat(40_000), (day) => {
        const birthDate = '1920-02-29';
        const on = (n: number) => ageInDaysAt({ birthDate }, noon(addDays(birthDate, n)));
        expect(on(day + 1)).toBeGreaterThanOrEqual(on(day));
      }),
    );
  });
});

describe('ageInDaysAt from a stated age', () => {
  const asOf = new Date('2026-11-20T10:00:00Z');

  test.each([
    [{ age_y: 18 }, '2026-11-20T10:00:00Z', 6574],
    [{ age_y: 18 }, '2026-11-21T10:00:00Z', 6575],
    [{ age_y: 1 }, '2026-11-20T10:00:00Z', 365],
    [{ age_h: 4 }, '2026-11-21T05:59:59Z', 0],
    [{ age_h: 4 }, '2026-11-21T06:00:00Z', 1],
    [{ age_d: 12 }, '2026-11-19T10:00:00Z', 11],
    // Parts are counted as they were said: 48 weeks are 336 days and no year.
    [{ age_w: 48 }, '2026-11-20T10:00:00Z', 336],
  ])('%o as of then is at %s %i days', (parts, at, days) => {
    expect(ageInDaysAt({ age: { ...NO_AGE, ...parts }, asOf }, { at: new Date(at), zone })).toBe(days);
  });

  test('a stated age in years falls into that year of age at once', () => {
    for (let years = 1; years <= 150; years += 1) {
      const days = ageInDaysAt({ age: { ...NO_AGE, age_y: years }, asOf }, { at: asOf, zone });
      expect(days).toBe(firstDayOfYear(years));
      expect(yearsOfDays(days)).toBe(years);
      expect(yearsOfDays(days - 1)).toBe(years - 1);
    }
  });
});

describe('detailedAgeAt', () => {
  test.each([
    ['2000-05-10', '2026-05-09', { age_y: 25, age_m: 11, age_d: 29 }],
    ['2000-05-10', '2026-05-10', { age_y: 26 }],
    ['2025-01-31', '2025-03-01', { age_m: 1, age_d: 1 }],
    ['2025-01-31', '2025-02-28', { age_m: 1 }],
    ['2025-12-15', '2026-01-14', { age_d: 30 }],
    ['2024-02-29', '2025-02-28', { age_y: 1 }],
    ['2026-11-20', '2026-11-20', {}],
    ['2026-11-21', '2026-11-20', {}],
  ])('born %s is on %s %o', (birthDate, on, parts) => {
    expect(detailedAgeAt({ birthDate }, noon(on))).toEqual({ ...NO_AGE, ...parts });
  });

  test('a stated age is given back at its own moment and grows with time', () => {
    const asOf = new Date('2026-11-20T10:00:00Z');
    const age = { ...NO_AGE, age_m: 3 };
    expect(detailedAgeAt({ age, asOf }, { at: asOf, zone })).toEqual(age);
    const later = { at: new Date('2026-11-21T11:00:00Z'), zone };
    expect(detailedAgeAt({ age, asOf }, later)).toEqual({ ...age, age_d: 1, age_h: 1 });
  });
});

test.each([
  [{ age_h: 4 }, '2026-11-20T10:00:00Z', 4],
  [{ age_h: 4 }, '2026-11-20T15:59:59Z', 9],
  [{ age_d: 1 }, '2026-11-20T10:00:00Z', null],
  [{ age_y: 30, age_h: 4 }, '2026-11-20T10:00:00Z', null],
])('an age of %o is at %s %s hours', (parts, at, hours) => {
  const asOf = new Date('2026-11-20T10:00:00Z');
  expect(ageInHoursAt({ age: { ...NO_AGE, ...parts }, asOf }, { at: new Date(at) })).toBe(hours);
});

test('a birth date tells no hours', () => {
  expect(ageInHoursAt({ birthDate: '2026-11-20' }, noon('2026-11-20'))).toBeNull();
});

test('yearsOfDays gives no negative years', () => {
  expect(yearsOfDays(-3)).toBe(0);
  expect(yearsOfDays(0)).toBe(0);
});
