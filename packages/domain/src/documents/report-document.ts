import type { CultureBlock } from '../culture/culture-block.ts';
import type { Language } from '../enumerations/bills.ts';
import type { Flag } from '../results/flag.ts';
import type { FormatColumn } from '../reports/report-format.ts';
import type { TemplateField } from '../report-templates/template-fields.ts';
import type { DocumentImage, Letterhead } from './letterhead.ts';
import type { RangeBar } from './range-bar.ts';
import { filled, paperWords } from './words/paper-words.ts';
import type { ReportValue } from './report-value.ts';

/** Languages a document is set in; the shapes of some Devanagari letters differ between hi and mr. */
export type DocumentLanguage = Language;

/** L, H outside the interval; LL, HH critical; A abnormal, for results in words. */
export type ResultFlag = Flag;

/** A piece of running text. Everything is data: no markup is interpreted. */
export interface TextRun {
  text: string;
  style: 'plain' | 'bold' | 'struck' | 'muted';
}

/** A4 laboratory report of one revision. Dates and times are texts as printed ('20/11/2026 08:32', lab's zone). */
export interface ReportDocument {
  language: DocumentLanguage;
  /** 'Laboratory report'. */
  title: string;
  /** ISO instant of the release: date of the PDF, so that the same data gives the same bytes. */
  documentDate: string;
  letterhead: Letterhead;
  /** 'preprinted' leaves the letterhead and the letter foot blank for the lab's stationery. */
  letterheadMode: 'on' | 'preprinted';
  zones: ReportZones;
  reportNo: string;
  /** 1 for the first release. */
  revision: number;
  status: ReportStatus;
  patient: ReportPatient;
  times: ReportTimes;
  labNo: string;
  /** Opened by the QR. */
  verifyUrl: string;
  departments: readonly ReportDepartment[];
  /** Interpretation and other closing notes; they stay with the signatories. */
  notes: readonly ReportNote[];
  signatories: readonly ReportSignatory[];
  /** 'Entered by P. Gaikwad, 13:20' at the right of the signatures. */
  handledBy: readonly ReportHandling[];
  disclaimer: string;
  /** Every sheet is signed, not the last alone. */
  signEverySheet?: boolean;
  /** What the template of a draft leaves out though a report must say it. */
  without?: { pageNo: boolean; end: boolean };
  /** Numbered places of what is missing, on the sheet of an editor. */
  marks?: readonly { no: number; field: TemplateField }[];
  /** Number of the addendum that this revision adds to the one before. */
  addendum?: number;
}

/** Heights in mm that the lab's stationery decides; the body follows. */
export interface ReportZones {
  letterheadMm: number;
  footMm: number;
}

export const REPORT_ZONES: ReportZones = { letterheadMm: 29, footMm: 12 };

export type ReportStatus =
  | { kind: 'FINAL' }
  | { kind: 'PROVISIONAL'; investigations: number; pending: readonly PendingInvestigation[] }
  | ({ kind: 'AMENDED' } & ReportAmendment);

export interface PendingInvestigation {
  name: string;
  /** 'Incubating since 20/11/2026 11:15, not yet read'. */
  state: string;
  expectedAt: string | null;
}

export interface ReportAmendment {
  /** When the revision that this one replaces was released. */
  replacesReportOf: string;
  changes: readonly ReportChange[];
  reason: string;
  /** 'Dr. Vikram Salunkhe, 19/11/2026 10:04'. */
  amendedBy: string;
  /** Who was told, how and when. */
  informed: string;
  /** Number of the revision that is replaced. */
  replacesRevision: number;
  /** What becomes of the former revision. */
  formerRevision: string;
}

export interface ReportChange {
  investigation: string;
  was: ChangedValue;
  isNow: ChangedValue;
  /** 'still above the interval', 'recalculated', 'reworded'. */
  effect: string;
}

export interface ChangedValue {
  text: string;
  /** Printed directly after the value and not struck out: ' mg/dL', ', G3b' or ''. */
  trailing: string;
  flag: ResultFlag | null;
}

export interface ReportPatient {
  /** With title: 'Mrs. Sunita Anand Deshpande'. */
  name: string;
  /** The name in Devanagari, on its own line. */
  nativeName: string | null;
  nativeLanguage: 'hi' | 'mr';
  /** '42 Yrs. / F', at collection. */
  ageSex: string;
  /** '14/05/1984'. */
  birthDate: string | null;
  patientCode: string | null;
  doctor: { name: string; qualification: string | null } | null;
  client: string | null;
  /** Further lines, such as { label: 'Ward / bed', text: 'Male medical 2 / 14' } or the ABHA number. */
  facts: readonly LabelledText[];
}

export interface LabelledText {
  label: string;
  text: string;
}

export interface ReportTimes {
  collected: string | null;
  received: string | null;
  reported: string | null;
  printed: string | null;
  /** A fifth line: 'Fasting' 11 h, 'Priority' STAT, 'First report' 18/11/2026 16:20. */
  extra: (LabelledText & { strong: boolean }) | null;
}

export interface ReportDepartment {
  name: string;
  /** Columns that none of its tests has: their heads are left out. */
  without?: readonly FormatColumn[];
  /** None of its tests has rows, so that no column has a head. */
  withoutTable?: boolean;
  tests: readonly ReportTest[];
}

/** One test of the page, or the tests of one profile, with its parameters in order. */
export interface ReportTest {
  name: string;
  /** 'EDTA whole blood · tube S2011260042-1'. */
  specimen: string | null;
  /** Date of the previous visit, '22/05/2026'. */
  previousDate: string | null;
  groups: readonly ReportGroup[];
  /** It begins a page. */
  newPage?: boolean;
  /** A culture: facts, isolates and verdicts, below its rows. */
  culture?: CultureBlock;
  /** Files that are values of its rows, drawn below them in their order. */
  attachments?: readonly ReportAttachment[];
  /** Below the rows: smear, critical call. */
  notes: readonly ReportNote[];
  /** Outsourced tests: the laboratory, its number and time. */
  footnotes: readonly ReportFootnote[];
}

/** A picture, or a PDF of which every page is drawn on a page of its own. */
export interface ReportAttachment {
  /** Name of the parameter. */
  caption: string;
  file: DocumentImage;
  /** 1 for a picture. */
  pages: number;
  /** The former revision had another one, or none. */
  changed: boolean;
  /** A photograph among others: not higher than a third of a page. */
  small?: boolean;
}

export interface ReportGroup {
  /** null for rows without a heading of their own. */
  name: string | null;
  /** Method shared by all rows; the rows then carry null. */
  method: string | null;
  rows: readonly ReportRow[];
}

export interface ReportRow {
  name: string;
  /** The English name beside one in another language. */
  otherName?: string;
  /** '†' on an outsourced parameter. */
  mark: string | null;
  method: string | null;
  value: ReportValue;
  unit: string | null;
  flag: ResultFlag | null;
  interval: ReportInterval | null;
  bar: RangeBar | null;
  previous: PreviousValue | null;
  /** The value of the former revision, struck out under the new one. */
  changedFrom: string | null;
}

export type ReportInterval =
  /** `basis` says whom it is for: 'pregnant, 2nd trimester'. */
  | { kind: 'text'; text: string; basis?: string }
  /** Decision limits, one per line: { name: 'Borderline', text: '200 – 239' }. */
  | { kind: 'bands'; bands: readonly { name: string; text: string }[] };

export interface PreviousValue {
  text: string;
  /** Only where it differs from the test's previousDate. */
  date: string | null;
}

export interface ReportNote {
  title: string;
  language: DocumentLanguage;
  /** 'critical' gets the thick rule of a critical call. */
  weight: 'plain' | 'critical';
  paragraphs: readonly (readonly TextRun[])[];
}

export interface ReportFootnote {
  mark: string;
  text: string;
}

export interface ReportSignatory {
  name: string;
  qualification: string;
  /** 'Consultant pathologist, Haematology'. */
  role: string;
  /** As printed: 'MMC Reg. No. 2009/04/0000'. */
  registrationNo: string;
  authorisedAt: string;
  signature: DocumentImage | null;
}

export interface ReportHandling {
  /** 'Entered by', 'Checked by'. */
  label: string;
  who: string;
  /** '13:20'. */
  at: string | null;
}

/** The revision as the footer says it: 'rev. 2', or 'provisional 1' while results are pending. */
export function revisionText({
  language,
  status,
  revision,
}: Pick<ReportDocument, 'language' | 'status' | 'revision'>): string {
  const words = paperWords(language).report;
  return filled(status.kind === 'PROVISIONAL' ? words.provisionalNo : words.revision, revision);
}
