import type { ExplorerDates } from '@nidan/contract/insight/explorer/explorer-shapes';
import type { WorkScope } from '@nidan/domain/access/work-scope';
import type { ReportFormat } from '@nidan/domain/enumerations/reporting';
import type { ExplorerQuestion } from '@nidan/domain/insight/explorer-query';
import type { ReportPeriod } from '@nidan/domain/scheduling/report-schedule';
import { genericOutcome } from '@nidan/domain/status-sets/links/generic-outcome';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { deleteInBatches } from '../../../kernel/jobs/delete-in-batches.ts';

export interface RunKey {
  readonly lId: number;
  readonly runId: string;
}

interface NewRun extends RunKey {
  readonly scheduleId: string | null;
  readonly period: ReportPeriod | null;
  readonly title: string;
  readonly question: ExplorerQuestion;
  readonly dates: ExplorerDates;
  readonly format: ReportFormat;
  readonly ownerId: string;
  readonly now: Date;
}

const { PENDING, SUCCESS, FAILURE } = genericOutcome.codes;

/** Begins a run; false when its schedule has one of this period already, whatever became of it. */
export async function insertRun(db: Db, run: NewRun): Promise<boolean> {
  const { rows } = await sql`
    insert into report_run (l_id, run_id, schedule_id, title, question, dates, format, period_from, period_to, owner_id, asked_at, state)
    values (${run.lId}, ${run.runId}, ${run.scheduleId}, ${run.title}, ${JSON.stringify(run.question)}, ${JSON.stringify(run.dates)},
      ${run.format}, ${run.period?.from ?? null}, ${run.period?.to ?? null}, ${run.ownerId}, ${run.now}, ${PENDING})
    on conflict (l_id, schedule_id, period_from, period_to) where schedule_id is not null do nothing
    returning run_id`.execute(db);
  return rows.length > 0;
}

/** Says how far a run is, seen at once by whoever looks. */
export async function tellRows(db: Db, { lId, runId }: RunKey, done: number): Promise<void> {
  await db
    .updateTable('report_run')
    .set({ rows_done: done })
    .where('l_id', '=', lId)
    .where('run_id', '=', runId)
    .where('state', '=', PENDING)
    .execute();
}

interface MadeFile {
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly rows: number;
  /** Bills in it. */
  readonly billIds: readonly string[];
  /** What of the lab its owner saw. */
  readonly scope: WorkScope;
}

async function endRun(
  db: Db,
  { lId, runId }: RunKey,
  end: { state: string; ended_at: Date; failure?: string; rows_done?: number; rows_total?: number },
): Promise<boolean> {
  const ended = await db
    .updateTable('report_run')
    .set(end)
    .where('l_id', '=', lId)
    .where('run_id', '=', runId)
    .where('state', '=', PENDING)
    .returning('run_id')
    .executeTakeFirst();
  return ended !== undefined;
}

/** Keeps the file of a run and says that it is there; nothing for a run that has ended already. */
export async function keepFile(
  db: Db,
  key: RunKey,
  { file: { fileName, bytes, rows, billIds, scope }, now }: { readonly file: MadeFile; readonly now: Date },
): Promise<void> {
  const ended = await endRun(db, key, { state: SUCCESS, ended_at: now, rows_done: rows, rows_total: rows });
  if (!ended) return;
  await sql`
    insert into report_run_file (l_id, run_id, file_name, bytes, bill_ids, made_scope)
    values (${key.lId}, ${key.runId}, ${fileName}, ${bytes}, ${[...billIds]}::uuid[], ${JSON.stringify(scope)}::jsonb)`.execute(
    db,
  );
}

/** Ends a run without a file and says why. */
export async function failRun(
  db: Db,
  key: RunKey,
  { failure, now }: { readonly failure: string; readonly now: Date },
): Promise<void> {
  await endRun(db, key, { state: FAILURE, ended_at: now, failure });
}

/** Forgets runs that were asked for before a day, with their files (domain facts 2.20: 90 days). */
export async function deleteRunsBefore(db: Db, lId: number, before: Date): Promise<void> {
  await deleteInBatches(async (atMost) => {
    const { rows } = await sql<{ run_id: string }>`
      select run_id from report_run where l_id = ${lId} and asked_at < ${before} limit ${atMost}`.execute(db);
    const ids = rows.map(({ run_id: id }) => id);
    await sql`delete from report_run_file where l_id = ${lId} and run_id = any(${ids}::uuid[])`.execute(db);
    await sql`delete from report_run where l_id = ${lId} and run_id = any(${ids}::uuid[])`.execute(db);
    return ids.length;
  });
}
