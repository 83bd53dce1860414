import { expect, test } from 'vitest';
import { leadsTo } from '../../testing/leads-to.ts';
import { rerun } from './rerun.ts';

test('is requested, then in progress, then done', () => {
  expect(leadsTo(rerun)).toEqual(
    new Map([
      [0, [10]],
      [10, [20]],
      [20, []],
    ]),
  );
  expect(rerun.stateNames.map((state) => rerun.labelOf(state))).toEqual(['requested', 'in progress', 'done']);
});
