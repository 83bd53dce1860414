import { DEFAULT_BRAND_COLOUR, type DocumentImage } from '../documents/letterhead.ts';
import {
  REPORT_ZONES,
  type ReportDocument,
  type ReportHandling,
  type ReportNote,
  type ReportStatus,
  type ReportTimes,
} from '../documents/report-document.ts';
import { maskName, maskOther } from '../people/demo-mask.ts';
import { formatDate, formatDateTime } from '../time/indian-date.ts';
import { earlierWords } from './case-blocks.ts';
import { layoutOf, reportDepartments } from './report-departments.ts';
import type { ReportSnapshot, SnapshotPatient, SnapshotPicture } from './report-snapshot.ts';

/** What a printing adds to a revision. */
export interface ReportPrinting {
  readonly letterheadMode: ReportDocument['letterheadMode'];
  /** ISO instant. */
  readonly printedAt: string;
  /** True for a demo user: the person is masked (spec §6). */
  readonly masked: boolean;
  /** False for a preview: the page says that it is not released. */
  readonly released: boolean;
  /** What `picturesOf` names, by hash. */
  readonly pictures: ReadonlyMap<string, DocumentImage>;
}

/** The pages of a revision. The same snapshot and printing give the same document. */
export function reportDocumentOf(snapshot: ReportSnapshot, printing: ReportPrinting): ReportDocument {
  const momentOf = (instant: string): string => shortMoment(snapshot.zone, instant);
  const { logo, ...letterhead } = snapshot.letterhead;
  return {
    language: 'en',
    title: printing.released ? 'Laboratory report' : 'Preview, not released',
    documentDate: snapshot.releasedAt,
    letterhead: {
      ...letterhead,
      logo: pictureIn(printing, logo),
      brandColour: DEFAULT_BRAND_COLOUR,
      accreditation: null,
    },
    letterheadMode: printing.letterheadMode,
    zones: REPORT_ZONES,
    reportNo: snapshot.reportNo,
    revision: snapshot.revision,
    status: statusOf(snapshot, momentOf),
    patient: patientOf(snapshot, printing),
    times: timesOf(snapshot, printing),
    labNo: snapshot.labNo,
    verifyUrl: snapshot.verifyUrl,
    departments: reportDepartments(snapshot, {
      momentOf,
      // Nothing in a file can be masked.
      fileOf: (attachment) => (printing.masked ? null : pictureIn(printing, attachment)),
    }),
    notes: closingNotes(snapshot, momentOf),
    signatories: snapshot.signatories.map(({ signature, ...signatory }) => ({
      ...signatory,
      authorisedAt: momentOf(signatory.authorisedAt),
      signature: pictureIn(printing, signature),
    })),
    handledBy: handledBy(snapshot),
    disclaimer: snapshot.disclaimer,
    ...(snapshot.signEverySheet === true ? { signEverySheet: true } : {}),
    ...(snapshot.addendum === undefined ? {} : { addendum: snapshot.addendum }),
  };
}

/** A page never goes without a picture that its revision has. */
function pictureIn(
  { pictures }: ReportPrinting,
  picture: SnapshotPicture | null | undefined,
): DocumentImage | null {
  if (picture === null || picture === undefined) return null;
  const image = pictures.get(picture.sha256);
  if (image === undefined) throw new Error(`The picture ${picture.sha256} of a report is not at hand`);
  return image;
}

/** '20/11/2026 08:32' in the lab's zone. */
function shortMoment(zone: string, instant: string): string {
  return formatDateTime(zone, new Date(instant)).slice(0, 16);
}

function statusOf(snapshot: ReportSnapshot, momentOf: (instant: string) => string): ReportStatus {
  const { amendment } = snapshot;
  if (amendment !== null) {
    const former = amendment.replacesRevision;
    const takenBack = amendment.takenBackBy === '' ? '' : `; results taken back by ${amendment.takenBackBy}`;
    return {
      kind: 'AMENDED',
      replacesReportOf: momentOf(amendment.replacesReportOf),
      changes: amendment.changes,
      reason: amendment.reason,
      amendedBy: `${amendment.amendedBy}, ${momentOf(snapshot.releasedAt)}${takenBack}`,
      informed: amendment.informed,
      replacesRevision: former,
      formerRevision: `Revision ${former} is withdrawn. It stays on record; please do not use printed copies of it.`,
    };
  }
  if (snapshot.status === 'FINAL') return { kind: 'FINAL' };
  const pending = snapshot.pending.map(({ name, state, expectedAt }) => ({
    name,
    state,
    expectedAt: momentOf(expectedAt),
  }));
  return { kind: 'PROVISIONAL', investigations: snapshot.investigations, pending };
}

function patientOf(snapshot: ReportSnapshot, { masked }: ReportPrinting): ReportDocument['patient'] {
  const { patient, doctor } = snapshot;
  const person = masked ? maskedPatient(patient) : patient;
  return {
    name: `${person.title} ${person.name}`.trim(),
    nativeName: person.nativeName,
    nativeLanguage: person.nativeLanguage,
    ageSex: `${person.age} / ${person.sex}`,
    birthDate: person.birthDate === null || masked ? person.birthDate : formatDate(person.birthDate),
    patientCode: person.patientCode,
    doctor,
    client: snapshot.client === '' ? null : snapshot.client,
    facts: person.abhaId === null ? [] : [{ label: 'ABHA', text: person.abhaId }],
  };
}

/** The person as a demo user sees it. */
export function maskedPatient(patient: SnapshotPatient): SnapshotPatient {
  return {
    ...patient,
    name: maskName(patient.name),
    nativeName: patient.nativeName === null ? null : maskName(patient.nativeName),
    birthDate: patient.birthDate === null ? null : maskOther(patient.birthDate),
    abhaId: patient.abhaId === null ? null : maskOther(patient.abhaId),
  };
}

function timesOf(snapshot: ReportSnapshot, { printedAt, released }: ReportPrinting): ReportTimes {
  const moment = (instant: string | null): string | null =>
    instant === null ? null : shortMoment(snapshot.zone, instant);
  return {
    collected: moment(snapshot.collectedAt),
    received: moment(snapshot.receivedAt),
    reported: released ? moment(snapshot.releasedAt) : 'not yet',
    printed: moment(printedAt),
    extra: extraTime(snapshot),
  };
}

function extraTime({ amendment, stat, fastingHours, zone }: ReportSnapshot): ReportTimes['extra'] {
  if (amendment !== null)
    return { label: 'First report', text: shortMoment(zone, amendment.firstReleasedAt), strong: false };
  if (stat) return { label: 'Priority', text: 'STAT', strong: true };
  return fastingHours === null ? null : { label: 'Fasting', text: `${fastingHours} h`, strong: false };
}

/** What is still pending stands here when the status box tells of an amendment; then the interpretation, test by test, and what went out by rule. */
function closingNotes(snapshot: ReportSnapshot, momentOf: (instant: string) => string): ReportNote[] {
  const { amendment, pending, tests } = snapshot;
  const waiting =
    amendment === null
      ? []
      : pending.map(({ name, state, expectedAt }) => ({
          name,
          text: `${state}, expected by ${momentOf(expectedAt)}`,
        }));
  const seen = new Set<string>();
  const interpretation = tests.flatMap((test) => {
    const { name, profile, interpretation: text } = test;
    if (text === null || seen.has(text) || layoutOf(test).interpretation !== 'end') return [];
    seen.add(text);
    return [{ name: profile?.name ?? name, text }];
  });
  const byRule = (snapshot.byRule ?? []).map(({ test, version, approvedBy, approvedAt }) => ({
    name: test,
    text: `Version ${version} of its rules, approved by ${approvedBy} on ${momentOf(approvedAt).slice(0, 10)}`,
  }));
  const earlier =
    amendment === null
      ? []
      : earlierWords(tests, {
          revision: amendment.replacesRevision,
          at: momentOf(amendment.replacesReportOf),
        });
  return [
    ...earlier,
    ...note('Still in progress', waiting),
    ...note('Interpretation', interpretation),
    ...note('Checked by approved rules, without a person', byRule),
  ];
}

function note(title: string, entries: readonly { name: string; text: string }[]): ReportNote[] {
  if (entries.length === 0) return [];
  const paragraphs = entries.map(({ name, text }) => [
    { text: `${name}. `, style: 'bold' as const },
    { text, style: 'plain' as const },
  ]);
  return [{ title, language: 'en', weight: 'plain', paragraphs }];
}

function handledBy({ enteredBy, releasedBy, releasedAt, zone }: ReportSnapshot): ReportHandling[] {
  const time = (instant: string): string => shortMoment(zone, instant).slice(11);
  const entered = enteredBy.map(({ name, at }) => ({ label: 'Entered by', who: name, at: time(at) }));
  return releasedBy === null
    ? entered
    : [...entered, { label: 'Released by', who: releasedBy, at: time(releasedAt) }];
}
