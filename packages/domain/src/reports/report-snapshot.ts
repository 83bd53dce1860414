import type { CultureBlock } from '../culture/culture-block.ts';
import type { ResultFlag } from '../documents/report-document.ts';
import type { CaseSnapshot } from '../pathology/case-snapshot.ts';
import type { Sex } from '../people/sex.ts';
import type { FilledSection } from '../report-templates/fill-template.ts';
import type { PageTemplate } from '../report-templates/page-template.ts';
import type { ReportFormat } from './report-format.ts';
import type { Language } from '../enumerations/bills.ts';

/** FINAL: everything is in it; PROVISIONAL: something is still to come; AMENDED: it says other than the one before. */
export const REVISION_STATUSES = ['FINAL', 'PROVISIONAL', 'AMENDED'] as const;
export type ReportRevisionStatus = (typeof REVISION_STATUSES)[number];

/**
 * Everything that one revision of a report says, fixed at its release (ADR 6): texts, flags and limits as stored with each result.
 * Instants are ISO texts in UTC. Pages are made of this alone.
 */
export interface ReportSnapshot {
  /** Shape of this object; a reader keeps understanding the older ones. */
  readonly format: 1;
  /** Language of the page; absent for English and in revisions from before there were others. */
  readonly language?: Exclude<Language, 'en'>;
  /** IANA zone of the lab: how the instants are printed. */
  readonly zone: string;
  readonly letterhead: SnapshotLetterhead;
  readonly labNo: string;
  readonly reportNo: string;
  readonly revision: number;
  readonly verifyUrl: string;
  readonly status: ReportRevisionStatus;
  readonly patient: SnapshotPatient;
  readonly doctor: { readonly name: string; readonly qualification: string | null } | null;
  readonly client: string;
  readonly stat: boolean;
  readonly fastingHours: number | null;
  readonly collectedAt: string | null;
  readonly receivedAt: string | null;
  readonly releasedAt: string;
  /** In the order of the page. */
  readonly tests: readonly SnapshotTest[];
  /** How many tests the bill has, without the cancelled ones. */
  readonly investigations: number;
  readonly pending: readonly PendingTest[];
  readonly amendment: SnapshotAmendment | null;
  readonly signatories: readonly SnapshotSignatory[];
  readonly enteredBy: readonly { readonly name: string; readonly at: string }[];
  /** Tests that no person looked at: an approved rule checked them; absent where there are none and in revisions from before there were rules. */
  readonly byRule?: readonly SnapshotRuleCheck[];
  /** Null when the releasing person is one of the signatories. */
  readonly releasedBy: string | null;
  readonly disclaimer: string;
  /** How the page differs from the usual one; absent where no test has a template. */
  readonly page?: PageTemplate;
  /** Every sheet is signed, not the last alone; absent in revisions from before a lab could say so. */
  readonly signEverySheet?: boolean;
  /** It says what the revision before said, and this addendum; absent otherwise. */
  readonly addendum?: number;
}

/** A kept picture, named by the hash of its bytes: an old revision prints the picture of its day. */
export interface SnapshotPicture {
  /** In hexadecimal. */
  readonly sha256: string;
  readonly mediaType: string;
}

/** A file that is a result. */
export interface SnapshotAttachment extends SnapshotPicture {
  /** Of a PDF; a picture is one. */
  readonly pages: number;
}

export interface SnapshotLetterhead {
  readonly labName: string;
  readonly tagline: string | null;
  readonly addressLines: readonly string[];
  readonly footLine: string | null;
  /** Absent in revisions that were released before labs could keep one. */
  readonly logo?: SnapshotPicture | null;
}

export interface SnapshotPatient {
  readonly patientId: string;
  readonly patientCode: string;
  readonly title: string;
  readonly name: string;
  readonly nativeName: string | null;
  readonly nativeLanguage: 'hi' | 'mr';
  /** Age at collection as printed: '42 Yrs.'. */
  readonly age: string;
  readonly sex: Sex;
  /** YYYY-MM-DD. */
  readonly birthDate: string | null;
  readonly abhaId: string | null;
}

export interface SnapshotTest {
  readonly billTestId: string;
  readonly name: string;
  /** The name in the language of the page; absent where the lab has none, and in English. */
  readonly localName?: string;
  readonly department: string;
  /** The profile that the test was ordered in: its tests stand under one heading. */
  readonly profile: { readonly profileId: string; readonly name: string; readonly localName?: string } | null;
  readonly specimen: string;
  readonly barcode: string | null;
  readonly results: readonly SnapshotResult[];
  readonly note: string | null;
  readonly interpretation: string | null;
  readonly calls: readonly SnapshotCall[];
  /** How it is laid out; absent for the usual format and in revisions from before there were others. */
  readonly layout?: ReportFormat;
  /** What a pathologist said of the case; absent for tests that have nothing of it. */
  readonly pathology?: CaseSnapshot;
  /** The version of the template that it was printed with, and its sections, filled in; absent where it has none. */
  readonly template?: SnapshotTemplate;
  /** What was issued of a culture; absent for every other test. */
  readonly culture?: CultureBlock;
}

export interface SnapshotTemplate {
  readonly templateId: string;
  readonly name: string;
  readonly number: number;
  /** Below the rows; empty for a test whose profile says them once. */
  readonly sections: readonly FilledSection[];
}

export interface SnapshotResult {
  readonly parameterId: string;
  readonly name: string;
  /** The name in the language of the page, as in a test. */
  readonly localName?: string;
  readonly group: string | null;
  /** Free text over the whole width. */
  readonly narrative: boolean;
  readonly calculated: boolean;
  /** Absent for what is no attachment. */
  readonly attachment?: SnapshotAttachment;
  /** As displayed when it was checked; null for a calculation that stayed blank. */
  readonly value: string | null;
  readonly blankReason: string | null;
  readonly unit: string;
  readonly flag: ResultFlag | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Words that are expected, or the interval in words. */
  readonly rangeText: string | null;
  readonly bands: readonly SnapshotBand[];
  /** Why it is this interval: 'pregnant, 2nd trimester'; absent in revisions from before there were conditions. */
  readonly rangeBasis?: string | null;
  readonly decimals: number;
  readonly method: string;
  readonly previous: { readonly value: string; readonly at: string } | null;
  /** The value of the former revision where this one says something else. */
  readonly changedFrom: string | null;
}

/** Limits are inside; null is open. */
export interface SnapshotBand {
  readonly label: string;
  readonly low: number | null;
  readonly high: number | null;
}

export interface SnapshotCall {
  readonly parameter: string;
  readonly value: string;
  readonly receiver: string;
  readonly readBack: string;
  readonly calledAt: string;
  readonly calledBy: string;
}

export interface PendingTest {
  readonly billTestId: string;
  readonly name: string;
  /** Where it stands, in words. */
  readonly state: string;
  readonly expectedAt: string;
}

export interface SnapshotSignatory {
  readonly name: string;
  readonly qualification: string;
  readonly role: string;
  readonly registrationNo: string;
  readonly authorisedAt: string;
  /** Absent in revisions that were released before people could keep one. */
  readonly signature?: SnapshotPicture | null;
}

/** A test that was checked by a version of its rules, and who approved that. */
export interface SnapshotRuleCheck {
  readonly test: string;
  readonly version: number;
  readonly approvedBy: string;
  readonly approvedAt: string;
}

export interface SnapshotAmendment {
  readonly replacesRevision: number;
  readonly replacesReportOf: string;
  readonly firstReleasedAt: string;
  readonly changes: readonly SnapshotChange[];
  readonly reason: string;
  readonly amendedBy: string;
  /** Who else took results back; empty when nobody did. */
  readonly takenBackBy: string;
  readonly informed: string;
}

/** One difference between two revisions, as the box of an amended report words it. */
export interface SnapshotChange {
  readonly investigation: string;
  readonly was: SnapshotChangedValue;
  readonly isNow: SnapshotChangedValue;
  readonly effect: string;
}

export interface SnapshotChangedValue {
  readonly text: string;
  /** Printed after the value, such as ' mg/dL'. */
  readonly trailing: string;
  readonly flag: ResultFlag | null;
}

/** The pictures that a revision prints. */
export function picturesOf({
  letterhead,
  signatories,
  tests,
}: Pick<ReportSnapshot, 'letterhead' | 'signatories' | 'tests'>): SnapshotPicture[] {
  const attached = tests.flatMap(({ results }) => results.map(({ attachment }) => attachment));
  const drawn = tests.flatMap(({ pathology }) => pathology?.pictures ?? []);
  const pictures = [letterhead.logo, ...signatories.map(({ signature }) => signature), ...attached, ...drawn];
  return pictures.filter((picture) => picture !== null && picture !== undefined);
}
