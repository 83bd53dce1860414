import * as runEndpoints from '@nidan/contract/lab/quality/run-endpoints';
import { rejectingRule } from '@nidan/domain/quality/quality-state';
import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { afterWhoGoesByHolds } from './hold-lock.ts';
import { insertHold, lockOpenHolds, markReleasedByRun } from './hold-rows.ts';
import { type JudgedPoint, judgeHistory, worstOf } from './judge-run.ts';
import { updateVerdicts } from './point-rows.ts';
import { readPoints } from './points-of-series.query.ts';
import { lastGoodBefore } from './quality-of-results.query.ts';
import { type LockedRun, lockRunOf, markCompleted } from './run-rows.ts';
import { readRunSheet } from './runs.query.ts';
import { requireStarted } from './save-points.ts';
import type { SeriesRow } from './series-rows.ts';
import { readSeries } from './series.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Outcome {
  readonly parameterId: string;
  readonly parameter: string;
  /** The points of the run. */
  readonly points: readonly JudgedPoint[];
}

async function judge(ctx: Ctx, run: LockedRun, series: readonly SeriesRow[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const names = new Map(series.map(({ parameterId, parameter }) => [parameterId, parameter]));
  for (const [parameterId, parameter] of names) {
    const judged = await judgeHistory(ctx, { machineId: run.machineId, parameterId }, run.runId);
    const points = judged.filter(({ runId }) => runId === run.runId);
    outcomes.push({ parameterId, parameter, points });
  }
  return outcomes;
}

interface RejectedRun extends Pick<LockedRun, 'runId' | 'machineId' | 'machine'> {
  readonly measuredAt: Date;
}

/** Opens a hold for each parameter that a rule rejects now and did not before, and that is not held already. */
export async function openHolds(
  ctx: Ctx,
  { runId, machineId, machine, measuredAt }: RejectedRun,
  outcomes: readonly Outcome[],
): Promise<void> {
  const held = await lockOpenHolds(ctx, machineId);
  for (const { parameterId, parameter, points } of outcomes) {
    const rule = points
      .filter(({ former }) => former !== 'reject')
      .map(({ rules }) => rejectingRule(rules))
      .find((found) => found !== null);
    if (rule === undefined || held.has(parameterId)) continue;
    const holdId = newId();
    const lastGoodAt = await lastGoodBefore(ctx, { machineId, parameterId }, measuredAt);
    await insertHold(ctx, { holdId, machineId, parameterId, runId, rule, lastGoodAt });
    recordEvent(ctx, {
      entityKind: 'QC_HOLD',
      entityId: holdId,
      parts: [runId, machineId],
      action: 'hold',
      after: { machine, parameter, rule },
    });
  }
}

/** Releases what is held and good now: nothing rejects, and every level with an open series has a point. */
async function releaseHolds(
  ctx: Ctx,
  { runId, machineId, machine }: LockedRun,
  outcomes: readonly Outcome[],
): Promise<void> {
  const held = await lockOpenHolds(ctx, machineId);
  for (const { parameterId, parameter, points } of outcomes) {
    const holdId = held.get(parameterId);
    if (holdId === undefined || worstOf(points) === 'reject') continue;
    const levels = new Set(points.map(({ level }) => level));
    const open = await readSeries(ctx, { machineId, parameterId });
    if (open.some(({ level }) => !levels.has(level))) continue;
    await markReleasedByRun(ctx, holdId, runId);
    recordEvent(ctx, {
      entityKind: 'QC_HOLD',
      entityId: holdId,
      parts: [runId, machineId],
      action: 'release',
      after: { machine, parameter, by: 'run' },
    });
  }
}

/** Completes a run: its points are judged, a reject holds its parameter on the machine, a good run releases it. */
export const completeRun = serve(
  runEndpoints.completeRun,
  async (given, { runId, version, comment, correctiveAction }) => {
    const run = await lockRunOf(given, runId, version);
    requireStarted(run);
    const ctx = await afterWhoGoesByHolds(given);
    const points = await readPoints(ctx, sql`x.run_id = ${runId}`, 1_000);
    const [latest] = points;
    if (latest === undefined) throw refuse('qc-run-empty');
    const seriesIds = points.map(({ seriesId }) => seriesId);
    const outcomes = await judge(ctx, run, await readSeries(ctx, { seriesIds, closed: true }));
    const judged = outcomes.flatMap((outcome) => outcome.points);
    const { measuredAt } = latest;
    await openHolds(ctx, { ...run, measuredAt }, outcomes);
    await updateVerdicts(ctx, judged);
    const verdict = worstOf(judged);
    await markCompleted(ctx, runId, {
      verdict,
      measuredAt,
      comment: comment.trim(),
      correctiveAction: correctiveAction.trim(),
    });
    await releaseHolds(ctx, run, outcomes);
    recordEvent(ctx, {
      entityKind: 'QC_MANUAL',
      entityId: runId,
      parts: [run.machineId],
      action: 'complete',
      before: { state: run.state },
      after: {
        machine: run.machine,
        verdict,
        points: points.length,
        rules: [...new Set(judged.flatMap(({ rules }) => rules))],
        correctiveAction: correctiveAction.trim(),
      },
    });
    return readRunSheet(ctx, runId);
  },
);
