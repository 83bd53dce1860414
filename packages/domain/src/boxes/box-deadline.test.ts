import { expect, test } from 'vitest';
import { boxDeadline } from './box-deadline.ts';

const at = (hour: number) => new Date(Date.UTC(2026, 10, 20, hour));

test('a box must arrive before its first tube is no longer good', () => {
  const tubes = [
    { collectedAt: at(6), stabilityHours: 24 },
    { collectedAt: at(8), stabilityHours: 4 },
    { collectedAt: null, stabilityHours: 1 },
  ];
  expect(boxDeadline(tubes)).toEqual(at(12));
});

test('an empty box has no deadline', () => {
  expect(boxDeadline([])).toBeNull();
});
