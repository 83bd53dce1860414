import { expect, test } from 'vitest';
import { incomingSample } from './incoming-sample.ts';
import { physicalSample } from './physical-sample.ts';
import { sampleBatchItem } from './sample-batch-item.ts';
import { batchItemHint, incomingSampleHint, physicalSampleHint } from './sample-hint.ts';

test('every incoming state has the hint of the specification', () => {
  expect(incomingSample.stateNames.map(incomingSampleHint)).toEqual([
    'Sample is in pending state',
    null,
    'Sample is already accessioned',
    'Sample is already registered',
    'Sample is rejected',
  ]);
});

test('a tube has a hint exactly when it cannot be accessioned', () => {
  for (const state of physicalSample.stateNames) {
    expect(physicalSampleHint(state) === null).toBe(physicalSample.step('accession', state).ok);
  }
});

test.each([
  ['notCollected', 'Sample is in pending state'],
  ['accessioned', 'Sample is already accessioned'],
  ['archival', 'Sample is already accessioned'],
  ['reSampling', 'Sample is rejected'],
  ['canceled', 'Sample is rejected'],
] as const)('a tube that is %s says %s', (state, hint) => {
  expect(physicalSampleHint(state)).toBe(hint);
});

test('the answer of the rider has the hints of the specification, as it spells them', () => {
  const hints = sampleBatchItem.stateNames.map(batchItemHint).filter((hint) => hint !== null);
  expect(hints).toEqual(['Sample is rejected by logisitc boy', 'Sample is accepted by logisitc boy']);
});
