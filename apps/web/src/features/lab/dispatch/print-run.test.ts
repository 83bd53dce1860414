import { expect, test } from 'vitest';
import { cameOut, type PrintStep, standingIn, START, stepPrintRun } from './print-run.ts';

function after(...steps: readonly PrintStep[]) {
  return steps.reduce(stepPrintRun, START);
}
const standings = (run: ReturnType<typeof after>) => [0, 1, 2].map((at) => standingIn(run, at));

test('goes through the documents one by one', () => {
  expect(standings(START)).toEqual(['now', 'waits', 'waits']);
  expect(standings(after({ do: 'next' }))).toEqual(['printed', 'now', 'waits']);
  expect(cameOut(after({ do: 'next' }, { do: 'next' }), 3)).toEqual([0, 1, 2]);
});

test('what was never in the dialog did not come out', () => {
  const run = after({ do: 'next' }, { do: 'stop' });
  expect(standings(run)).toEqual(['printed', 'printed', 'left']);
  expect(cameOut(run, 3)).toEqual([0, 1]);
});

test('one that is left out is passed over, and ends the run when it was the last', () => {
  expect(standings(after({ do: 'leaveOut', of: 3 }))).toEqual(['left', 'now', 'waits']);
  const run = after({ do: 'leaveOut', of: 1 });
  expect(run.isStopped).toBe(true);
  expect(cameOut(run, 1)).toEqual([]);
});

test('the person says what came out, and may take it back', () => {
  const run = after({ do: 'next' }, { do: 'cameOut', at: 0, did: false });
  expect(cameOut(run, 2)).toEqual([1]);
  expect(cameOut(stepPrintRun(run, { do: 'cameOut', at: 0, did: true }), 2)).toEqual([0, 1]);
});
