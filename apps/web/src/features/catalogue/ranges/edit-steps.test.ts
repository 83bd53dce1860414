import { expect, test } from 'vitest';
import { type EditStep, MOST_STEPS, withStep } from './edit-steps.ts';

function stepsOf(...edits: readonly EditStep<string>[]): readonly EditStep<string>[] {
  return edits.reduce<readonly EditStep<string>[]>(withStep, []);
}

test('strokes in one field are one step back to what was there before the first', () => {
  const steps = stepsOf({ before: '5', at: 'rule until' }, { before: '5 ', at: 'rule until' });
  expect(steps.map(({ before }) => before)).toEqual(['5']);
});

test('another field, and every edit that is no typing, is a step', () => {
  const steps = stepsOf(
    { before: 'a', at: 'one' },
    { before: 'b', at: 'two' },
    { before: 'c', at: null },
    { before: 'd', at: null },
    { before: 'e', at: 'two' },
  );
  expect(steps.map(({ before }) => before)).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('the oldest steps are let go', () => {
  const edits = Array.from({ length: MOST_STEPS + 3 }, (_, index) => ({ before: `${index}`, at: null }));
  const steps = stepsOf(...edits);
  expect([steps.length, steps[0]?.before]).toEqual([MOST_STEPS, '3']);
});
