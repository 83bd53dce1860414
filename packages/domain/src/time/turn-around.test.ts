import { expect, test } from 'vitest';
import { DEFAULT_TAT_HOURS, dueAt, urgencyAt, warmSeconds } from './turn-around.ts';

const due = new Date('2026-11-20T12:00:00Z');
const before = (seconds: number) => new Date(due.getTime() - seconds * 1000);

test.each([
  { tatHours: 12, remaining: 4320, urgency: 'cool' },
  { tatHours: 12, remaining: 4319, urgency: 'warm' },
  { tatHours: 12, remaining: 0, urgency: 'warm' },
  { tatHours: 12, remaining: -0.001, urgency: 'hot' },
  { tatHours: 24, remaining: 8640, urgency: 'cool' },
  { tatHours: 24, remaining: 8639, urgency: 'warm' },
  // Below 4 h 10 min the least of 1500 s holds.
  { tatHours: 1, remaining: 1500, urgency: 'cool' },
  { tatHours: 1, remaining: 1499, urgency: 'warm' },
])('$remaining s left of $tatHours h is $urgency', ({ tatHours, remaining, urgency }) => {
  expect(urgencyAt(before(remaining), due, tatHours)).toBe(urgency);
});

test('a test that states no turn-around time has 12 hours', () => {
  expect(DEFAULT_TAT_HOURS).toBe(12);
  expect(dueAt(new Date('2026-11-20T00:00:00Z'))).toEqual(due);
  expect(urgencyAt(before(4319), due)).toBe('warm');
  expect(warmSeconds()).toBe(4320);
});

test('half hours count, and 0 hours are no target', () => {
  expect(dueAt(new Date('2026-11-20T11:30:00Z'), 0.5)).toEqual(due);
  expect(dueAt(due, 0)).toBeNull();
});
