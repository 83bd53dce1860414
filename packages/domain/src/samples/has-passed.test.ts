import { expect, it } from 'vitest';
import { physicalSample } from '../status-sets/lab/physical-sample.ts';
import { hasPassed } from './has-passed.ts';

it.each([
  ['collected', ['notCollected', 'canceled']],
  ['accessioned', ['notCollected', 'collected', 'inTransit', 'reSampling', 'canceled']],
  ['inTransit', physicalSample.stateNames.filter((state) => state !== 'inTransit')],
] as const)('%s lies before all states but those that a way around it leads to', (passed, around) => {
  const without = physicalSample.stateNames.filter((state) => !hasPassed(state, passed));
  expect(without.toSorted()).toEqual([...around].toSorted());
});

it('a tube that was taken out of the storage may have come to the bench another way', () => {
  expect(hasPassed('deptAccessioned', 'deptAccessioned')).toBe(true);
  expect(hasPassed('archival', 'deptAccessioned')).toBe(false);
});
