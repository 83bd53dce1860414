import * as runEndpoints from '@nidan/contract/lab/quality/run-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import { qcZScore } from '@nidan/domain/quality/qc-series';
import { qcRun } from '@nidan/domain/status-sets/lab/qc-run';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { requireUsableLot } from './keep-series.ts';
import { insertFormer, insertPoints, lockPoint, type NewPoint, updateValue } from './point-rows.ts';
import { readPoints } from './points-of-series.query.ts';
import { type LockedRun, lockRunOf, touchRun } from './run-rows.ts';
import { readRunSheet } from './runs.query.ts';
import type { SeriesRow } from './series-rows.ts';
import { readSeries } from './series.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

type GivenPoint = BodyOf<typeof runEndpoints.savePoints>['points'][number];

/** Refuses a run that is not started: what is to be done instead depends on how far it is. */
export function requireStarted({ state }: LockedRun): void {
  const details = { label: qcRun.states[state].label };
  if (state === 'completed') throw refuse('qc-run-over', { details });
  if (state !== 'started') throw refuse('qc-run-not-started', { details });
}

/** When the last completed run of a machine was measured; null: none is completed. */
async function lastMeasured({ db, lId }: Ctx, machineId: string): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(measured_at) as at from qc_run
    where l_id = ${lId} and machine_id = ${machineId} and status = ${literalCode(qcRun.codes.completed)}`.execute(
    db,
  );
  return rows[0]?.at ?? null;
}

function requireMoment(ctx: Ctx, { measuredAt, series }: { measuredAt: Date; series: SeriesRow }): void {
  const at = formatDateTime(ctx.lab.timeZone, measuredAt);
  if (measuredAt > ctx.now) throw refuse('qc-point-future', { details: { at } });
  if (measuredAt < series.lotOpenedAt) {
    throw refuse('qc-point-before-lot', { details: { lot: series.lotNo, at } });
  }
}

/** The series of a point as it must be for the run: of its machine and open, of a usable lot, in its unit. */
function requireSeries(
  ctx: Ctx,
  { machineId }: LockedRun,
  { point, series }: { readonly point: GivenPoint; readonly series: SeriesRow | undefined },
): SeriesRow {
  if (series === undefined) throw refuse('not-found');
  if (series.machineId !== machineId) throw refuse('qc-point-other-machine');
  const { parameter, levelName, unit, lotNo, expiresOn } = series;
  requireUsableLot(ctx, { lotNo, expiresOn, closedAt: series.lotClosedAt });
  if (series.closedAt !== null)
    throw refuse('qc-series-closed', { details: { parameter, level: levelName } });
  if (point.unit.trim() !== unit) {
    throw refuse('qc-point-unit', { details: { parameter, unit, given: point.unit.trim() } });
  }
  return series;
}

async function plannedPoints(ctx: Ctx, run: LockedRun, points: readonly GivenPoint[]): Promise<NewPoint[]> {
  const seriesIds = points.map(({ seriesId }) => seriesId);
  if (new Set(seriesIds).size < seriesIds.length) throw refuse('qc-point-twice');
  const known = new Map(
    (await readSeries(ctx, { seriesIds, closed: true })).map((series) => [series.seriesId, series]),
  );
  const last = await lastMeasured(ctx, run.machineId);
  return points.map((point) => {
    const series = requireSeries(ctx, run, { point, series: known.get(point.seriesId) });
    const measuredAt = new Date(point.measuredAt);
    requireMoment(ctx, { measuredAt, series });
    if (last !== null && measuredAt <= last) {
      const details = { machine: run.machine, at: formatDateTime(ctx.lab.timeZone, last) };
      throw refuse('qc-point-before-changes', { details });
    }
    const { pointId, seriesId, value } = point;
    const z = qcZScore(value, series);
    if (z === null)
      throw refuse(series.minValue === series.baseMean ? 'qc-sd-zero' : 'qc-sd-zero-above', {
        details: {
          mean: String(series.baseMean),
          min: String(series.minValue),
          max: String(series.maxValue),
        },
      });
    return { pointId, seriesId, value, z, measuredAt };
  });
}

/** Writes another value of points that are there; the former value stays with its reason and is judged as well. */
async function replaceValues(
  ctx: Ctx,
  changed: readonly { readonly pointId: string; readonly point: NewPoint }[],
  reason: string,
): Promise<void> {
  if (changed.length > 0 && reason === '') throw refuse('qc-point-again');
  for (const { pointId, point } of changed) {
    await insertFormer(ctx, await lockPoint(ctx, pointId), reason);
    await updateValue(ctx, { ...point, pointId });
  }
}

/** Enters points of a run that is started; one whose series has a point in the run replaces its value, which needs a reason. */
export const savePoints = serve(
  runEndpoints.savePoints,
  async (ctx, { runId, version, points, reason = '' }) => {
    const run = await lockRunOf(ctx, runId, version);
    requireStarted(run);
    const planned = await plannedPoints(ctx, run, points);
    const there = await readPoints(ctx, sql`x.run_id = ${runId}`, 1_000);
    const entered = new Map(there.map((point) => [point.seriesId, point]));
    await insertPoints(
      ctx,
      runId,
      planned.filter(({ seriesId }) => !entered.has(seriesId)),
    );
    const changed = planned.flatMap((point) => {
      const former = entered.get(point.seriesId);
      return former === undefined || former.value === point.value ? [] : [{ pointId: former.pointId, point }];
    });
    await replaceValues(ctx, changed, reason.trim());
    await touchRun(ctx, runId);
    recordEvent(ctx, {
      entityKind: 'QC_MANUAL',
      entityId: runId,
      parts: planned.map(({ seriesId }) => seriesId),
      action: 'enter',
      after: { points: planned.map(({ value, z }) => ({ value, z })) },
      ...(changed.length > 0 && { reason: reason.trim() }),
    });
    return readRunSheet(ctx, runId);
  },
);
