import { expect, test } from 'vitest';
import { compareReports, nextStatus, withFormerValues } from './report-changes.ts';
import type { SnapshotResult } from './report-snapshot.ts';
import { sampleResult, sampleSnapshot, sampleTest } from './testing/sample-snapshot.ts';

function withResults(...results: SnapshotResult[]) {
  return sampleSnapshot({ tests: [sampleTest({ results })] });
}
const graph = (sha256: string) => ({ sha256, mediaType: 'image/png', pages: 1 });
const pending = (billTestId: string) => ({
  billTestId,
  name: billTestId,
  state: 'Result pending',
  expectedAt: '2026-11-20T08:30:00.000Z',
});

test('the same file is no change, and another of the same words is marked at its row', () => {
  const [was, isNow] = [sampleResult({ attachment: graph('a') }), sampleResult({ attachment: graph('b') })];
  expect(compareReports(withResults(was), withResults(was))).toMatchObject({ same: true });
  const [told] = withFormerValues([sampleTest({ results: [isNow] })], [sampleTest({ results: [was] })]);
  expect(told?.results[0]?.changedFrom).toBe('13.0');
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
  ['another file', { attachment: graph('a') }, { attachment: graph('b') }],
  ['another file', { attachment: graph('a'), value: 'attached: 1 picture' }, { attachment: graph('b') }],
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

test('every fact of the person is compared', () => {
  const { patient } = sampleSnapshot();
  const current = sampleSnapshot({
    patient: {
      ...patient,
      title: '',
      nativeName: null,
      age: '43 Yrs.',
      birthDate: '1983-05-14',
      patientCode: 'P-000043',
    },
    doctor: null,
  });
  expect(compareReports(sampleSnapshot(), current).changes).toEqual(
    [
      ['Patient', 'Mrs. Sunita Anand Deshpande', 'Sunita Anand Deshpande'],
      ['Name in Devanagari', 'सौ. सुनीता आनंद देशपांडे', 'not stated'],
      ['Age / sex', '42 Yrs. / F', '43 Yrs. / F'],
      ['Birth date', '14/05/1984', '14/05/1983'],
      ['Patient ID', 'P-000042', 'P-000043'],
      ['Referred by', 'Dr. Nikhil Mehta', 'not stated'],
    ].map(([investigation, was, isNow]) => ({
      investigation,
      was: { text: was, trailing: '', flag: null },
      isNow: { text: isNow, trailing: '', flag: null },
      effect: 'corrected',
    })),
  );
  const unknown = sampleSnapshot({ patient: { ...patient, birthDate: null }, doctor: null });
  expect(compareReports(unknown, sampleSnapshot()).changes.map(({ was }) => was.text)).toEqual([
    'not stated',
    'not stated',
  ]);
});

const withNote = (text: string | null) => sampleSnapshot({ tests: [sampleTest({ note: text })] });

test.each([
  ['none', 'Repeated.', null, 'Repeated.', 'added'],
  ['Repeated.', 'none', 'Repeated.', null, 'taken back'],
  ['Repeated.', 'Diluted.', 'Repeated.', 'Diluted.', 'reworded'],
] as const)('a remark from %s to %s', (...[was, isNow, former, note, effect]) => {
  expect(compareReports(withNote(former), withNote(note)).changes).toMatchObject([
    { was: { text: was }, isNow: { text: isNow }, effect },
  ]);
});

test('a corrected interval stands behind the value, also when there was none', () => {
  const [change] = compareReports(
    withResults(sampleResult({ low: null, high: null })),
    withResults(sampleResult()),
  ).changes;
  expect(change).toMatchObject({
    was: { text: '13.0', trailing: ' (none)' },
    isNow: { text: '13.0', trailing: ' (12.0 – 15.0)' },
  });
  const [back] = compareReports(
    withResults(sampleResult()),
    withResults(sampleResult({ low: null, high: null })),
  ).changes;
  expect(back).toMatchObject({ was: { trailing: ' (12.0 – 15.0)' }, isNow: { trailing: ' (none)' } });
});

const added = (result: Partial<SnapshotResult>) =>
  compareReports(withResults(), withResults(sampleResult({ parameterId: 'x', ...result }))).changes[0];

test('a value that nothing can be said of has no unit behind it', () => {
  expect(added({ value: null, blankReason: 'waits for HDL' })).toMatchObject({
    was: { text: 'not reported' },
    isNow: { text: 'waits for HDL', trailing: '' },
  });
  expect(added({ value: null })?.isNow).toEqual({ text: 'no result', trailing: '', flag: null });
  expect(added({ unit: '' })?.isNow.trailing).toBe('');
});

const former = (count: number) =>
  withResults(...Array.from({ length: count }, (_, index) => sampleResult({ parameterId: String(index) })));

test('six withdrawn results are told one by one, seven on one line; another pending test does not matter', () => {
  const none = sampleSnapshot({ tests: [], pending: [pending('lft')] });
  expect(compareReports(former(6), none).changes).toHaveLength(6);
  expect(compareReports(former(7), none).changes).toEqual([
    {
      investigation: 'Complete blood count',
      was: { text: '7 results', trailing: '', flag: null },
      isNow: { text: 'withdrawn', trailing: '', flag: null },
      effect: 'test cancelled',
    },
  ]);
});

test('a result that is new to its test carries no former value', () => {
  const [marked] = withFormerValues([sampleTest()], [sampleTest({ results: [] })]);
  expect(marked?.results[0]?.changedFrom).toBeNull();
});

test.each([
  ['now above the interval', { value: '16', flag: 'H' }],
  ['now critically high', { value: '22', flag: 'HH' }],
  ['now abnormal', { value: 'Reactive', flag: 'A' }],
] as const)('a result is %s', (effect, isNow) => {
  const { changes } = compareReports(withResults(sampleResult()), withResults(sampleResult(isNow)));
  expect(changes.map((change) => change.effect)).toEqual([effect]);
});
