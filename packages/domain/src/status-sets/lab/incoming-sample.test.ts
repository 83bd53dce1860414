import { expect, test } from 'vitest';
import { leadsTo } from '../../testing/leads-to.ts';
import { incomingSample } from './incoming-sample.ts';

test('goes where the workflows page lets it go, and nowhere else', () => {
  expect(leadsTo(incomingSample)).toEqual(
    new Map([
      [0, [10, 20, 99]],
      [10, [20, 30, 99]],
      [20, [30]],
      [30, []],
      [99, []],
    ]),
  );
});

test('carries the labels of the specification', () => {
  const labels = incomingSample.stateNames.map((state) => incomingSample.labelOf(state));
  expect(labels).toEqual(['pending', 'accepted', 'accessioned', 'registered', 'rejected']);
});
