import { expect, test } from 'vitest';
import { physicalSample } from '../status-sets/lab/physical-sample.ts';
import { aliquotFault, takenTestsFault } from './aliquots.ts';

test('aliquots are filled from a tube at the bench alone', () => {
  const may = physicalSample.stateNames.filter(
    (state) => aliquotFault({ state, leftUl: null, volumesUl: [null] }) === null,
  );
  expect(may).toEqual(['accessioned', 'deptAccessioned']);
});

test.each([
  [2000, [1000, 1000], null],
  [2000, [1000, 1001], { kind: 'too much', leftUl: 2000, wantedUl: 2001 }],
  [2000, [2000, null], null],
  [null, [9000], null],
])('a tube with %s µL left, aliquots of %j', (leftUl, volumesUl, fault) => {
  expect(aliquotFault({ state: 'accessioned', leftUl, volumesUl })).toEqual(fault);
});

const family = [
  { billTestId: 'a', state: 'pending' },
  { billTestId: 'b', state: 'deptaccessioned' },
  { billTestId: 'c', state: 'completed' },
] as const;

test.each([
  [[['a'], ['b']], null],
  [[[], []], null],
  [[['a'], ['a']], 'twice'],
  [[['z']], 'not of this tube'],
  [[['a', 'c']], 'measured'],
])('aliquots that take %j are refused for %j', (takes, kind) => {
  expect(takenTestsFault(takes, family)?.kind ?? null).toBe(kind);
});
