import type { DocumentImage } from '../documents/letterhead.ts';
import type { ReportAttachment, ReportGroup, ReportNote, ReportRow } from '../documents/report-document.ts';
import type { CaseOpinionSnapshot } from '../pathology/case-snapshot.ts';
import type { SnapshotTest } from './report-snapshot.ts';

type MomentOf = (instant: string) => string;

/** The synoptic form of a case as groups of rows, after those of its values. */
export function caseGroups({ pathology }: SnapshotTest): ReportGroup[] {
  const table = pathology?.synoptic ?? null;
  if (table === null) return [];
  return table.groups.map(({ name, rows }, index) => ({
    name: index === 0 ? `${table.title}: ${name.toLowerCase()}` : name,
    method: null,
    rows: rows.map(({ label, answer }) => synopticRow(label, answer)),
  }));
}

function synopticRow(name: string, text: string): ReportRow {
  return {
    name,
    mark: null,
    method: null,
    value: { kind: 'narrative', paragraphs: [text] },
    unit: null,
    flag: null,
    interval: null,
    bar: null,
    previous: { text: '', date: null },
    changedFrom: null,
  };
}

/** 'S-26-000123', to stand beside the specimen. */
export function caseNoOf(tests: readonly SnapshotTest[]): string | null {
  const numbers = [...new Set(tests.flatMap(({ pathology }) => pathology?.caseNo ?? []))];
  return numbers.length === 0 ? null : `case ${numbers.join(', ')}`;
}

/** The pictures of a case that the report prints. */
export function casePictures(
  { pathology }: SnapshotTest,
  fileOf: (picture: {
    readonly sha256: string;
    readonly mediaType: string;
    readonly pages: number;
  }) => DocumentImage | null,
): ReportAttachment[] {
  return (pathology?.pictures ?? []).flatMap(({ sha256, mediaType, caption, thing }) => {
    const file = fileOf({ sha256, mediaType, pages: 1 });
    if (file === null) return [];
    const text = thing === '' ? caption : `${thing}. ${caption}`;
    return [{ caption: text, file, pages: 1, changed: false, small: true }];
  });
}

const plain = { language: 'en', weight: 'plain' } as const;

/** What is said of a case below its rows: addenda first, then the parts with their times, frozen sections, second opinions and the source of the form. */
export function caseNotes(test: SnapshotTest, momentOf: MomentOf): ReportNote[] {
  const { pathology } = test;
  if (pathology === undefined) return [];
  const { addenda, parts, frozen, opinions, synoptic } = pathology;
  return [
    ...addenda.map(({ number, words, addedAt, addedBy }) => ({
      ...plain,
      title: `Addendum ${number}, ${momentOf(addedAt)}, ${addedBy}`,
      paragraphs: linesOf(words),
    })),
    ...noteOf(
      'Specimens of the case',
      parts.map(({ label, text, receptors }) => [`${label}. `, [text, receptors].filter(Boolean).join('. ')]),
    ),
    ...noteOf(
      'Frozen section',
      frozen.map(({ words, receivedAt, toldAt, toldTo, toldBy, readBack, minutes, late }) => [
        `${words} `,
        `Received ${momentOf(receivedAt)}, told to ${toldTo} at ${momentOf(toldAt).slice(11)} by ${toldBy} after ${minutes} min${late ? ', later than laid down' : ''}; read back: ${readBack}`,
      ]),
    ),
    ...noteOf(
      'Second opinion',
      opinions.map((opinion) => [`${opinionHead(opinion)} `, `${opinion.words} (${momentOf(opinion.at)})`]),
    ),
    ...(synoptic === null
      ? []
      : noteOf('Synoptic report', [
          ['', `Fields and stage after ${synoptic.source}.`],
          ...synoptic.remarks.map((remark) => ['', remark] as const),
        ])),
  ];
}

function opinionHead({ by, qualification, registrationNo, answer }: CaseOpinionSnapshot): string {
  const who = [by, qualification, registrationNo === null ? null : `Reg. No. ${registrationNo}`];
  return `${who.filter((part) => part !== null && part !== '').join(', ')}, ${answer}:`;
}

function linesOf(text: string): ReportNote['paragraphs'] {
  return text.split('\n').map((line) => [{ text: line, style: 'plain' }]);
}

function noteOf(title: string, entries: readonly (readonly [string, string])[]): ReportNote[] {
  if (entries.length === 0) return [];
  const paragraphs = entries.map(([head, text]) => [
    ...(head === '' ? [] : [{ text: head, style: 'bold' as const }]),
    { text, style: 'plain' as const },
  ]);
  return [{ ...plain, title, paragraphs }];
}

/** What an amended report said before, in full: a diagnosis is quoted and not only struck out. */
export function earlierWords(
  tests: readonly SnapshotTest[],
  { revision, at }: { readonly revision: number; readonly at: string },
): ReportNote[] {
  const changed = tests.flatMap(({ results }) =>
    results.flatMap(({ name, narrative, changedFrom }) =>
      narrative && changedFrom !== null ? [[`${name}: `, changedFrom] as const] : [],
    ),
  );
  return noteOf(`What revision ${revision} of ${at} said`, changed);
}
