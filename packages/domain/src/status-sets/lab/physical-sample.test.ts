import { expect, test } from 'vitest';
import { leadsTo } from '../../testing/leads-to.ts';
import { physicalSample } from './physical-sample.ts';

test('goes where the workflows page lets it go, and nowhere else', () => {
  expect(leadsTo(physicalSample)).toEqual(
    new Map([
      [0, [10, 90]],
      [10, [0, 20, 50, 60, 90]],
      [20, [10, 30, 40, 50, 60, 70, 90]],
      [30, [20, 40, 50, 60, 70]],
      [40, [60, 70, 72]],
      [50, [20, 60, 90]],
      [60, []],
      [70, [30, 50, 71, 72]],
      [71, []],
      [72, []],
      [90, []],
    ]),
  );
});

test('carries the labels of the specification', () => {
  expect(physicalSample.stateNames.map((state) => physicalSample.labelOf(state))).toEqual([
    'not collected',
    'collected',
    'accessioned',
    'dept accessioned',
    'outsourced',
    'in transit',
    're-sampling',
    'archival',
    'disposed',
    'returned',
    'canceled',
  ]);
});

test('rejection and cancelling need a reason', () => {
  const reasoned = physicalSample.actionNames.filter(
    (action) => physicalSample.actions[action].reason === 'required',
  );
  expect(reasoned).toEqual(['reject', 'cancel']);
});

test('a tube is accessioned from the hand or from the road only', () => {
  expect(physicalSample.step('accession', 'collected')).toEqual({ ok: true, to: 'accessioned' });
  expect(physicalSample.step('accession', 'inTransit')).toEqual({ ok: true, to: 'accessioned' });
  expect(physicalSample.step('accession', 'notCollected').ok).toBe(false);
  expect(physicalSample.step('accession', 'accessioned').ok).toBe(false);
});
