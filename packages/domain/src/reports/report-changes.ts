import { formatDate } from '../time/indian-date.ts';
import { addendaIn, caseChanges } from './case-changes.ts';
import { cultureAdditions, cultureCorrections, wasInterim } from './culture-changes.ts';
import { changeEffect } from './change-effect.ts';
import { intervalText } from './interval-text.ts';
import type {
  ReportRevisionStatus,
  ReportSnapshot,
  SnapshotChange,
  SnapshotChangedValue,
  SnapshotResult,
  SnapshotTest,
} from './report-snapshot.ts';

/** The part of a revision that a reader acts on. */
export type ReportContent = Pick<ReportSnapshot, 'patient' | 'doctor' | 'tests' | 'pending'>;

export interface ReportComparison {
  /** In the order of the page: the person, tests of the former revision, tests that are new. */
  readonly changes: readonly SnapshotChange[];
  /** Something that was said is not said any more. */
  readonly revokes: boolean;
  /** Nothing to release: the same words, and nothing of what was pending is settled. */
  readonly same: boolean;
}

/** Withdrawn tests with more results than this are told on one line. */
const WITHDRAWN_IN_FULL = 6;

/** What a revision says differently from the one before it. */
export function compareReports(former: ReportContent, current: ReportContent): ReportComparison {
  const now = new Map(current.tests.map((test) => [test.billTestId, test]));
  const before = new Set(former.tests.map(({ billTestId }) => billTestId));
  const revoked = [
    ...personChanges(former, current),
    ...former.tests.flatMap((test) => {
      const isNow = now.get(test.billTestId);
      if (isNow !== undefined && wasInterim(test)) return [];
      return isNow === undefined ? withdrawn(test, current) : testChanges(test, isNow);
    }),
  ];
  const further = former.tests.flatMap((test) => cultureAdditions(test, now.get(test.billTestId)));
  const added = current.tests.filter(({ billTestId }) => !before.has(billTestId)).map(addedTest);
  const stillPending = new Set(current.pending.map(({ billTestId }) => billTestId));
  const changes = [...revoked, ...further, ...added];
  return {
    changes,
    revokes: revoked.length > 0,
    same:
      changes.length === 0 &&
      addendaIn(current.tests) === addendaIn(former.tests) &&
      former.pending.every(({ billTestId }) => stillPending.has(billTestId)),
  };
}

/**
 * Status of the next revision (documents README "Status"): FINAL when nothing is pending, PROVISIONAL while something is, AMENDED after a FINAL or
 * AMENDED one and whenever something that was released is revoked.
 */
export function nextStatus(
  former: { readonly status: ReportRevisionStatus; readonly revokes: boolean } | null,
  pending: readonly unknown[],
): ReportRevisionStatus {
  if (former !== null && (former.status !== 'PROVISIONAL' || former.revokes)) return 'AMENDED';
  return pending.length > 0 ? 'PROVISIONAL' : 'FINAL';
}

/** The tests with the value of the former revision beside each result that has another one now. */
export function withFormerValues(
  tests: readonly SnapshotTest[],
  former: readonly SnapshotTest[],
): SnapshotTest[] {
  const before = new Map(
    former.flatMap((test) => test.results.map((result) => [keyOf(test, result), result])),
  );
  return tests.map((test) => ({
    ...test,
    results: test.results.map((result) => {
      const was = before.get(keyOf(test, result));
      return was === undefined || (was.value === result.value && isSameFile(was, result))
        ? result
        : { ...result, changedFrom: shown(was) };
    }),
  }));
}

function keyOf({ billTestId }: SnapshotTest, { parameterId }: SnapshotResult): string {
  return `${billTestId}/${parameterId}`;
}

function personChanges(former: ReportContent, current: ReportContent): SnapshotChange[] {
  const facts = [
    ['Patient', personName(former), personName(current)],
    ['Name in Devanagari', former.patient.nativeName, current.patient.nativeName],
    ['Age / sex', ageSex(former), ageSex(current)],
    ['Birth date', birthDate(former), birthDate(current)],
    ['Patient ID', former.patient.patientCode, current.patient.patientCode],
    ['Referred by', former.doctor?.name ?? null, current.doctor?.name ?? null],
  ] as const;
  return facts
    .filter(([, was, isNow]) => was !== isNow)
    .map(([investigation, was, isNow]) => ({
      investigation,
      was: words(was ?? 'not stated'),
      isNow: words(isNow ?? 'not stated'),
      effect: 'corrected',
    }));
}

function personName({ patient }: ReportContent): string {
  return `${patient.title} ${patient.name}`.trim();
}

function ageSex({ patient }: ReportContent): string {
  return `${patient.age} / ${patient.sex}`;
}

function birthDate({ patient }: ReportContent): string | null {
  return patient.birthDate === null ? null : formatDate(patient.birthDate);
}

function testChanges(former: SnapshotTest, current: SnapshotTest): SnapshotChange[] {
  const now = new Map(current.results.map((result) => [result.parameterId, result]));
  const before = new Set(former.results.map(({ parameterId }) => parameterId));
  const changed = former.results.flatMap((was) => {
    const isNow = now.get(was.parameterId);
    if (isNow === undefined) return [oneWithdrawn(was, 'not reported')];
    return isSame(was, isNow) ? [] : [changedResult(was, isNow)];
  });
  const added = current.results
    .filter(({ parameterId }) => !before.has(parameterId))
    .map((isNow) => ({
      investigation: isNow.name,
      was: words('not reported'),
      isNow: valueOf(isNow),
      effect: 'added',
    }));
  const told = [...changed, ...added, ...caseChanges(former, current), ...noteChange(former, current)];
  return told.length > 0 ? told : cultureCorrections(former, current);
}

function isSame(was: SnapshotResult, isNow: SnapshotResult): boolean {
  return (
    shown(was) === shown(isNow) &&
    isSameFile(was, isNow) &&
    was.unit === isNow.unit &&
    was.flag === isNow.flag &&
    was.method === isNow.method &&
    intervalText(was) === intervalText(isNow)
  );
}

/** What is attached is another file when its bytes are others. */
function isSameFile(was: SnapshotResult, isNow: SnapshotResult): boolean {
  return was.attachment?.sha256 === isNow.attachment?.sha256;
}

function changedResult(was: SnapshotResult, isNow: SnapshotResult): SnapshotChange {
  const effect = changeEffect(was, isNow);
  const byInterval = effect === 'interval corrected';
  return {
    investigation: isNow.name,
    was: byInterval ? { ...valueOf(was), trailing: ` (${intervalText(was) ?? 'none'})` } : valueOf(was),
    isNow: byInterval
      ? { ...valueOf(isNow), trailing: ` (${intervalText(isNow) ?? 'none'})` }
      : valueOf(isNow),
    effect,
  };
}

function noteChange(former: SnapshotTest, current: SnapshotTest): SnapshotChange[] {
  if (former.note === current.note) return [];
  return [
    {
      investigation: `Remarks, ${current.name}`,
      was: words(former.note ?? 'none'),
      isNow: words(current.note ?? 'none'),
      effect: former.note === null ? 'added' : current.note === null ? 'taken back' : 'reworded',
    },
  ];
}

function withdrawn(test: SnapshotTest, current: ReportContent): SnapshotChange[] {
  const pending = current.pending.find(({ billTestId }) => billTestId === test.billTestId);
  const effect = pending === undefined ? 'test cancelled' : 'in progress again';
  if (test.results.length <= WITHDRAWN_IN_FULL) return test.results.map((was) => oneWithdrawn(was, effect));
  return [
    {
      investigation: test.name,
      was: words(`${test.results.length} results`),
      isNow: words('withdrawn'),
      effect,
    },
  ];
}

function oneWithdrawn(was: SnapshotResult, effect: string): SnapshotChange {
  return { investigation: was.name, was: valueOf(was), isNow: words('withdrawn'), effect };
}

function addedTest(test: SnapshotTest): SnapshotChange {
  return { investigation: test.name, was: words('not reported'), isNow: words('reported'), effect: 'added' };
}

function valueOf(result: SnapshotResult): SnapshotChangedValue {
  const trailing = result.value === null || result.unit === '' ? '' : ` ${result.unit}`;
  return { text: shown(result), trailing, flag: result.flag };
}

function shown({ value, blankReason }: SnapshotResult): string {
  return value ?? blankReason ?? 'no result';
}

function words(text: string): SnapshotChangedValue {
  return { text, trailing: '', flag: null };
}
