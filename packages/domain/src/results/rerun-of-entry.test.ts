import { expect, test } from 'vitest';
import { rerunStepsOfEntry } from './rerun-of-entry.ts';

test.each([
  ['requested', ['start', 'finish']],
  ['inProgress', ['finish']],
  ['done', []],
] as const)('an entry takes a rerun that is %s through %j', (state, steps) => {
  expect(rerunStepsOfEntry(state)).toEqual(steps);
});
