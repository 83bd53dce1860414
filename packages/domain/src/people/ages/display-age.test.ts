import { expect, test } from 'vitest';
import { NO_AGE } from './age.ts';
import { displayAge } from './display-age.ts';

test.each([
  [{ age_y: 34 }, '34 Yrs.'],
  [{ age_y: 34, age_m: 5 }, '34 Yrs.'],
  [{ age_y: 2, age_m: 3 }, '2 Yrs. 3 Months'],
  [{ age_m: 1, age_w: 1, age_d: 2, age_h: 3 }, '1 Months 1 Week(s) 2 Days 3 Hrs.'],
  [{ age_h: 30 }, '1 Days 6 Hrs.'],
  [{}, '0 Days'],
])('%o is shown as %s', (parts, shown) => {
  expect(displayAge({ ...NO_AGE, ...parts })).toBe(shown);
});
