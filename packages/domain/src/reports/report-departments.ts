import type { DocumentImage } from '../documents/letterhead.ts';
import type {
  ReportAttachment,
  ReportDepartment,
  ReportGroup,
  ReportNote,
  ReportRow,
  ReportTest,
} from '../documents/report-document.ts';
import { phrase } from '../documents/words/paper-phrases.ts';
import { filled, paperWords } from '../documents/words/paper-words.ts';
import type { PaperWords } from '../documents/words/paper-words-en.ts';
import type { Language } from '../enumerations/bills.ts';
import { caseGroups, caseNoOf, caseNotes, casePictures } from './case-blocks.ts';
import { FORMAT_COLUMNS, type FormatColumn, type ReportFormat, STANDARD_FORMAT } from './report-format.ts';
import { reportRow } from './report-row.ts';
import type {
  ReportSnapshot,
  SnapshotAttachment,
  SnapshotCall,
  SnapshotResult,
  SnapshotTest,
} from './report-snapshot.ts';

type MomentOf = (instant: string) => string;

/** What the tables of a report need beside the revision. */
export interface TablesPrinting {
  /** A text that may name the person, as the reader may see it. */
  readonly shownText: (text: string) => string;
  readonly language: Language;
  readonly momentOf: MomentOf;
  /** The bytes of an attached file; null where it is not shown. */
  readonly fileOf: (attachment: SnapshotAttachment) => DocumentImage | null;
}

/** The tables of a report: tests by department in their order, the tests of one profile under one heading. */
export function reportDepartments(
  { tests }: Pick<ReportSnapshot, 'tests'>,
  printing: TablesPrinting,
): ReportDepartment[] {
  const departments = Map.groupBy(tests, ({ department }) => department);
  const isFirstVisit = tests.every(({ results }) => results.every(({ previous }) => previous === null));
  return [...departments].map(([name, own]) => {
    const without = FORMAT_COLUMNS.filter(
      (column) => (column === 'previous' && isFirstVisit) || own.every((test) => lacks(test, column)),
    );
    const shown = [...Map.groupBy(own, profileKey).values()].map((profile) =>
      reportTest(profile, { ...printing, isFirstVisit }),
    );
    const hasRows = shown.some(({ groups }) => groups.length > 0);
    return {
      name,
      ...(without.length === 0 ? {} : { without }),
      ...(hasRows ? {} : { withoutTable: true }),
      tests: shown,
    };
  });
}

const NOT_ASKED: ReportRow['previous'] = { text: '', date: null };

/** How a test of a revision is laid out. */
export function layoutOf({ layout }: SnapshotTest): ReportFormat {
  return layout ?? STANDARD_FORMAT;
}

/** The name of a test, profile or parameter on the page. */
export function localOf({ name, localName }: { readonly name: string; readonly localName?: string }): string {
  return localName ?? name;
}

/** The English name where another one stands first. */
function englishBeside(named: { readonly name: string; readonly localName?: string } | null): string | null {
  return named?.localName === undefined ? null : named.name;
}

function lacks(test: SnapshotTest, column: FormatColumn): boolean {
  return layoutOf(test).without.includes(column);
}

/** A culture stands by itself: its table has the isolates of one specimen. */
function profileKey({ profile, billTestId, culture }: SnapshotTest): string {
  return culture === undefined ? (profile?.profileId ?? billTestId) : billTestId;
}

interface TestPrinting extends TablesPrinting {
  /** No test of the report was measured before: nothing is said of it, not even that there was nothing. */
  readonly isFirstVisit: boolean;
}

function reportTest(tests: readonly SnapshotTest[], printing: TestPrinting): ReportTest {
  const { momentOf, isFirstVisit, language } = printing;
  const words = paperWords(language).report;
  const attachments = attachmentsOf(tests, printing);
  const dateOf = (instant: string): string => momentOf(instant).slice(0, 10);
  const previousDate = mostFrequent(
    tests
      .filter((test) => !lacks(test, 'previous'))
      .flatMap(({ results }) => results.flatMap(({ previous }) => (previous ? [dateOf(previous.at)] : []))),
  );
  const shared = methodOfHeading(tests);
  const rowsOf =
    (test: SnapshotTest) =>
    (result: SnapshotResult): ReportRow => {
      const row = laidOut(test, reportRow(result, { previousDate, dateOf, words }), shared);
      return isFirstVisit ? { ...row, previous: NOT_ASKED } : row;
    };
  const [first] = tests;
  const culture = first?.culture;
  const headed = (culture === undefined ? first?.profile : null) ?? first ?? null;
  return {
    name: headed === null ? '' : localOf(headed),
    specimen: joined([englishBeside(headed), specimenOf(tests, words), caseNoOf(tests), shared]),
    previousDate,
    ...(tests.some((test) => layoutOf(test).newPage) ? { newPage: true } : {}),
    ...(culture === undefined ? {} : { culture }),
    ...(attachments.length === 0 ? {} : { attachments }),
    groups: tests.flatMap((test) => [
      ...groupsOf(test, { named: tests.length > 1, rowOf: rowsOf(test) }),
      ...caseGroups(test),
    ]),
    notes: [
      ...tests.flatMap((test) => notesOf(test, printing)),
      ...interpretationBelow(tests, language),
      ...sectionsOf(tests, printing),
    ],
    footnotes: [],
  };
}

function attachmentsOf(tests: readonly SnapshotTest[], { fileOf }: TablesPrinting): ReportAttachment[] {
  return tests.flatMap((test) => [
    ...test.results.flatMap(({ name, attachment, changedFrom }) => {
      const file = attachment === undefined ? null : fileOf(attachment);
      if (attachment === undefined || file === null) return [];
      return [{ caption: name, file, pages: attachment.pages, changed: changedFrom !== null }];
    }),
    ...casePictures(test, fileOf),
  ]);
}

function joined(texts: readonly (string | null)[]): string | null {
  const known = texts.filter((text) => text !== null);
  return known.length === 0 ? null : known.join(' · ');
}

/** The method that stands once in the heading: asked for there, and that of every row. */
function methodOfHeading(tests: readonly SnapshotTest[]): string | null {
  if (tests.some((test) => layoutOf(test).method !== 'heading')) return null;
  const methods = new Set(tests.flatMap(({ results }) => results.map(({ method }) => method)));
  const [method = ''] = methods;
  return methods.size > 1 || method === '' ? null : method;
}

/** A row without what the format of its test leaves out; `shared` is the method that the heading says. */
function laidOut(test: SnapshotTest, row: ReportRow, shared: string | null): ReportRow {
  const isSaid = shared !== null || layoutOf(test).method === 'nowhere';
  return {
    ...row,
    method: isSaid ? null : row.method,
    interval: lacks(test, 'interval') ? null : row.interval,
    bar: lacks(test, 'bar') ? null : row.bar,
    // Nothing at all, where other tests say by a dash that there was none.
    previous: lacks(test, 'previous') ? NOT_ASKED : row.previous,
  };
}

/** Interpretations that stand below their own rows, each text once. */
function interpretationBelow(tests: readonly SnapshotTest[], language: Language): ReportNote[] {
  const texts = tests
    .filter((test) => layoutOf(test).interpretation === 'below')
    .flatMap(({ interpretation }) => interpretation ?? []);
  if (texts.length === 0) return [];
  const paragraphs = [...new Set(texts)].map((text) => [{ text, style: 'plain' as const }]);
  const title = paperWords(language).report.interpretation;
  return [{ title, language, weight: 'plain', paragraphs }];
}

/** What templates say below the rows: text, whatever its signs are. */
function sectionsOf(tests: readonly SnapshotTest[], { language, shownText }: TablesPrinting): ReportNote[] {
  return tests.flatMap(({ template }) =>
    (template?.sections ?? []).map(({ title, text }): ReportNote => ({
      title,
      language,
      weight: 'plain',
      paragraphs: shownText(text)
        .split('\n')
        .map((line) => [{ text: line, style: 'plain' }]),
    })),
  );
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
function specimenOf(tests: readonly SnapshotTest[], words: PaperWords['report']): string | null {
  const specimens = [...new Set(tests.map(({ specimen }) => specimen))];
  const tubes = [...new Set(tests.map(({ barcode }) => barcode))];
  const [tube = null] = tubes;
  const text = specimens.join(', ');
  if (text === '') return null;
  return tubes.length > 1 || tube === null ? text : `${text} · ${filled(words.tube, tube)}`;
}

/** Results that are printed as rows: not those that the block of a culture says. */
function rowsBeside({ results, culture }: SnapshotTest): readonly SnapshotResult[] {
  return culture === undefined
    ? results
    : results.filter(({ parameterId }) => !culture.tells.includes(parameterId));
}

interface GroupsInput {
  /** A test among others of a profile: its several results stand under its name. */
  readonly named: boolean;
  readonly rowOf: (result: SnapshotResult) => ReportRow;
}

function groupsOf(test: SnapshotTest, { named, rowOf }: GroupsInput): ReportGroup[] {
  const groups: { name: string | null; results: SnapshotResult[] }[] = [];
  for (const result of rowsBeside(test)) {
    const name = result.group ?? (named && test.results.length > 1 ? localOf(test) : null);
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

function notesOf(test: SnapshotTest, { momentOf, language }: TablesPrinting): ReportNote[] {
  const plain = { language, weight: 'plain' } as const;
  const words = paperWords(language).report;
  const remarks: ReportNote[] =
    test.note === null
      ? []
      : [
          {
            ...plain,
            title: words.remarks,
            paragraphs: test.note.split('\n').map((text) => [{ text, style: 'plain' }]),
          },
        ];
  return [
    ...caseNotes(test, momentOf),
    ...blankNote(test.results, language),
    ...cultureNote(test, language),
    ...remarks,
    ...criticalNote(test.calls, { momentOf, language }),
  ];
}

/** What is to be said of a culture as a whole. */
function cultureNote({ culture }: SnapshotTest, language: Language): ReportNote[] {
  if (culture === undefined || culture.comment === '') return [];
  const paragraphs = culture.comment.split('\n').map((text) => [{ text, style: 'plain' as const }]);
  return [{ title: paperWords(language).report.comment, language, weight: 'plain', paragraphs }];
}

/** Why calculations have no result: each reason once, after the names that it holds for. */
function blankNote(results: readonly SnapshotResult[], language: Language): ReportNote[] {
  const blank = results.filter(({ value, blankReason }) => value === null && blankReason !== null);
  if (blank.length === 0) return [];
  const paragraphs = [...Map.groupBy(blank, ({ blankReason }) => blankReason)].map(([reason, same]) => [
    { text: `${same.map(localOf).join(', ')}: `, style: 'bold' as const },
    { text: phrase(language, reason ?? ''), style: 'plain' as const },
  ]);
  return [{ title: paperWords(language).report.blankTitle, language, weight: 'plain', paragraphs }];
}

function criticalNote(
  calls: readonly SnapshotCall[],
  { momentOf, language }: Pick<TablesPrinting, 'momentOf' | 'language'>,
): ReportNote[] {
  if (calls.length === 0) return [];
  const words = paperWords(language).report;
  const paragraphs = calls.map((call) => [
    { text: `${call.parameter} ${call.value}. `, style: 'bold' as const },
    {
      text: filled(words.criticalCall, call.receiver, momentOf(call.calledAt), call.calledBy, call.readBack),
      style: 'plain' as const,
    },
  ]);
  return [{ title: words.criticalTitle, language, weight: 'critical', paragraphs }];
}
