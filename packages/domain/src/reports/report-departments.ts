import type {
  ReportDepartment,
  ReportGroup,
  ReportNote,
  ReportRow,
  ReportTest,
} from '../documents/report-document.ts';
import { reportRow } from './report-row.ts';
import type { ReportSnapshot, SnapshotCall, SnapshotResult, SnapshotTest } from './report-snapshot.ts';

type MomentOf = (instant: string) => string;

/** The tables of a report: tests by department in their order, the tests of one profile under one heading. */
export function reportDepartments(
  { tests }: Pick<ReportSnapshot, 'tests'>,
  momentOf: MomentOf,
): ReportDepartment[] {
  const departments = Map.groupBy(tests, ({ department }) => department);
  return [...departments].map(([name, own]) => ({
    name,
    tests: [...Map.groupBy(own, profileKey).values()].map((profile) => reportTest(profile, momentOf)),
  }));
}

function profileKey({ profile, billTestId }: SnapshotTest): string {
  return profile?.profileId ?? billTestId;
}

function reportTest(tests: readonly SnapshotTest[], momentOf: MomentOf): ReportTest {
  const dateOf = (instant: string): string => momentOf(instant).slice(0, 10);
  const previousDate = mostFrequent(
    tests.flatMap(({ results }) =>
      results.flatMap(({ previous }) => (previous ? [dateOf(previous.at)] : [])),
    ),
  );
  const rowOf = (result: SnapshotResult): ReportRow => reportRow(result, { previousDate, dateOf });
  const [first] = tests;
  return {
    name: first?.profile?.name ?? first?.name ?? '',
    specimen: specimenOf(tests),
    previousDate,
    groups: tests.flatMap((test) => groupsOf(test, { named: tests.length > 1, rowOf })),
    notes: tests.flatMap((test) => notesOf(test, momentOf)),
    footnotes: [],
  };
}

/** The date that most values share; the later one of two. */
function mostFrequent(dates: readonly string[]): string | null {
  const counts = [...Map.groupBy(dates, (date) => date)].map(([date, same]) => ({
    date,
    count: same.length,
  }));
  const [best] = counts.toSorted(
    (a, b) => b.count - a.count || (sortable(b.date) < sortable(a.date) ? -1 : 1),
  );
  return best?.date ?? null;
}

function sortable(date: string): string {
  return date.split('/').toReversed().join('');
}

/** 'EDTA whole blood · tube KT2011260042-1', or the specimens alone when there are several tubes. */
function specimenOf(tests: readonly SnapshotTest[]): string | null {
  const specimens = [...new Set(tests.map(({ specimen }) => specimen))];
  const tubes = [...new Set(tests.map(({ barcode }) => barcode))];
  const [tube = null] = tubes;
  const text = specimens.join(', ');
  if (text === '') return null;
  return tubes.length > 1 || tube === null ? text : `${text} · tube ${tube}`;
}

interface GroupsInput {
  /** A test among others of a profile: its several results stand under its name. */
  readonly named: boolean;
  readonly rowOf: (result: SnapshotResult) => ReportRow;
}

function groupsOf(test: SnapshotTest, { named, rowOf }: GroupsInput): ReportGroup[] {
  const groups: { name: string | null; results: SnapshotResult[] }[] = [];
  for (const result of test.results) {
    const name = result.group ?? (named && test.results.length > 1 ? test.name : null);
    const last = groups.at(-1);
    if (last !== undefined && last.name === name) last.results.push(result);
    else groups.push({ name, results: [result] });
  }
  return groups.map(({ name, results }) => withSharedMethod(name, results.map(rowOf)));
}

/** A method that all rows of a named group share stands once, on the line of the group. */
function withSharedMethod(name: string | null, rows: readonly ReportRow[]): ReportGroup {
  const [method = null, ...others] = [...new Set(rows.map((row) => row.method))];
  if (name === null || method === null || others.length > 0 || rows.length < 2)
    return { name, method: null, rows };
  return { name, method, rows: rows.map((row) => ({ ...row, method: null })) };
}

function notesOf(test: SnapshotTest, momentOf: MomentOf): ReportNote[] {
  const plain = { language: 'en', weight: 'plain' } as const;
  const remarks: ReportNote[] =
    test.note === null
      ? []
      : [
          {
            ...plain,
            title: 'Remarks',
            paragraphs: test.note.split('\n').map((text) => [{ text, style: 'plain' }]),
          },
        ];
  return [...blankNote(test.results), ...remarks, ...criticalNote(test.calls, momentOf)];
}

/** Why calculations have no result: each reason once, after the names that it holds for. */
function blankNote(results: readonly SnapshotResult[]): ReportNote[] {
  const blank = results.filter(({ value, blankReason }) => value === null && blankReason !== null);
  if (blank.length === 0) return [];
  const paragraphs = [...Map.groupBy(blank, ({ blankReason }) => blankReason)].map(([reason, same]) => [
    { text: `${same.map(({ name }) => name).join(', ')}: `, style: 'bold' as const },
    { text: reason ?? '', style: 'plain' as const },
  ]);
  return [{ title: 'Not calculated', language: 'en', weight: 'plain', paragraphs }];
}

function criticalNote(calls: readonly SnapshotCall[], momentOf: MomentOf): ReportNote[] {
  if (calls.length === 0) return [];
  const paragraphs = calls.map((call) => [
    { text: `${call.parameter} ${call.value}. `, style: 'bold' as const },
    {
      text: `Told to ${call.receiver}, ${momentOf(call.calledAt)}, by ${call.calledBy}; read back: ${call.readBack}`,
      style: 'plain' as const,
    },
  ]);
  return [{ title: 'Critical result told by telephone', language: 'en', weight: 'critical', paragraphs }];
}
