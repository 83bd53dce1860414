import type { QcRunKind, QcVerdict } from '@nidan/domain/quality/quality-state';
import { qcRun, type QcRunState } from '@nidan/domain/status-sets/lab/qc-run';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

export interface LockedRun {
  readonly runId: string;
  readonly machineId: string;
  readonly machine: string;
  readonly state: QcRunState;
  readonly startedBy: string | null;
  readonly completedBy: string | null;
  readonly completedAt: Date | null;
  readonly measuredAt: Date | null;
  readonly verdict: QcVerdict | null;
  readonly comment: string;
  readonly correctiveAction: string;
  readonly seenAt: Date | null;
  readonly version: number;
}

/** Locks a run; refused when the lab has none of this id. */
export async function lockRun(ctx: Ctx, runId: string): Promise<LockedRun> {
  const { rows } = await sql<Omit<LockedRun, 'state'> & { status: number }>`
    select r.run_id as "runId", r.machine_id as "machineId", m.name as machine, r.status, r.started_by as "startedBy",
      r.completed_by as "completedBy", r.completed_at as "completedAt", r.measured_at as "measuredAt", r.verdict, r.comment,
      r.corrective_action as "correctiveAction", r.seen_at as "seenAt", r.version
    from qc_run r join machine m on m.l_id = r.l_id and m.machine_id = r.machine_id
    where r.l_id = ${ctx.lId} and r.run_id = ${runId} for no key update of r`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) throw refuse('not-found');
  const { status, ...run } = row;
  return { ...run, state: qcRun.stateOf(status) };
}

/** Locks a run of the version that the caller has seen. */
export async function lockRunOf(ctx: Ctx, runId: string, version: number): Promise<LockedRun> {
  const run = await lockRun(ctx, runId);
  await expectVersion(ctx, { entityId: runId, expected: version, found: run.version });
  return run;
}

interface NewRun {
  readonly runId: string;
  readonly machineId: string;
  readonly plannedFor: Date | null;
  readonly cause: string;
  readonly kind: QcRunKind;
}

/** Writes a run: begun by the caller now, or planned for a moment. */
export async function insertRun(
  ctx: Ctx,
  { runId, machineId, plannedFor, cause, kind }: NewRun,
): Promise<void> {
  const isPlanned = plannedFor !== null;
  await insertRows(ctx.db, 'qc_run', [
    {
      l_id: ctx.lId,
      run_id: runId,
      machine_id: machineId,
      status: isPlanned ? qcRun.codes.notStarted : qcRun.codes.started,
      kind,
      planned_for: plannedFor,
      cause,
      started_at: isPlanned ? null : ctx.now,
      started_by: isPlanned ? null : ctx.caller.userId,
    },
  ]);
}

/** Moves a locked run to its next state before it is completed. */
export async function moveRun(ctx: Ctx, runId: string, to: 'readyToRun' | 'started'): Promise<void> {
  const begun = to === 'started' ? { started_at: ctx.now, started_by: ctx.caller.userId } : {};
  await ctx.db
    .updateTable('qc_run')
    .set((eb) => ({ status: qcRun.codes[to], ...begun, version: eb('version', '+', 1) }))
    .where('l_id', '=', ctx.lId)
    .where('run_id', '=', runId)
    .execute();
}

/** Notes that the points of a locked run changed. */
export async function touchRun(ctx: Ctx, runId: string): Promise<void> {
  await sql`update qc_run set version = version + 1 where l_id = ${ctx.lId} and run_id = ${runId}`.execute(
    ctx.db,
  );
}

export interface CompletedRun {
  readonly verdict: QcVerdict;
  readonly measuredAt: Date;
  readonly comment: string;
  readonly correctiveAction: string;
}

/** Writes that a locked run is completed by the caller. */
export async function markCompleted(ctx: Ctx, runId: string, done: CompletedRun): Promise<void> {
  await sql`
    update qc_run set status = ${qcRun.codes.completed}, completed_at = ${ctx.now}, completed_by = ${ctx.caller.userId},
      measured_at = ${done.measuredAt}, verdict = ${done.verdict}, comment = ${done.comment},
      corrective_action = ${done.correctiveAction}, version = version + 1
    where l_id = ${ctx.lId} and run_id = ${runId}`.execute(ctx.db);
}

/** Writes that a locked run is started and no longer completed; its notes stay. */
export async function markStartedAgain(ctx: Ctx, runId: string): Promise<void> {
  await sql`
    update qc_run set status = ${qcRun.codes.started}, completed_at = null, completed_by = null, measured_at = null,
      verdict = null, version = version + 1
    where l_id = ${ctx.lId} and run_id = ${runId}`.execute(ctx.db);
}

/** Writes the verdict of completed runs after a point was corrected. */
export async function updateVerdict(ctx: Ctx, runId: string, verdict: QcVerdict): Promise<void> {
  await sql`update qc_run set verdict = ${verdict}, version = version + 1
    where l_id = ${ctx.lId} and run_id = ${runId}`.execute(ctx.db);
}

/** Writes what is said of a locked run. */
export async function updateNotes(
  ctx: Ctx,
  runId: string,
  { comment, correctiveAction }: Pick<CompletedRun, 'comment' | 'correctiveAction'>,
): Promise<void> {
  await sql`update qc_run set comment = ${comment}, corrective_action = ${correctiveAction}, version = version + 1
    where l_id = ${ctx.lId} and run_id = ${runId}`.execute(ctx.db);
}

/** Writes that the caller has looked at a locked run. */
export async function markSeen(ctx: Ctx, runId: string): Promise<void> {
  await sql`update qc_run set seen_at = ${ctx.now}, seen_by = ${ctx.caller.userId}, version = version + 1
    where l_id = ${ctx.lId} and run_id = ${runId}`.execute(ctx.db);
}
