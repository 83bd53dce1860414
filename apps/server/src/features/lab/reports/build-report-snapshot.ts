import { PROGRAMS } from '@nidan/domain/access/programs';
import { contactLines } from '@nidan/domain/documents/letterhead';
import { paperWords } from '@nidan/domain/documents/words/paper-words';
import type { Language } from '@nidan/domain/enumerations/bills';
import { detailedAgeAt } from '@nidan/domain/people/ages/age-at';
import { briefAge } from '@nidan/domain/people/ages/brief-age';
import type { CaseSnapshot } from '@nidan/domain/pathology/case-snapshot';
import { reportReadiness } from '@nidan/domain/reports/report-readiness';
import type {
  ReportSnapshot,
  SnapshotLetterhead,
  SnapshotPatient,
  SnapshotRuleCheck,
  SnapshotSignatory,
} from '@nidan/domain/reports/report-snapshot';
import type { LabCatalogue } from '../../catalogue/versions/lab-catalogue.ts';
import { ageSourceOf } from '../../people/patients/present-patient-brief.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import type { CultureIssue } from '../culture/latest-issues.query.ts';
import { isShownInterim } from '../culture/shown-block.ts';
import type { PreviousValueRow, ReportHeadRow, RuleCheckRow } from './report-source.query.ts';
import { withTemplates } from './with-templates.ts';
import { inOrderOfPage, snapshotTest } from './snapshot-tests.ts';

export interface ReportSource {
  readonly head: ReportHeadRow;
  readonly tests: readonly TestUnderWork[];
  readonly previous: readonly PreviousValueRow[];
  readonly catalogue: LabCatalogue;
  /** What is kept of a case, by bill test; undefined for a test that has none. */
  readonly caseOf: (billTestId: string) => CaseSnapshot | undefined;
  /** What was issued last of each culture, by its test. */
  readonly issues: ReadonlyMap<string, CultureIssue>;
}

export interface ReportMoment {
  readonly now: Date;
  readonly zone: string;
  /** Of the page: that of the bill, or of the revision that went out before. */
  readonly language: Language;
  readonly by: string;
  /** Fixed words of the lab; the usual ones when null. */
  readonly disclaimer: string | null;
  readonly signEverySheet: boolean;
  /** Shows values that nobody checked yet: only for a preview, never for a release. */
  readonly unchecked: boolean;
}

/** What a release adds: number, revision, status and what changed. */
export type ReportBody = Omit<ReportSnapshot, 'reportNo' | 'revision' | 'verifyUrl' | 'status' | 'amendment'>;

/** The report of a bill as it stands, made of what is stored and nothing else. */
export function buildReportSnapshot(source: ReportSource, moment: ReportMoment): ReportBody {
  const { head, previous, catalogue, issues, caseOf } = source;
  const { language } = moment;
  const testsSource = { catalogue, previous, issues, caseOf, language };
  const ordered = inOrderOfPage(source.tests);
  const { ready, pending, investigations } = reportReadiness(
    ordered.map((test) => ({ ...test, dueAt: test.dueAt.toISOString(), line: lineOf(test) })),
  );
  const readyIds = new Set(ready.map(({ billTestId }) => billTestId));
  const shown = ordered.filter(
    (test) =>
      readyIds.has(test.billTestId) ||
      (moment.unchecked && test.results.size > 0) ||
      isShownInterim(test, issues.get(test.billTestId)),
  );
  const collectedAt = earliest(shown.map((test) => test.collectedAt));
  const signatories = signatoriesOf(shown, source);
  const byRule = ruleChecksOf(shown, head);
  const body: ReportBody = {
    format: 1,
    ...(language === 'en' ? {} : { language }),
    zone: moment.zone,
    letterhead: letterheadOf(head),
    labNo: head.lab_no,
    patient: patientOf(head, { at: collectedAt ?? head.created_at, zone: moment.zone }),
    doctor:
      head.doctor_name === null
        ? null
        : { name: head.doctor_name, qualification: textOrNull(head.doctor_qualification ?? '') },
    client: head.client,
    stat: head.priority === 'stat',
    fastingHours: head.fasting_hours,
    collectedAt: collectedAt?.toISOString() ?? null,
    receivedAt: earliest(shown.map((test) => test.accessionedAt))?.toISOString() ?? null,
    releasedAt: moment.now.toISOString(),
    tests: shown.map((test) => snapshotTest(testsSource, test)),
    investigations,
    pending,
    signatories,
    enteredBy: enterersOf(shown.filter((test) => !isShownInterim(test, issues.get(test.billTestId)))),
    ...(byRule.length > 0 ? { byRule } : {}),
    releasedBy: signatories.some(({ name }) => name === moment.by) ? null : moment.by,
    disclaimer: moment.disclaimer ?? paperWords(language).report.disclaimer,
    ...(moment.signEverySheet ? { signEverySheet: true } : {}),
  };
  return withTemplates(body, { catalogue, shown, language });
}

function lineOf({ lineId, ordered }: TestUnderWork) {
  return { lineId, name: ordered.name, restricted: ordered.restrictReportTillAllCheck };
}

function letterheadOf(head: ReportHeadRow): SnapshotLetterhead {
  const { lab_address: address, lab_phone: phone, lab_email: email, website } = head;
  return {
    labName: head.lab_name,
    tagline: textOrNull(head.tagline),
    addressLines: contactLines({ address, phone, email, website }),
    footLine: textOrNull(head.footer),
    logo: head.logo,
  };
}

function patientOf(head: ReportHeadRow, moment: { at: Date; zone: string }): SnapshotPatient {
  return {
    patientId: head.patient_id,
    patientCode: head.patient_code,
    title: head.name_title,
    name: head.patient_name,
    nativeName: textOrNull(head.name_local ?? ''),
    nativeLanguage: head.language === 'mr' ? 'mr' : 'hi',
    age: briefAge(detailedAgeAt(ageSourceOf(head), moment)),
    sex: head.sex,
    birthDate: head.birthdate,
    abhaId: head.abha_id,
  };
}

function textOrNull(text: string): string | null {
  return text.trim() === '' ? null : text;
}

function earliest(moments: readonly (Date | null)[]): Date | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : new Date(Math.min(...known.map((moment) => moment.getTime())));
}

/** The verdict by which the program checked a test; undefined for a test that a person checked. */
function ruleCheckOf(
  { billTestId, checkedById }: TestUnderWork,
  head: ReportHeadRow,
): RuleCheckRow | undefined {
  if (checkedById !== PROGRAMS.rules.userId) return undefined;
  return head.rule_checks?.find((check) => check.billTestId === billTestId);
}

function ruleChecksOf(shown: readonly TestUnderWork[], head: ReportHeadRow): SnapshotRuleCheck[] {
  return shown.flatMap((test) => {
    const check = ruleCheckOf(test, head);
    if (check === undefined) return [];
    const approvedAt = new Date(check.approvedAt).toISOString();
    return [{ test: test.name, version: check.version, approvedBy: check.name, approvedAt }];
  });
}

/** Who checked the shown tests, each once, with the time of the last one; for a rule whoever approved it answers. */
function signatoriesOf(shown: readonly TestUnderWork[], { head, issues }: ReportSource): SnapshotSignatory[] {
  const found = new Map<string, SnapshotSignatory>();
  for (const test of shown) {
    const { checkedById, checkedAt: at } = test;
    const issue = issues.get(test.billTestId);
    const interim = isShownInterim(test, issue) ? issue : undefined;
    const checkedAt = interim === undefined ? at : new Date(interim.issuedAt);
    const checker = interim?.issuer ?? ruleCheckOf(test, head) ?? head.people[checkedById ?? ''];
    if (checker === undefined || checkedAt === null) continue;
    const { name, qualification, registrationNo, role, signature } = checker;
    const authorisedAt = checkedAt.toISOString();
    const former = found.get(name);
    if (former !== undefined && former.authorisedAt >= authorisedAt) continue;
    found.set(name, {
      name,
      qualification: qualification ?? '',
      role: role ?? '',
      registrationNo: registrationNo === null ? '' : `Reg. No. ${registrationNo}`,
      authorisedAt,
      signature,
    });
  }
  return [...found.values()];
}

/** Who entered results of the shown tests, each once, with the time of the last one. */
function enterersOf(shown: readonly TestUnderWork[]): { name: string; at: string }[] {
  const found = new Map<string, string>();
  for (const { completedBy, completedAt } of shown) {
    if (completedBy === null || completedAt === null) continue;
    const at = completedAt.toISOString();
    const former = found.get(completedBy);
    if (former === undefined || former < at) found.set(completedBy, at);
  }
  return [...found].map(([name, at]) => ({ name, at }));
}
