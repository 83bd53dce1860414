import { expect, test } from 'vitest';
import { NO_AGE } from './age.ts';
import { AGE_OPTIONS, AGE_UNITS, ageOfUnit, convertAgeUnit } from './age-unit.ts';

test('the ages of the select are 5 to 120 in steps of 5', () => {
  expect(AGE_OPTIONS).toHaveLength(24);
  expect([AGE_OPTIONS[0], AGE_OPTIONS[1], AGE_OPTIONS.at(-1)]).toEqual([5, 10, 120]);
});

test('an amount of a unit is that part alone', () => {
  expect(AGE_UNITS.map((unit) => ageOfUnit(3, unit))).toEqual([
    { ...NO_AGE, age_y: 3 },
    { ...NO_AGE, age_m: 3 },
    { ...NO_AGE, age_w: 3 },
    { ...NO_AGE, age_d: 3 },
    { ...NO_AGE, age_h: 3 },
  ]);
});

test.each([
  { amount: 1, from: 'Yrs.', to: 'Hrs.', answer: 8760 },
  { amount: 8760, from: 'Hrs.', to: 'Yrs.', answer: 1 },
  { amount: 1, from: 'Months', to: 'Days', answer: 30.44 },
  { amount: 1, from: 'Week(s)', to: 'Hrs.', answer: 168 },
  { amount: 2, from: 'Days', to: 'Hrs.', answer: 48 },
] as const)('$amount $from in $to is $answer', ({ amount, from, to, answer }) => {
  expect(convertAgeUnit(amount, from, to)).toBeCloseTo(answer, 10);
});
