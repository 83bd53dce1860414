import { expect, test } from 'vitest';
import { careDueAt, careOfStep } from './machine-care.ts';
import { MACHINE_STEPS } from './machine-step.ts';

const since = new Date('2026-11-01T00:00:00Z');

test('care is due so many days after it was done, at once where it never was', () => {
  expect(careDueAt({ everyDays: 30, lastDoneAt: null, since })).toEqual(since);
  const lastDoneAt = new Date('2026-11-02T06:00:00Z');
  expect(careDueAt({ everyDays: 30, lastDoneAt, since })).toEqual(new Date('2026-12-02T06:00:00Z'));
});

test('calibrations and maintenance do what is due, nothing else does', () => {
  const kinds = MACHINE_STEPS.map(careOfStep);
  expect(kinds).toEqual([null, null, null, null, 'calibration', 'maintenance']);
});
