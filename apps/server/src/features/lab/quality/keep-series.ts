import * as seriesEndpoints from '@nidan/contract/lab/quality/series-endpoints';
import type { BodyOf } from '@nidan/contract/kernel/endpoint';
import type { SeriesView } from '@nidan/contract/lab/quality/quality-views';
import { LEAST_OWN_POINTS, ownTarget, qcTargetFault } from '@nidan/domain/quality/qc-target';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { type LotRow, lockLot } from './material-rows.ts';
import { requireMeasured } from './measured-there.query.ts';
import { readCountedPoints } from './points-of-series.query.ts';
import { insertSeries, lockSeries, markSeriesClosed, type SeriesRow, updateTarget } from './series-rows.ts';
import { presentSeries, readOneSeries } from './series.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Refuses a lot from which nothing may be measured any more. */
export function requireUsableLot(
  ctx: Ctx,
  lot: { readonly lotNo: string; readonly expiresOn: LotRow['expires_on']; readonly closedAt: Date | null },
): void {
  if (lot.closedAt !== null) throw refuse('qc-lot-closed', { details: { lot: lot.lotNo } });
  if (lot.expiresOn < calendarDateIn(ctx.lab.timeZone, ctx.now)) {
    throw refuse('qc-lot-expired', { details: { lot: lot.lotNo, expires: formatDate(lot.expiresOn) } });
  }
}

function requireTarget({ baseMean, minValue, maxValue }: BodyOf<typeof seriesEndpoints.addSeries>): void {
  const fault = qcTargetFault({ baseMean, minValue, maxValue });
  if (fault === null) return;
  const details = { min: String(minValue), mean: String(baseMean), max: String(maxValue) };
  const sdZero = minValue === baseMean ? 'qc-sd-zero' : 'qc-sd-zero-above';
  throw refuse(fault === 'sdZero' ? sdZero : 'qc-limits-upside-down', { details });
}

async function present(ctx: Ctx, seriesId: string): Promise<SeriesView> {
  return presentSeries(ctx, await readOneSeries(ctx, seriesId));
}

/** Begins a series with the target of the leaflet. */
export const addSeries = serve(seriesEndpoints.addSeries, async (ctx, given): Promise<SeriesView> => {
  const body = { ...given, unit: given.unit.trim() };
  requireTarget(body);
  const lot = await lockLot(ctx, body.lotId);
  requireUsableLot(ctx, { lotNo: lot.lot_no, expiresOn: lot.expires_on, closedAt: lot.closed_at });
  if (body.level > lot.levels.length) {
    const details = { material: lot.material, count: String(lot.levels.length) };
    throw refuse('qc-level-unknown', { details });
  }
  const { machine, parameter, unit } = await requireMeasured(ctx, body);
  if (body.unit !== unit) throw refuse('qc-other-unit', { details: { parameter, unit, given: body.unit } });
  await insertSeries(ctx, body);
  const { baseMean, minValue, maxValue, level } = body;
  recordEvent(ctx, {
    entityKind: 'QC_SERIES',
    entityId: body.seriesId,
    action: 'create',
    after: { machine, parameter, lot: lot.lot_no, level, baseMean, minValue, maxValue, unit },
  });
  return present(ctx, body.seriesId);
});

async function lockOpen(ctx: Ctx, seriesId: string, version: number): Promise<SeriesRow> {
  const series = await lockSeries(ctx, seriesId);
  await expectVersion(ctx, { entityId: seriesId, expected: version, found: series.version });
  const { parameter, levelName, closedAt } = series;
  if (closedAt !== null) throw refuse('qc-series-closed', { details: { parameter, level: levelName } });
  return series;
}

/** Ends a series. */
export const closeSeries = serve(
  seriesEndpoints.closeSeries,
  async (ctx, { seriesId, version, reason }): Promise<SeriesView> => {
    const { lotNo } = await lockOpen(ctx, seriesId, version);
    await markSeriesClosed(ctx, seriesId);
    recordEvent(ctx, {
      entityKind: 'QC_SERIES',
      entityId: seriesId,
      action: 'close',
      after: { lot: lotNo },
      reason: reason.trim(),
    });
    return present(ctx, seriesId);
  },
);

/** Takes the mean and the SD of the lab's own points as the target of a series from now on. */
export const takeOwnTarget = serve(
  seriesEndpoints.takeOwnTarget,
  async (ctx, { seriesId, version }): Promise<SeriesView> => {
    const series = await lockOpen(ctx, seriesId, version);
    const own = ownTarget(series, await readCountedPoints(ctx, seriesId));
    if (!own.ok && own.why === 'few') {
      const details = { count: String(own.count), least: String(LEAST_OWN_POINTS) };
      throw refuse('qc-too-few-points', { details });
    }
    if (!own.ok) throw refuse('qc-points-alike');
    await updateTarget(ctx, seriesId, own.target);
    const { baseMean, minValue, maxValue, source } = series;
    recordEvent(ctx, {
      entityKind: 'QC_SERIES',
      entityId: seriesId,
      action: 'takeOwnTarget',
      before: { baseMean, minValue, maxValue, source },
      after: { ...own.target, source: 'own', points: own.count },
    });
    return present(ctx, seriesId);
  },
);
