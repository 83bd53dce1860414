import { expect, test } from 'vitest';
import { heatAt, warmSeconds } from './turn-around.ts';

const now = new Date('2026-11-20T10:00:00Z');
const dueIn = (seconds: number, tatHours: number) => ({
  dueAt: new Date(now.getTime() + seconds * 1000),
  tatHours,
});

test.each([
  { tatHours: 12, left: 4320, heat: 'cool' },
  { tatHours: 12, left: 4319, heat: 'warm' },
  { tatHours: 12, left: 0, heat: 'warm' },
  { tatHours: 12, left: -1, heat: 'hot' },
  { tatHours: 1, left: 1500, heat: 'cool' },
  { tatHours: 1, left: 1499, heat: 'warm' },
  { tatHours: 0, left: -86_400, heat: 'cool' },
])('with $left s left of $tatHours h a test is $heat', ({ tatHours, left, heat }) => {
  expect(heatAt(dueIn(left, tatHours), now)).toBe(heat);
});

test.each([
  { tatHours: 1, seconds: 1500 },
  { tatHours: 4, seconds: 1500 },
  { tatHours: 5, seconds: 1800 },
  { tatHours: 72, seconds: 25_920 },
])('$tatHours h turn warm $seconds s before', ({ tatHours, seconds }) => {
  expect(warmSeconds(tatHours)).toBe(seconds);
});
