import * as runEndpoints from '@nidan/contract/lab/quality/run-endpoints';
import { qcZScore } from '@nidan/domain/quality/qc-series';
import { qcRun } from '@nidan/domain/status-sets/lab/qc-run';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { afterWhoGoesByHolds } from './hold-lock.ts';
import { openHolds } from './complete-run.ts';
import { judgeHistory, worstOf } from './judge-run.ts';
import { insertFormer, lockPoint, updateValue, updateVerdicts } from './point-rows.ts';
import { type LockedRun, lockRun, lockRunOf, markSeen, updateNotes, updateVerdict } from './run-rows.ts';
import { verdictsOfRuns } from './verdicts-of-runs.query.ts';
import { readRunSheet } from './runs.query.ts';
import { readOneSeries } from './series.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

function requireCompleted({ state }: LockedRun): void {
  if (state !== 'completed') throw refuse('qc-run-open', { details: { label: qcRun.states[state].label } });
}

/** Writes what is to be said of a completed run. */
export const noteRun = serve(runEndpoints.noteRun, async (ctx, { runId, version, ...given }) => {
  const run = await lockRunOf(ctx, runId, version);
  requireCompleted(run);
  const notes = { comment: given.comment.trim(), correctiveAction: given.correctiveAction.trim() };
  await updateNotes(ctx, runId, notes);
  recordEvent(ctx, {
    entityKind: 'QC_MANUAL',
    entityId: runId,
    action: 'note',
    before: { comment: run.comment, correctiveAction: run.correctiveAction },
    after: notes,
  });
  return readRunSheet(ctx, runId);
});

/** A second person has looked at a completed run. */
export const lookAtRun = serve(runEndpoints.lookAtRun, async (ctx, { runId, version }) => {
  const run = await lockRunOf(ctx, runId, version);
  requireCompleted(run);
  if (run.seenAt !== null) throw refuse('qc-run-seen');
  if (run.completedBy === null || run.completedBy === ctx.caller.userId) throw refuse('qc-run-own');
  await requireTwoPeople(ctx, run.completedBy);
  if (run.verdict === 'reject' && run.correctiveAction === '') {
    const { lines } = await readRunSheet(ctx, runId);
    const rules = new Set(lines.flatMap(({ point }) => point?.rules ?? []));
    throw refuse('qc-action-missing', { details: { rule: [...rules].join(', ') } });
  }
  await markSeen(ctx, runId);
  recordEvent(ctx, {
    entityKind: 'QC_MANUAL',
    entityId: runId,
    action: 'look',
    after: { verdict: run.verdict },
  });
  return readRunSheet(ctx, runId);
});

/** Corrects a point of a completed run; what it said is kept, and this and later points are judged again. */
export const correctPoint = serve(
  runEndpoints.correctPoint,
  async (given, { pointId, version, value, reason: said }) => {
    const ctx = await afterWhoGoesByHolds(given);
    const { runId } = await lockPoint(ctx, pointId);
    const run = await lockRun(ctx, runId);
    const point = await lockPoint(ctx, pointId);
    await expectVersion(ctx, { entityId: runId, expected: version, found: point.version });
    requireCompleted(run);
    const series = await readOneSeries(ctx, point.seriesId);
    const z = qcZScore(value, series);
    if (z === null) throw refuse('qc-points-alike');
    const reason = said.trim();
    await insertFormer(ctx, point, reason);
    await updateValue(ctx, { pointId, value, z });
    const { machineId, parameterId, parameter } = series;
    const judged = await judgeHistory(ctx, { machineId, parameterId }, runId);
    const first = judged.findIndex((one) => one.runId === runId);
    const changed = first === -1 ? [] : judged.slice(first);
    await openHolds(ctx, { ...run, measuredAt: run.measuredAt ?? ctx.now }, [
      { parameterId, parameter, points: changed },
    ]);
    await updateVerdicts(ctx, changed);
    const verdicts = await verdictsOfRuns(ctx, [...new Set(changed.map((one) => one.runId))]);
    for (const [id, points] of verdicts) await updateVerdict(ctx, id, worstOf(points));
    recordEvent(ctx, {
      entityKind: 'QC_MANUAL',
      entityId: runId,
      parts: [pointId, point.seriesId],
      action: 'correct',
      before: { value: point.value, rules: point.rules },
      after: { value, rules: judged.find((one) => one.pointId === pointId)?.rules ?? [] },
      reason,
    });
    return readRunSheet(ctx, runId);
  },
);
