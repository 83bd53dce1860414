import { expect, test } from 'vitest';
import { testOnSheet, testParameter, testResult } from '../../results/test-sheet.ts';
import { groupsInDoubt } from './groups-in-doubt.ts';

const formerGroup = { value: 'A', labNo: 'KT1', resolvedAs: ['O'] };

test.each([
  ['B', 1],
  ['A', 0],
  ['O', 0],
  [null, 0],
])('%s after A, with O explained: %s in doubt', (value, count) => {
  const parameter = testParameter({ code: 'ABO', formerGroup, result: testResult({ value }) });
  expect(groupsInDoubt([testOnSheet({ parameters: [parameter] })])).toHaveLength(count);
});

test('a group without a former one is in no doubt', () => {
  const parameter = testParameter({ code: 'ABO', result: testResult({ value: 'B' }) });
  expect(groupsInDoubt([testOnSheet({ parameters: [parameter] })])).toEqual([]);
});
