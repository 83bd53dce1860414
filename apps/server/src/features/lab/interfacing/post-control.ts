import { seriesOfControl } from '@nidan/domain/machines/series-of-control';
import { isReleasable, standingMark } from '@nidan/domain/interfacing/result-marks';
import { parseValue } from '@nidan/domain/results/parse-value';
import { qcRun } from '@nidan/domain/status-sets/lab/qc-run';
import { isSameUnit } from '@nidan/domain/units/same-unit';
import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import { attempt } from '../../../kernel/http/attempt.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { beginRun } from '../quality/begin-run.ts';
import { completeRun } from '../quality/complete-run.ts';
import { savePoints } from '../quality/save-points.ts';
import { readSeries } from '../quality/series.query.ts';
import { type MachineCode, readMachineCodes } from './machine-codes.query.ts';
import type { Posting } from './post-tube.ts';
import { type Fate, heldBack, placed, type ReceivedValue } from './received-value.ts';
import { readingOfValue } from './posting/reading-of-value.ts';

type SeriesRow = Awaited<ReturnType<typeof readSeries>>[number];

/** A value of a control that has its series. */
interface Point {
  readonly received: ReceivedValue;
  readonly pointId: string;
  readonly series: SeriesRow;
  readonly value: number;
  readonly measuredAt: Date;
}

interface Controls {
  readonly codes: ReadonlyMap<string, MachineCode>;
  readonly open: readonly SeriesRow[];
  readonly noValue: readonly string[];
}

function pointOf({ codes, open, noValue }: Controls, received: ReceivedValue): Point | Fate {
  const mapped = codes.get(received.code);
  if (mapped === undefined) return received.hasFile ? placed('kept', {}) : heldBack('unknown-code');
  const { parameterId } = mapped;
  if (received.hasFile) return placed('kept', { parameterId });
  const reading = readingOfValue(received, { ...mapped, noValue });
  if (reading.kind !== 'value') return heldBack(reading.kind, { parameterId });
  const mark = standingMark(received.mark);
  if (mark === null || !isReleasable(mark))
    return heldBack('not-final', { parameterId, detail: received.mark });
  const read = parseValue(reading.text);
  if (read.kind !== 'numeric') return heldBack('unreadable-value', { parameterId });
  const series = seriesOfControl(
    received.sampleId,
    open.filter((one) => one.parameterId === parameterId),
  );
  if (series === null) return heldBack('unknown-control', { parameterId });
  const expected = mapped.machineUnit || series.unit;
  if (received.unit !== '' && !isSameUnit(received.unit, expected))
    return heldBack('wrong-unit', { parameterId, detail: expected });
  const measuredAt = received.measuredAt ?? received.receivedAt;
  return { received, pointId: newId(), series, value: read.value, measuredAt };
}

interface PointThere {
  readonly pointId: string;
  readonly value: number;
}

/** Points that a series has at a moment already, by series. */
async function pointsThere(
  { db, lId }: Ctx,
  points: readonly Point[],
): Promise<ReadonlyMap<string, PointThere>> {
  if (points.length === 0) return new Map();
  const asked = points.map(
    ({ series, measuredAt }) => sql`(${series.seriesId}::uuid, ${measuredAt}::timestamptz)`,
  );
  const { rows } = await sql<PointThere & { seriesId: string }>`
    select x.series_id as "seriesId", x.point_id as "pointId", x.value from qc_point x
    where x.l_id = ${lId} and (x.series_id, x.measured_at) in (${sql.join(asked)})`.execute(db);
  return new Map(rows.map(({ seriesId, ...point }) => [seriesId, point]));
}

/** The run of a machine that a person has started and not completed; null: none. */
async function startedRun(
  { db, lId }: Ctx,
  machineId: string,
): Promise<{ runId: string; version: number } | null> {
  const { rows } = await sql<{ runId: string; version: number }>`
    select run_id as "runId", version from qc_run
    where l_id = ${lId} and machine_id = ${machineId} and status = ${qcRun.codes.started}
    order by started_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Puts points into the run that is open on the machine, or into one of their own, which is completed and judged at once. */
async function enterPoints(ctx: Ctx, machineId: string, points: readonly Point[]): Promise<void> {
  const body = points.map(({ pointId, series, value, measuredAt }) => ({
    pointId,
    seriesId: series.seriesId,
    value,
    unit: series.unit,
    measuredAt: measuredAt.toISOString(),
  }));
  const open = await startedRun(ctx, machineId);
  if (open !== null) {
    await savePoints(ctx, { ...open, points: body, reason: 'Measured again' });
    return;
  }
  const runId = newId();
  const { run: begun } = await beginRun(ctx, { runId, machineId, plannedFor: null, cause: '' }, 'QC_AUTO');
  const { run } = await savePoints(ctx, { runId, version: begun.version, points: body });
  await completeRun(ctx, { runId, version: run.version, comment: '', correctiveAction: '' });
}

/** Values of one control, as points of the series of its machine, or held back. Answers where each went, by its id. */
export async function postControl(
  ctx: Ctx,
  { machineId, noValue }: Posting,
  values: readonly ReceivedValue[],
): Promise<ReadonlyMap<string, Fate>> {
  const codes = await readMachineCodes(ctx.db, ctx.lId, machineId);
  const open = await readSeries(ctx, { machineId });
  const fates = new Map<string, Fate>();
  const points: Point[] = [];
  for (const value of values) {
    const found = pointOf({ codes, open, noValue }, value);
    if ('state' in found) fates.set(value.dataId, found);
    else if (points.some(({ series }) => series.seriesId === found.series.seriesId)) {
      fates.set(value.dataId, heldBack('differs', { parameterId: found.series.parameterId }));
    } else points.push(found);
  }
  const there = await pointsThere(ctx, points);
  const fresh = points.filter(({ series }) => !there.has(series.seriesId));
  const tried = fresh.length === 0 ? null : await attempt(ctx, () => enterPoints(ctx, machineId, fresh));
  for (const point of points) {
    const known = there.get(point.series.seriesId);
    const refusal = tried?.ok === false ? tried.refusal.message : null;
    fates.set(point.received.dataId, fateOfPoint(point, known, refusal));
  }
  return fates;
}

function fateOfPoint(
  { pointId, series: { parameterId }, value }: Point,
  known: PointThere | undefined,
  refusal: string | null,
): Fate {
  if (known === undefined) {
    return refusal === null
      ? placed('posted', { parameterId, pointId })
      : heldBack('refused', { parameterId, detail: refusal });
  }
  return known.value === value
    ? placed('same', { parameterId, pointId: known.pointId })
    : heldBack('differs', { parameterId, detail: String(known.value) });
}
