import type { RangeBar } from '@nidan/domain/documents/range-bar';
import type { ChangedValue, DocumentLanguage, ResultFlag } from '@nidan/domain/documents/report-document';
import type { Line } from '../break-lines.ts';
import type { TemplatePicture } from '../template-input.ts';

/** One thing that the template draws, with the height it takes in mm. Texts are already broken into lines. */
export type ReportBlock = { heightMm: number } & (
  | {
      kind: 'department';
      name: string;
      continued: boolean;
      heads: { table: boolean; interval: boolean; previous: boolean };
    }
  | {
      kind: 'test';
      name: string;
      specimen: string | null;
      specimenBelow: boolean;
      previousDate: string | null;
    }
  | { kind: 'group'; name: string; method: string | null }
  | ({ kind: 'row' } & RowBlock)
  | ({ kind: 'narrative' } & NarrativeBlock)
  | ({ kind: 'attachment' } & AttachmentBlock)
  | ({ kind: 'cultureFacts' } & CultureFactsBlock)
  | { kind: 'cultureIsolates'; isolates: readonly CultureIsolateDrawing[] }
  | { kind: 'cultureHead'; columns: readonly { no: number; short: string; unit: string }[] }
  | ({ kind: 'cultureRow' } & CultureRowBlock)
  | { kind: 'cultureKey'; between: string; lines: readonly string[] }
  | { kind: 'footnote'; mark: string; lines: readonly string[] }
  | ({ kind: 'note' } & NoteBlock)
  | ({ kind: 'changes' } & ChangesBlock)
  | { kind: 'pending'; entries: readonly PendingLines[] }
  | { kind: 'signatures'; blocks: readonly SignatureLines[]; handling: readonly Line[]; marginKey: boolean }
  | { kind: 'end'; text: string; halfMm: number }
  /** Its words one after the other, not at their places in English. */
  | { kind: 'key'; flows: boolean }
  | { kind: 'gap' }
  | { kind: 'disclaimer'; lines: readonly string[] }
);

export interface RowBlock extends NameLines {
  /** atMm from the left of the result column, so that decimal points stand on one axis. */
  value: { kind: 'number'; text: string; atMm: number } | { kind: 'words'; lines: readonly string[] };
  /** 'critical low', and the value of the former revision. */
  under: { critical: string | null; was: string | null; wasWord: string };
  unit: readonly string[];
  interval:
    | { kind: 'lines'; lines: readonly string[] }
    | { kind: 'bands'; textAtMm: number; bands: readonly BandLine[] };
  bar: RangeBar | null;
  previous: { text: string; date: string | null } | null;
}

export interface NameLines {
  name: readonly string[];
  mark: string | null;
  method: readonly string[];
  /** The method where it stands after the name and not below it. */
  beside: string | null;
  flag: ResultFlag | null;
  changed: boolean;
}

export interface BandLine {
  name: string;
  text: string;
}

export interface NarrativeBlock extends NameLines {
  lines: readonly string[];
  /** Whether the row ends here, with its line. */
  last: boolean;
}

export interface AttachmentBlock {
  caption: readonly string[];
  changed: boolean;
  picture: TemplatePicture;
  /** Of a PDF, from 1. */
  page: number;
  widthMm: number;
  pictureMm: number;
}

interface CultureFactLines {
  label: string;
  lines: readonly string[];
}

export interface CultureFactsBlock {
  /** 'INTERIM 2' or 'FINAL'. */
  status: string;
  pitchMm: number;
  rows: readonly { left: CultureFactLines; right: CultureFactLines | null; lineCount: number }[];
}

export interface CultureIsolateDrawing {
  no: number;
  name: string;
  quantity: string;
  note: readonly string[];
}

export interface CultureCellDrawing {
  value: string;
  /** 'mg/L' or 'mm' where the values of its column are of both; empty where the head of the column says it. */
  unit: string;
  /** Letters of the verdict; empty: none. */
  category: string;
}

export interface CultureRowBlock {
  /** Class of the medicine, on its first row. */
  group: readonly string[];
  begins: boolean;
  medicine: string;
  routes: string;
  cells: readonly (CultureCellDrawing | null)[];
  shaded: boolean;
}

export interface NoteBlock {
  /** null on the continuation of a note longer than a page. */
  title: string | null;
  language: DocumentLanguage;
  critical: boolean;
  sizePt: number;
  pitchMm: number;
  lines: readonly Line[];
}

export interface ChangesBlock {
  revision: number;
  changes: readonly ChangeLines[];
  facts: readonly { label: string; lines: readonly string[] }[];
}

export interface ChangeLines {
  lineCount: number;
  investigation: readonly string[];
  was: ChangedLines;
  isNow: ChangedLines;
  effect: readonly string[];
}

export interface ChangedLines {
  lines: readonly string[];
  /** What follows the value on its last line. */
  trailing: string;
  flag: ChangedValue['flag'];
}

export interface PendingLines {
  lineCount: number;
  name: readonly string[];
  state: readonly string[];
  expected: string;
}

export interface SignatureLines {
  signature: TemplatePicture | null;
  name: readonly string[];
  plain: readonly string[];
  registration: readonly string[];
  authorised: string;
}

/** What a chunk stays with, the loosest first: with its test, with its group, with the row before it. */
export const TIES = ['test', 'group', 'row'] as const;

/** Blocks that never part, with the space before them; heads stand above them where they begin a page. */
export interface Chunk {
  gapMm: number;
  blocks: readonly ReportBlock[];
  heads: readonly ReportBlock[];
  /** It stands on a new page; what it follows ends the one before. */
  newPage?: boolean;
  /** What it stays with where a page holds both; nothing when absent. */
  tie?: (typeof TIES)[number];
  /** It ends the report: nothing stands below it at the foot of its page. */
  closes?: boolean;
}

export interface ReportPage {
  blocks: readonly (ReportBlock & { y: number })[];
}
