import { DEFAULT_BRAND_COLOUR, type DocumentImage } from '../documents/letterhead.ts';
import {
  REPORT_ZONES,
  type ReportChange,
  type ReportDocument,
  type ReportHandling,
  type ReportNote,
  type ReportStatus,
  type ReportTimes,
} from '../documents/report-document.ts';
import { maskName, maskOther } from '../people/demo-mask.ts';
import { formatDate, formatDateTime } from '../time/indian-date.ts';
import { phrase, printedAgeSex } from '../documents/words/paper-phrases.ts';
import { filled, paperWords } from '../documents/words/paper-words.ts';
import type { Language } from '../enumerations/bills.ts';
import { templatedDocument } from '../report-templates/templated-document.ts';
import { earlierWords } from './case-blocks.ts';
import { layoutOf, localOf, reportDepartments } from './report-departments.ts';
import type { ReportSnapshot, SnapshotChange, SnapshotPatient, SnapshotPicture } from './report-snapshot.ts';

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
  const { page } = snapshot;
  const document = usualDocumentOf(snapshot, printing);
  return page === undefined ? document : templatedDocument(document, page);
}

function usualDocumentOf(snapshot: ReportSnapshot, printing: ReportPrinting): ReportDocument {
  const momentOf = (instant: string): string => shortMoment(snapshot.zone, instant);
  const { logo, ...letterhead } = snapshot.letterhead;
  const language = languageOf(snapshot);
  const words = paperWords(language).report;
  return {
    language,
    title: printing.released ? words.title : words.preview,
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
      language,
      momentOf,
      shownText: (text) =>
        printing.masked ? text.replaceAll(snapshot.patient.name, maskName(snapshot.patient.name)) : text,
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

/** The language of a revision's page. */
export function languageOf(snapshot: Pick<ReportSnapshot, 'language'>): Language {
  return snapshot.language ?? 'en';
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
  const language = languageOf(snapshot);
  const words = paperWords(language).report;
  if (amendment !== null) {
    const former = amendment.replacesRevision;
    const takenBack =
      amendment.takenBackBy === '' ? '' : `; ${filled(words.takenBack, amendment.takenBackBy)}`;
    return {
      kind: 'AMENDED',
      replacesReportOf: momentOf(amendment.replacesReportOf),
      changes: amendment.changes.map((change) => changeIn(language, change)),
      reason: amendment.reason,
      amendedBy: `${amendment.amendedBy}, ${momentOf(snapshot.releasedAt)}${takenBack}`,
      informed: amendment.informed,
      replacesRevision: former,
      formerRevision: filled(words.formerRevision, former),
    };
  }
  if (snapshot.status === 'FINAL') return { kind: 'FINAL' };
  const pending = snapshot.pending.map(({ name, state, expectedAt }) => ({
    name,
    state: phrase(language, state),
    expectedAt: momentOf(expectedAt),
  }));
  return { kind: 'PROVISIONAL', investigations: snapshot.investigations, pending };
}

/** A difference as the page says it: what is no fixed word stays as it was released. */
function changeIn(language: Language, { investigation, was, isNow, effect }: SnapshotChange): ReportChange {
  return {
    investigation: phrase(language, investigation),
    was: { ...was, text: phrase(language, was.text) },
    isNow: { ...isNow, text: phrase(language, isNow.text) },
    effect: phrase(language, effect),
  };
}

function patientOf(snapshot: ReportSnapshot, { masked }: ReportPrinting): ReportDocument['patient'] {
  const { patient, doctor } = snapshot;
  const person = masked ? maskedPatient(patient) : patient;
  return {
    name: `${person.title} ${person.name}`.trim(),
    nativeName: person.nativeName,
    nativeLanguage: person.nativeLanguage,
    ageSex: printedAgeSex(languageOf(snapshot), person.age, person.sex),
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
    reported: released ? moment(snapshot.releasedAt) : paperWords(languageOf(snapshot)).report.notYet,
    printed: moment(printedAt),
    extra: extraTime(snapshot),
  };
}

function extraTime(snapshot: ReportSnapshot): ReportTimes['extra'] {
  const { amendment, stat, fastingHours, zone } = snapshot;
  const words = paperWords(languageOf(snapshot)).report;
  if (amendment !== null)
    return { label: words.firstReport, text: shortMoment(zone, amendment.firstReleasedAt), strong: false };
  if (stat) return { label: words.priority, text: 'STAT', strong: true };
  return fastingHours === null
    ? null
    : { label: words.fasting, text: filled(words.hours, fastingHours), strong: false };
}

/** What is still pending stands here when the status box tells of an amendment; then the interpretation, test by test, and what went out by rule. */
function closingNotes(snapshot: ReportSnapshot, momentOf: (instant: string) => string): ReportNote[] {
  const { amendment, pending, tests } = snapshot;
  const language = languageOf(snapshot);
  const words = paperWords(language).report;
  const waiting =
    amendment === null
      ? []
      : pending.map(({ name, state, expectedAt }) => ({
          name,
          text: filled(words.expectedByTime, phrase(language, state), momentOf(expectedAt)),
        }));
  const seen = new Set<string>();
  const interpretation = tests.flatMap((test) => {
    const { profile, interpretation: text } = test;
    if (text === null || seen.has(text) || layoutOf(test).interpretation !== 'end') return [];
    seen.add(text);
    return [{ name: profile === null ? localOf(test) : localOf(profile), text }];
  });
  const byRule = (snapshot.byRule ?? []).map(({ test, version, approvedBy, approvedAt }) => ({
    name: test,
    text: filled(words.byRule, version, approvedBy, momentOf(approvedAt).slice(0, 10)),
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
    ...note(language, words.inProgress, waiting),
    ...note(language, words.interpretation, interpretation),
    ...note(language, words.byRuleTitle, byRule),
  ];
}

function note(
  language: Language,
  title: string,
  entries: readonly { name: string; text: string }[],
): ReportNote[] {
  if (entries.length === 0) return [];
  const paragraphs = entries.map(({ name, text }) => [
    { text: `${name}. `, style: 'bold' as const },
    { text, style: 'plain' as const },
  ]);
  return [{ title, language, weight: 'plain', paragraphs }];
}

function handledBy(snapshot: ReportSnapshot): ReportHandling[] {
  const { enteredBy, releasedBy, releasedAt, zone } = snapshot;
  const words = paperWords(languageOf(snapshot)).report;
  const time = (instant: string): string => shortMoment(zone, instant).slice(11);
  const entered = enteredBy.map(({ name, at }) => ({ label: words.enteredBy, who: name, at: time(at) }));
  return releasedBy === null
    ? entered
    : [...entered, { label: words.releasedBy, who: releasedBy, at: time(releasedAt) }];
}
