import { expect, it } from 'vitest';
import { NO_AGE } from './age.ts';
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
