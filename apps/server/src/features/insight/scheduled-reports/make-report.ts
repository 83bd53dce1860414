import type { ExplorerCell, ExplorerDates } from '@nidan/contract/insight/explorer/explorer-shapes';
import type { ReportFormat } from '@nidan/domain/enumerations/reporting';
import { EXPLORER_LIMITS, type ExplorerQuestion } from '@nidan/domain/insight/explorer-query';
import { daysAsked } from '@nidan/domain/time/asked-dates';
import { formatDate } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import { inTransaction } from '../../../kernel/database/connections/in-transaction.ts';
import { readCancellable, ReadEnded } from '../../../kernel/database/connections/read-cancellable.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { Refusal } from '../../../kernel/http/refuse.ts';
import type { Services } from '../../../kernel/http/services.ts';
import { asMember, inNameOf } from '../../../kernel/jobs/as-member.ts';
import type { Job } from '../../../kernel/jobs/start-worker.ts';
import { compileQuestion, type CompiledQuestion } from '../explorer/compile-question.ts';
import { judgeQuestion } from '../explorer/judge-question.ts';
import { type FoundRow, presentCells } from '../explorer/present-cells.ts';
import { renderReportTable, whyTooMany } from './report-table.ts';
import { tellReaders } from './tell-readers.ts';
import { failRun, keepFile, type RunKey, tellRows } from './run-rows.ts';

interface RunRow {
  readonly title: string;
  readonly question: ExplorerQuestion;
  readonly dates: ExplorerDates;
  readonly format: ReportFormat;
  readonly owner_id: string;
  readonly state: string;
}

/** Rows that are read at once; after each such part the run tells how far it is. */
const PART = 5_000;

async function readRunRow(services: Services, { lId, runId }: RunKey): Promise<RunRow | null> {
  const { rows } = await inTransaction(services.db, lId, (tx) =>
    sql<RunRow>`
      select title, question, dates, format, owner_id, state from report_run
      where l_id = ${lId} and run_id = ${runId}`.execute(tx),
  );
  return rows[0] ?? null;
}

interface Gathered {
  readonly cells: ExplorerCell[][];
  readonly billIds: Set<string>;
}

interface Gathering extends RunKey {
  readonly services: Services;
  /** As the owner: their rights and masks are those of now. */
  readonly ctx: Ctx;
  readonly compiled: CompiledQuestion;
  readonly run: RunRow;
}

/** All rows of a report, part by part, or why there are too many. */
async function gather(work: Gathering): Promise<Gathered | string> {
  const { services, lId, runId, ctx, compiled, run } = work;
  const db = services.copy ?? services.db;
  const { question, format } = run;
  const gathered: Gathered = { cells: [], billIds: new Set() };
  const take = (row: FoundRow): void => {
    gathered.cells.push(presentCells(ctx, { subject: question.subject, columns: compiled.columns }, row));
    if (row.bill_id) gathered.billIds.add(row.bill_id);
  };
  const limit = compiled.isList ? PART : EXPLORER_LIMITS.exportRows + 1;
  for (let after: readonly string[] | null = null; ;) {
    const place: readonly string[] | null = after;
    const read = async (tx: Ctx['db']): Promise<FoundRow[]> =>
      // as: the columns of the statement are named c0, c1 and so on
      (await compiled.text(limit, place).execute(tx)).rows as FoundRow[];
    // oxlint-disable-next-line no-await-in-loop -- each part begins where the one before ended
    const rows = await inTransaction(db, lId, (tx) =>
      readCancellable({ tx, db, timeout: EXPLORER_LIMITS.exportTimeout, gone: null }, () => read(tx)),
    );
    rows.forEach(take);
    const tooMany = whyTooMany(format, gathered.cells.length);
    if (tooMany !== null) return tooMany;
    const last = rows.at(-1);
    if (!compiled.isList || rows.length < limit || last === undefined) return gathered;
    after = [last.moment ?? '', last.row_id ?? ''];
    // oxlint-disable-next-line no-await-in-loop -- seen by whoever waits
    await inTransaction(services.db, lId, {
      plans: 'commands',
      work: (tx) => tellRows(tx, { lId, runId }, gathered.cells.length),
    });
  }
}

/** The days that a report covers, in words. */
function coveredBy({ lab, now }: Ctx, dates: ExplorerDates): string {
  const { from, to } = daysAsked(dates, { now, zone: lab.timeZone });
  if (from === null && to === null) return 'All time';
  return `${from === null ? '' : formatDate(from)} to ${to === null ? '' : formatDate(to)}`.trim();
}

/** Makes the file of a run as its owner, with the rights that they have now. Answers why there is none; null when it is kept. */
async function make(services: Services, key: RunKey, run: RunRow): Promise<string | null> {
  const who = { lId: key.lId, userId: run.owner_id, requestId: key.runId };
  const begun = await asMember(services, who, async (ctx) => {
    judgeQuestion(ctx, run.question);
    return { ctx, compiled: compileQuestion(ctx, run.question, run.dates) };
  });
  const { ctx, compiled } = begun;
  const found = await gather({ services, ...key, ctx, compiled, run });
  if (typeof found === 'string') return found;
  const report = {
    title: run.title,
    subject: run.question.subject,
    columns: compiled.columns,
    rows: found.cells,
    across: run.question.pivot ? run.question.groups.length : null,
    lab: ctx.lab,
    covers: coveredBy(ctx, run.dates),
    now: ctx.now,
  };
  const { fileName, bytes } = await renderReportTable(services, report, run.format);
  await asMember(services, who, async (end) => {
    const file = {
      fileName,
      bytes,
      rows: found.cells.length,
      billIds: [...found.billIds],
      scope: ctx.caller.scope,
    };
    await keepFile(end.db, key, { file, now: end.now });
    const facts = { what: run.title, rows: String(file.rows) };
    await tellReaders(end, { runId: key.runId, template: 'reportFile', facts });
    const after = { title: run.title, rows: file.rows, fileName };
    recordEvent(end, { entityKind: 'REPORT_RUN', entityId: key.runId, action: 'make', after });
  });
  return null;
}

/** Why a run of somebody who may not have it any more, or that takes too long, makes no file; null for a failure to try again after. */
function whyNot(error: unknown): string | null {
  if (error instanceof ReadEnded) return 'It takes too long. Choose fewer days, or narrow it by a field';
  if (!(error instanceof Refusal)) return null;
  if (error.code === 'not-signed-in') return 'Its owner works here no longer';
  return error.message;
}

/** Ends a run without a file, in the name of its owner, who may be gone by now, and tells everybody for whom it was. */
async function endWithout(
  services: Services,
  key: RunKey,
  { run, failure }: { readonly run: RunRow; readonly failure: string },
): Promise<void> {
  const { lId, runId } = key;
  const { rows } = await inTransaction(services.db, lId, (tx) =>
    sql<{ location_id: string }>`select location_id from location where l_id = ${lId} limit 1`.execute(tx),
  );
  const locationId = rows[0]?.location_id ?? '';
  await inNameOf(services, { lId, userId: run.owner_id, requestId: runId, locationId }, async (ctx) => {
    await failRun(ctx.db, key, { failure, now: ctx.now });
    await tellReaders(ctx, { runId, template: 'reportNotMade', facts: { what: run.title, why: failure } });
  });
}

/** Makes the file of a run; what is killed on the way begins anew, and what has ended stays as it is. */
export const makeReport: Job = async (services, payload) => {
  // as: `enqueueJob` and the schedule put it there
  const key = payload as RunKey;
  const run = await readRunRow(services, key);
  if (run === null || run.state !== 'PENDING') return;
  const failure = await make(services, key, run).catch((error: unknown) => {
    const why = whyNot(error);
    if (why === null) throw error;
    return why;
  });
  if (failure === null) return;
  await endWithout(services, key, { run, failure });
  services.live.tell(key.lId, ['REPORT_RUN']);
};
