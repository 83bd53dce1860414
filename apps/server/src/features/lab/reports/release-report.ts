import { withIntervalsNote } from '@nidan/domain/documents/intervals-note';
import { createHash } from 'node:crypto';
import { PERMISSION } from '@nidan/domain/access/permission-bits';
import { type CaseSnapshot, EMPTY_CASE } from '@nidan/domain/pathology/case-snapshot';
import { canonicalJson } from '@nidan/domain/reports/canonical-json';
import { addendaIn } from '@nidan/domain/reports/case-changes';
import { compareReports, nextStatus, withFormerValues } from '@nidan/domain/reports/report-changes';
import type {
  ReportRevisionStatus,
  ReportSnapshot,
  SnapshotTest,
} from '@nidan/domain/reports/report-snapshot';
import { paperWords } from '@nidan/domain/documents/words/paper-words';
import type { Language } from '@nidan/domain/enumerations/bills';
import { languageOf } from '@nidan/domain/reports/report-document-of';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { reportDispatch } from '@nidan/domain/status-sets/lab/report-dispatch';
import { requireRight } from '../../../kernel/access/require-right.ts';
import { refuseByAccount } from '../../../kernel/access/refuse-by-account.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { buildReportSnapshot, type ReportBody, type ReportMoment } from './build-report-snapshot.ts';
import { heldValues, swapDetails } from '../checking/check-blocks.ts';
import { doubtOfTest } from '../results/groups/group-in-doubt.ts';
import type { TestUnderWork } from '../results/tests-under-work.query.ts';
import { amendmentOf } from './report-amendment.ts';
import { insertRevision, markReplaced } from './report-rows.ts';
import { type FormerRevisionRow, lockBillOfReport, type ReportHeadRow } from './report-source.query.ts';
import { readReportSource, type ReportBasis, reportSourceOf } from './report-source.ts';
import { newVerifyToken, verifyUrl } from './verify/verify-token.ts';

/** Raised whenever the same snapshot would make other pages. */
const TEMPLATE_VERSION = 2;

export interface ReleaseRequest {
  readonly billId: string;
  /** Why the report is amended; otherwise the reasons given when results were taken back. */
  readonly reason?: string | undefined;
  /** Who was told of the amendment, how and when. */
  readonly informed?: string | undefined;
  /** The live tests of the bill as they stand and what else the report goes by, when the caller has read them under the lock of the bill. */
  readonly known?: { readonly tests: readonly TestUnderWork[]; readonly basis: ReportBasis };
}

export interface ReleasedReport {
  readonly reportId: string;
  readonly reportNo: string;
  readonly revision: number;
  readonly status: ReportRevisionStatus;
}

/**
 * Releases the report of a bill: its next revision, immutable (ADR 6), ready to print; the pages are rendered after the
 * commit. Refuses when the caller may not, when the lab's account blocks it, when no test is ready, when nothing has
 * changed since the last revision, and when an amendment has no reason.
 */
export async function releaseReport(ctx: Ctx, request: ReleaseRequest): Promise<ReleasedReport> {
  refuseByAccount(ctx.lab, 'reportRelease');
  requireRight(ctx.caller, 'reports', PERMISSION.create);
  const { former, ...source } = await sourceOf(ctx, request);
  const body = buildReportSnapshot(source, {
    now: ctx.now,
    zone: ctx.lab.timeZone,
    by: ctx.caller.name,
    ...paperOf(ctx, pageLanguage(source.head, former)),
    unchecked: false,
  });
  if (body.tests.length === 0) throw nothingToRelease(body);
  refuseDoubts(source.tests, body);
  refuseHeldValues(source.tests, body);
  const verifyToken = newVerifyToken(ctx.lId);
  const said = await nextRevision(ctx, { body, former, request });
  const snapshot = { ...said, verifyUrl: verifyUrl(ctx.services.config, verifyToken) };
  return write(ctx, { snapshot, former, verifyToken, billId: request.billId });
}

/**
 * Releases the last revision of a report anew with the addenda that were written since, and nothing else of it changed: its values,
 * its signatures and what it says of an earlier revision stay. Refuses where the report would have changed otherwise too.
 */
export async function releaseAddendum(ctx: Ctx, billId: string): Promise<ReleasedReport> {
  refuseByAccount(ctx.lab, 'reportRelease');
  requireRight(ctx.caller, 'reports', PERMISSION.create);
  const { former, ...source } = await sourceOf(ctx, { billId });
  if (former === null) throw refuse('not-found');
  const moment = { now: ctx.now, zone: ctx.lab.timeZone, by: ctx.caller.name, unchecked: false };
  const body = buildReportSnapshot(source, {
    ...moment,
    ...paperOf(ctx, pageLanguage(source.head, former)),
  });
  if (compareReports(former.snapshot, body).changes.length > 0) throw refuse('addendum-with-changes');
  const addenda = new Map(body.tests.map(({ billTestId, pathology }) => [billTestId, pathology?.addenda]));
  const verifyToken = newVerifyToken(ctx.lId);
  const snapshot: ReportSnapshot = {
    ...former.snapshot,
    revision: former.revision + 1,
    verifyUrl: verifyUrl(ctx.services.config, verifyToken),
    releasedAt: ctx.now.toISOString(),
    releasedBy: body.releasedBy,
    addendum: addendaIn(body.tests),
    tests: former.snapshot.tests.map((test) => withAddenda(test, addenda.get(test.billTestId))),
  };
  return write(ctx, { snapshot, former, verifyToken, billId });
}

function withAddenda(test: SnapshotTest, addenda: CaseSnapshot['addenda'] | undefined): SnapshotTest {
  if (addenda === undefined || addenda.length === 0) return test;
  return { ...test, pathology: { ...(test.pathology ?? EMPTY_CASE), addenda } };
}

async function sourceOf(ctx: Ctx, { billId, known }: ReleaseRequest): ReturnType<typeof readReportSource> {
  if (known !== undefined) {
    const { basis, tests } = known;
    return { ...(await reportSourceOf(ctx, basis, tests)), former: basis.former };
  }
  await lockBillOfReport(ctx, billId);
  return readReportSource(ctx, billId);
}

/** A report keeps the language that it was first released in; until then it has that of its bill. */
export function pageLanguage(head: ReportHeadRow, former: FormerRevisionRow | null): Language {
  return former === null ? head.language : languageOf(former.snapshot);
}

/** What the lab says of its reports as a whole, in the language of a page. */
export function paperOf(
  ctx: Ctx,
  language: Language,
): Pick<ReportMoment, 'disclaimer' | 'signEverySheet' | 'language'> {
  const signEverySheet = labSettingOf(ctx.lab.switches, 'signEverySheet');
  return { disclaimer: disclaimerOf(ctx, language), signEverySheet, language };
}

/** Closing words of the lab's reports where it has set its own, or has intervals to approve. */
export function disclaimerOf({ lab }: Ctx, language: Language): string | null {
  const words = paperWords(language).report;
  const own = labSettingOf(lab.switches, 'reportDisclaimer');
  if (!labSettingOf(lab.switches, 'intervalsApproved'))
    return withIntervalsNote(own === '' ? words.disclaimer : own, words.intervalsNotApproved);
  return own === '' ? null : own;
}

/** A report tells no blood group that is not the person's last one, and nothing of a tube that may bear another name, before somebody has said why. */
function refuseDoubts(tests: readonly TestUnderWork[], body: ReportBody): void {
  const told = new Set(body.tests.map(({ billTestId }) => billTestId));
  for (const test of tests) {
    if (!told.has(test.billTestId)) continue;
    const doubt = doubtOfTest(test);
    if (doubt !== null) throw refuse('blood-group-differs', { details: doubt });
    if (test.swap !== null) throw refuse('maybe-swapped', { details: swapDetails(test.name, test.swap) });
  }
}

/** A report tells no value that a rejected control holds, unless somebody decided in its look-back to keep it. */
function refuseHeldValues(tests: readonly TestUnderWork[], body: ReportBody): void {
  const told = new Set(body.tests.map(({ billTestId }) => billTestId));
  const held = tests.filter(({ billTestId }) => told.has(billTestId)).flatMap(heldValues);
  const open = held.find(({ result, keptVersion }) => result.version !== keptVersion);
  if (open !== undefined) throw refuse('qc-hold', { details: open.details });
}

function nothingToRelease({ labNo, pending, investigations }: ReportBody) {
  const waiting = pending.map(({ name, state }) => `${name}: ${state}`).join(', ');
  const why = investigations === 0 ? 'all its tests are cancelled' : waiting;
  return refuse('report-nothing-checked', { details: { labNo, why } });
}

interface Revising {
  readonly body: ReportBody;
  readonly former: FormerRevisionRow | null;
  readonly request: ReleaseRequest;
}

async function nextRevision(
  ctx: Ctx,
  { body, former, request }: Revising,
): Promise<Omit<ReportSnapshot, 'verifyUrl'>> {
  if (former === null) {
    const status = nextStatus(null, body.pending);
    return { ...body, reportNo: `R-${body.labNo}`, revision: 1, status, amendment: null };
  }
  const { changes, revokes, same } = compareReports(former.snapshot, body);
  if (same) {
    const details = { revision: String(former.revision), labNo: body.labNo };
    throw refuse('report-unchanged', { details });
  }
  const status = nextStatus({ status: former.status, revokes }, body.pending);
  const { reason, informed } = request;
  const next = { reportNo: former.report_no, revision: former.revision + 1, status };
  if (status !== 'AMENDED') return { ...body, ...next, amendment: null };
  const amendment = await amendmentOf(ctx, { former, changes, revokes, reason, informed });
  return { ...body, ...next, tests: withFormerValues(body.tests, former.snapshot.tests), amendment };
}

interface Releasing {
  readonly snapshot: ReportSnapshot;
  readonly former: FormerRevisionRow | null;
  readonly verifyToken: string;
  readonly billId: string;
}

async function write(
  ctx: Ctx,
  { snapshot, former, verifyToken, billId }: Releasing,
): Promise<ReleasedReport> {
  const { reportNo, revision, status, amendment } = snapshot;
  const reportId = newId();
  const json = canonicalJson(snapshot);
  const hash = createHash('sha256').update(json).digest();
  const reason =
    snapshot.addendum === undefined ? (amendment?.reason ?? null) : `Addendum ${snapshot.addendum}`;
  if (former !== null) await markReplaced(ctx, former.report_id);
  await insertRevision(ctx, {
    reportId,
    billId,
    reason,
    json,
    hash,
    templateVersion: TEMPLATE_VERSION,
    verifyToken,
    snapshot,
    dispatch: dispatchOf(former),
  });
  enqueueJob(ctx, { task: 'render-report', payload: { reportId } });
  enqueueJob(ctx, { task: 'publish-report', payload: { reportId } });
  recordEvent(ctx, {
    entityKind: 'REPORT',
    entityId: reportId,
    billId,
    parts: snapshot.tests.map(({ billTestId }) => billTestId),
    action: 'release',
    before: former === null ? undefined : { revision: former.revision, status: former.status },
    after: { reportNo, revision, status, hash: hash.toString('hex') },
    // An addendum changes nothing, and has an event of its own.
    reason: amendment?.reason ?? null,
  });
  return { reportId, reportNo, revision, status };
}

/** A report that was held stays held in its next revision. */
function dispatchOf(former: FormerRevisionRow | null) {
  const { initial } = reportDispatch;
  if (former === null || former.hold_reason === null) return { state: initial, holdReason: null };
  const state = stepOrRefuse('Report', reportDispatch.step('hold', initial));
  return { state, holdReason: former.hold_reason };
}
