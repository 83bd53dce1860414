import * as runEndpoints from '@nidan/contract/lab/quality/run-endpoints';
import { faultOfUndo, type TakenStep, UNDO_SECONDS } from '@nidan/domain/samples/undo-step';
import { qcRun } from '@nidan/domain/status-sets/lab/qc-run';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { afterWhoGoesByHolds } from './hold-lock.ts';
import { clearVerdicts, deletePoints } from './point-rows.ts';
import { type LockedRun, lockRunOf, markStartedAgain, touchRun } from './run-rows.ts';
import { readRunSheet } from './runs.query.ts';
import { requireStarted } from './save-points.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Values beyond this distance, in SDs, break a rule alone: they stay in the run and are judged. */
const JUDGED_FROM = 2;

function requireOwnFresh({ caller, now }: Ctx, step: TakenStep): void {
  const fault = faultOfUndo(step, { userId: caller.userId, now });
  if (fault === 'other person') throw refuse('qc-undo-of-other');
  if (fault === 'too late') throw refuse('qc-undo-too-late', { details: { seconds: String(UNDO_SECONDS) } });
}

interface EnteredPoint {
  readonly pointId: string;
  readonly seriesId: string;
  readonly parameter: string;
  readonly value: number;
  readonly z: number;
  readonly by: string;
  readonly at: Date;
  readonly wasReplaced: boolean;
}

/** The points of the last entry of a run. */
async function lastEntered({ db, lId }: Ctx, runId: string): Promise<readonly EnteredPoint[]> {
  const { rows } = await sql<EnteredPoint>`
    select x.point_id as "pointId", x.series_id as "seriesId", p.name as parameter, x.value, x.z, x.entered_by as by,
      x.entered_at as at, exists (select from qc_point_former f
        where f.l_id = x.l_id and f.point_id = x.point_id) as "wasReplaced"
    from qc_point x
    join qc_series s on s.l_id = x.l_id and s.series_id = x.series_id
    join parameter p on p.l_id = s.l_id and p.parameter_id = s.parameter_id
    where x.l_id = ${lId} and x.run_id = ${runId}
      and x.entered_at = (select max(entered_at) from qc_point where l_id = ${lId} and run_id = ${runId})`.execute(
    db,
  );
  return rows;
}

async function undoEntry(ctx: Ctx, run: LockedRun): Promise<void> {
  requireStarted(run);
  const points = await lastEntered(ctx, run.runId);
  const [first] = points;
  if (first === undefined) throw refuse('qc-undo-nothing');
  requireOwnFresh(ctx, first);
  const judged = points.find(({ z, wasReplaced }) => wasReplaced || Math.abs(z) > JUDGED_FROM);
  if (judged !== undefined) throw refuse('qc-undo-judged', { details: { what: judged.parameter } });
  await deletePoints(
    ctx,
    points.map(({ pointId }) => pointId),
  );
  await touchRun(ctx, run.runId);
  recordEvent(ctx, {
    entityKind: 'QC_MANUAL',
    entityId: run.runId,
    parts: points.map(({ seriesId }) => seriesId),
    action: 'undoEnter',
    before: { points: points.map(({ value, z }) => ({ value, z })) },
  });
}

/** Whether anything was decided by a completed run or followed it. */
async function isOvertaken({ db, lId }: Ctx, run: LockedRun): Promise<boolean> {
  if (run.seenAt !== null) return true;
  const { rows } = await sql<{ overtaken: boolean }>`
    select exists (select from qc_hold h
        where h.l_id = ${lId} and (h.run_id = ${run.runId} or h.release_run_id = ${run.runId}))
      or exists (select from qc_point_former f join qc_point x on x.l_id = f.l_id and x.point_id = f.point_id
        where x.l_id = ${lId} and x.run_id = ${run.runId} and f.changed_at >= ${run.completedAt})
      or exists (select from qc_run r where r.l_id = ${lId} and r.machine_id = ${run.machineId}
        and r.run_id <> ${run.runId} and r.completed_at >= ${run.completedAt}) as overtaken`.execute(db);
  return rows[0]?.overtaken === true;
}

async function undoCompletion(ctx: Ctx, run: LockedRun): Promise<void> {
  const to = stepOrRefuse('The run', qcRun.step('undoComplete', run.state, 'started'));
  requireOwnFresh(ctx, { by: run.completedBy, at: run.completedAt });
  if (await isOvertaken(ctx, run)) throw refuse('qc-undo-overtaken');
  await clearVerdicts(ctx, run.runId);
  await markStartedAgain(ctx, run.runId);
  recordEvent(ctx, {
    entityKind: 'QC_MANUAL',
    entityId: run.runId,
    parts: [run.machineId],
    action: 'undoComplete',
    before: { state: run.state, verdict: run.verdict },
    after: { state: to },
  });
}

/**
 * Undoes the caller's last entry of points or the completion of a run, at most a minute after it, as a scan is undone (ADR 25). A value
 * that would be judged and a run that a hold goes by stay: they are corrected with a reason.
 */
export const undoRun = serve(runEndpoints.undoRun, async (given, { runId, version, step }) => {
  const run = await lockRunOf(given, runId, version);
  const ctx = await afterWhoGoesByHolds(given);
  await (step === 'enter' ? undoEntry(ctx, run) : undoCompletion(ctx, run));
  return readRunSheet(ctx, runId);
});
