import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { NO_AGE } from './age.ts';
import { ageInDaysAt, detailedAgeAt, yearsOfDays } from './age-at.ts';
import { briefAge } from './brief-age.ts';

it.each([
  [{ age_y: 34, age_m: 5 }, '34 Yrs.'],
  [{ age_y: 7, age_d: 4, age_h: 13 }, '7 Yrs.'],
  [{ age_y: 3, age_m: 2 }, '3 Yrs.'],
  [{ age_y: 2, age_m: 3 }, '2 Yrs. 3 Months'],
  [{ age_y: 2, age_d: 9 }, '2 Yrs.'],
  [{ age_m: 8, age_w: 2 }, '8 Months'],
  [{ age_m: 2, age_w: 1, age_d: 3 }, '2 Months 10 Days'],
  [{ age_w: 1, age_d: 3 }, '10 Days'],
  [{ age_d: 3, age_h: 5 }, '3 Days'],
  [{ age_d: 1, age_h: 5 }, '1 Days 5 Hrs.'],
  [{ age_d: 2, age_h: 5 }, '2 Days'],
  [{ age_m: 1, age_h: 5 }, '1 Months'],
  [{ age_y: 1, age_h: 5 }, '1 Yrs.'],
  [{ age_h: 4 }, '4 Hrs.'],
  [{ age_h: 1 }, '1 Hrs.'],
  [{}, '0 Days'],
])('says %o as %s', (parts, text) => {
  expect(briefAge({ ...NO_AGE, ...parts })).toBe(text);
});

// Cases of other labs: an age that was rounded up to the next year or month on the eve of a birthday.
it.each([
  ['2008-11-30', '17 Yrs.'],
  ['2008-12-01', '17 Yrs.'],
  ['2025-11-30', '11 Months'],
  ['2011-12-01', '14 Yrs.'],
  ['2008-11-29', '18 Yrs.'],
  ['2026-10-30', '30 Days'],
  ['2024-11-30', '1 Yrs. 11 Months'],
])('born %s is %s on 29/11/2026', (birthDate, text) => {
  const moment = { at: new Date('2026-11-29T12:00:00+05:30'), zone: 'Asia/Kolkata' };
  expect(briefAge(detailedAgeAt({ birthDate }, moment))).toBe(text);
});

it('prints the completed years that choose the interval, whatever is known of the age', () => {
  const parts = fc.record({
    age_y: fc.nat(110),
    age_m: fc.nat(14),
    age_w: fc.nat(6),
    age_d: fc.nat(40),
    age_h: fc.nat(30),
  });
  const asOf = new Date('2020-02-28T20:30:00Z');
  const birth = fc.date({ min: new Date('1930-01-01'), max: new Date('2020-01-01'), noInvalidDate: true });
  const source = fc.oneof(
    parts.map((age) => ({ age, asOf })),
    birth.map((date) => ({ birthDate: date.toISOString().slice(0, 10) })),
  );
  fc.assert(
    fc.property(source, fc.integer({ min: 0, max: 20_000 * 24 }), (known, hours) => {
      const moment = { at: new Date(asOf.getTime() + hours * 3_600_000), zone: 'Asia/Kolkata' };
      const years = yearsOfDays(ageInDaysAt(known, moment));
      const text = briefAge(detailedAgeAt(known, moment));
      expect(/^(\d+) Yrs\./u.exec(text)?.[1] ?? '0').toBe(String(years));
    }),
  );
});
