import { expect, test } from 'vitest';
import { compareReports, nextStatus, withFormerValues } from './report-changes.ts';
import type { SnapshotResult } from './report-snapshot.ts';
import { sampleResult, sampleSnapshot, sampleTest } from './testing/sample-snapshot.ts';

function withResults(...results: SnapshotResult[]) {
  return sampleSnapshot({ tests: [sampleTest({ results })] });
}
const pending = (billTestId: string) => ({
  billTestId,
  name: billTestId,
  state: 'Result pending',
  expectedAt: '2026-11-20T08:30:00.000Z',
});

test('the same words are no change', () => {
  expect(compareReports(sampleSnapshot(), sampleSnapshot())).toEqual({
    changes: [],
    revokes: false,
    same: true,
  });
});

test.each<[string, Partial<SnapshotResult>, Partial<SnapshotResult>]>([
  ['now below the interval', {}, { value: '9.8', flag: 'L' }],
  ['still below the interval', { value: '9.1', flag: 'L' }, { value: '9.8', flag: 'L' }],
  ['now critically low', { value: '9.1', flag: 'L' }, { value: '4.8', flag: 'LL' }],
  ['now within the interval', { value: '9.1', flag: 'L' }, { value: '13.4' }],
  ['still within the interval', {}, { value: '13.4' }],
  ['recalculated', { calculated: true }, { calculated: true, value: '9.8', flag: 'L' }],
  ['corrected', { low: null, high: null }, { low: null, high: null, value: '14' }],
  ['unit corrected', {}, { unit: 'g/L' }],
  ['interval corrected', {}, { low: 13, high: 17 }],
  ['flag corrected', {}, { flag: 'L' }],
  ['method corrected', {}, { method: 'Cyanmethaemoglobin' }],
])('a result is %s', (effect, was, isNow) => {
  const comparison = compareReports(withResults(sampleResult(was)), withResults(sampleResult(isNow)));
  expect(comparison.changes.map((change) => change.effect)).toEqual([effect]);
  expect(comparison).toMatchObject({ revokes: true, same: false });
});

test('says what was and what is, with unit and flag', () => {
  const former = withResults(sampleResult({ value: '9.1', flag: 'L' }));
  const [change] = compareReports(former, withResults(sampleResult({ value: '13.4' }))).changes;
  expect(change).toEqual({
    investigation: 'Haemoglobin',
    was: { text: '9.1', trailing: ' g/dL', flag: 'L' },
    isNow: { text: '13.4', trailing: ' g/dL', flag: null },
    effect: 'now within the interval',
  });
});

test('a test that is in progress again or cancelled is withdrawn, value by value', () => {
  const former = sampleSnapshot();
  const again = compareReports(former, sampleSnapshot({ tests: [], pending: [pending('cbc')] }));
  expect(again.changes).toMatchObject([
    { investigation: 'Haemoglobin', isNow: { text: 'withdrawn' }, effect: 'in progress again' },
  ]);
  const cancelled = compareReports(former, sampleSnapshot({ tests: [] }));
  expect(cancelled.changes).toMatchObject([{ effect: 'test cancelled' }]);
  const long = withResults(...'abcdefg'.split('').map((parameterId) => sampleResult({ parameterId })));
  expect(compareReports(long, sampleSnapshot({ tests: [] })).changes).toMatchObject([
    { investigation: 'Complete blood count', was: { text: '7 results' } },
  ]);
});

test('an added test revokes nothing; an added or missing value of a reported test does', () => {
  const added = sampleSnapshot({ tests: [sampleTest(), sampleTest({ billTestId: 'crp', name: 'CRP' })] });
  expect(compareReports(sampleSnapshot(), added)).toMatchObject({
    changes: [{ investigation: 'CRP', isNow: { text: 'reported' }, effect: 'added' }],
    revokes: false,
    same: false,
  });
  const more = withResults(sampleResult(), sampleResult({ parameterId: 'plt', name: 'Platelet count' }));
  expect(compareReports(sampleSnapshot(), more)).toMatchObject({
    changes: [{ effect: 'added' }],
    revokes: true,
  });
  expect(compareReports(more, sampleSnapshot())).toMatchObject({
    changes: [{ investigation: 'Platelet count', isNow: { text: 'withdrawn' }, effect: 'not reported' }],
    revokes: true,
  });
});

test('a corrected name and a reworded remark are changes', () => {
  const { patient } = sampleSnapshot();
  const current = sampleSnapshot({
    patient: { ...patient, name: 'Sunita A. Deshpande' },
    tests: [sampleTest({ note: 'Repeated.' })],
  });
  expect(compareReports(sampleSnapshot(), current).changes).toMatchObject([
    { investigation: 'Patient', was: { text: 'Mrs. Sunita Anand Deshpande' }, effect: 'corrected' },
    { investigation: 'Remarks, Complete blood count', isNow: { text: 'Repeated.' }, effect: 'added' },
  ]);
});

test('a cancelled pending test is a change even without other words', () => {
  const former = sampleSnapshot({ status: 'PROVISIONAL', pending: [pending('lft')] });
  expect(compareReports(former, sampleSnapshot()).same).toBe(false);
  const laterOn = sampleSnapshot({ pending: [{ ...pending('lft'), state: 'Completed' }, pending('kft')] });
  expect(compareReports(former, laterOn).same).toBe(true);
});

test.each([
  ['FINAL', null, []],
  ['PROVISIONAL', null, ['lft']],
  ['FINAL', { status: 'PROVISIONAL', revokes: false }, []],
  ['PROVISIONAL', { status: 'PROVISIONAL', revokes: false }, ['lft']],
  ['AMENDED', { status: 'PROVISIONAL', revokes: true }, ['lft']],
  ['AMENDED', { status: 'FINAL', revokes: false }, []],
  ['AMENDED', { status: 'AMENDED', revokes: false }, ['lft']],
] as const)('the next revision is %s', (status, former, waiting) => {
  expect(nextStatus(former, waiting)).toBe(status);
});

test('a changed result carries the value it had', () => {
  const former = [
    sampleTest({ results: [sampleResult({ value: '9.1' }), sampleResult({ parameterId: 'plt' })] }),
  ];
  const current = [sampleTest({ results: [sampleResult(), sampleResult({ parameterId: 'plt' })] })];
  const [marked] = withFormerValues(current, former);
  expect(marked?.results.map(({ changedFrom }) => changedFrom)).toEqual(['9.1', null]);
});
