import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { sampleBatchItem, type SampleBatchItemState } from '../status-sets/lab/sample-batch-item.ts';
import { boxLife, countItems, isPacking } from './box-life.ts';

const items = (...states: SampleBatchItemState[]) =>
  states.map((state) => ({ state, isLost: false, count: 1 }));
const lost = { state: 'inTransit', isLost: true, count: 1 } as const;

test.each([
  [[], 'packing'],
  [items('incoming'), 'packing'],
  [items('incoming', 'canceled'), 'packing'],
  [items('assigned', 'assigned'), 'waitingForRider'],
  [items('rejected'), 'refusedByRider'],
  [items('accepted'), 'acceptedByRider'],
  [items('collected'), 'withRider'],
  [items('inTransit', 'canceled'), 'inTransit'],
  [items('inTransit', 'arrived'), 'partlyReceived'],
  [items('arrived', 'approved'), 'received'],
  [[lost], 'received'],
  [[lost, ...items('inTransit')], 'partlyReceived'],
] as const)('%j is %s', (given, life) => {
  expect(boxLife({ acceptance: 'created', items: given })).toBe(life);
});

test('the answer for the box as a whole comes before its tubes', () => {
  expect(boxLife({ acceptance: 'accepted', items: items('registered') })).toBe('accepted');
  expect(boxLife({ acceptance: 'rejected', items: items('canceled') })).toBe('canceled');
});

test('a box takes tubes while nobody has answered for them', () => {
  expect([isPacking('packing'), isPacking('refusedByRider')]).toEqual([true, true]);
  expect([isPacking('waitingForRider'), isPacking('inTransit'), isPacking('accepted')]).toEqual([
    false,
    false,
    false,
  ]);
});

test('every tube of a box is counted once', () => {
  const item = fc.record({
    state: fc.constantFrom(...sampleBatchItem.stateNames),
    isLost: fc.boolean(),
    count: fc.nat(500),
  });
  fc.assert(
    fc.property(fc.array(item), (given) => {
      const { packed, onTheWay, arrived, lost: gone, canceled } = countItems(given);
      expect(packed + onTheWay + arrived + gone + canceled).toBe(
        given.reduce((sum, { count }) => sum + count, 0),
      );
    }),
  );
});
