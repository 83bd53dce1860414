import * as seriesEndpoints from '@nidan/contract/lab/quality/series-endpoints';
import type { ChartView, RulesView } from '@nidan/contract/lab/quality/quality-views';
import { qcSeries } from '@nidan/domain/quality/qc-series';
import { USUAL_RULES } from '@nidan/domain/quality/quality-state';
import { rulesBySigma, sigmaOf } from '@nidan/domain/quality/sigma';
import type { WestgardRule } from '@nidan/domain/quality/westgard-rule';
import { sql } from 'kysely';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readPatientMean } from './patient-mean/patient-mean.query.ts';
import { presentPoint, readCountedPoints, readPoints } from './points-of-series.query.ts';
import type { Measuring } from './quality-of-results.query.ts';
import type { SeriesRow } from './series-rows.ts';
import { presentSeries, readOneSeries, readSeries } from './series.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Points of a chart at most: those of two years of a run a day, or of a year of two a day. */
const MOST_POINTS = 2_000;

interface Choice {
  readonly rules: readonly WestgardRule[];
  readonly tea: number | null;
  readonly bias: number | null;
  readonly version: number;
}

/** The rules that somebody chose for a parameter of a machine; null: the usual ones. */
export async function readChoice(
  { db, lId }: Ctx,
  { machineId, parameterId }: Measuring,
): Promise<Choice | null> {
  const { rows } = await sql<Choice>`
    select rules, tea_percent as tea, bias_percent as bias, version from qc_rule_choice
    where l_id = ${lId} and machine_id = ${machineId} and parameter_id = ${parameterId}`.execute(db);
  return rows[0] ?? null;
}

/** The rules of a parameter of a machine, with its sigma by the CV of one series. */
export async function readRules(ctx: Ctx, of: Measuring, cv: number | null): Promise<RulesView> {
  const choice = await readChoice(ctx, of);
  const { tea = null, bias = null } = choice ?? {};
  const sigma = tea === null || cv === null ? null : sigmaOf({ tea, bias: bias ?? 0, cv });
  return {
    rules: [...(choice?.rules ?? USUAL_RULES)],
    isChosen: choice !== null,
    teaPercent: tea,
    biasPercent: bias,
    sigma,
    advised: sigma === null ? [] : [...rulesBySigma(sigma).rules],
    version: choice?.version ?? 0,
  };
}

async function presentLots(ctx: Ctx, series: SeriesRow): Promise<ChartView['lots']> {
  const { machineId, parameterId } = series;
  const all = await readSeries(ctx, { machineId, parameterId, closed: true });
  const others = all.filter(({ level, seriesId }) => level === series.level && seriesId !== series.seriesId);
  const lots: ChartView['lots'] = [];
  for (const other of others) {
    const points = await readCountedPoints(ctx, other.seriesId);
    const { mean, cal_sd: calSd } = qcSeries(other, points);
    lots.push({
      seriesId: other.seriesId,
      lotNo: other.lotNo,
      startedAt: other.startedAt.toISOString(),
      closedAt: other.closedAt?.toISOString() ?? null,
      mean,
      calSd,
      counted: points.filter(({ isExcludedFromCal }) => !isExcludedFromCal).length,
    });
  }
  return lots;
}

/** Calibrations of a machine, which its events tell of. */
export async function readMarks({ db, lId }: Ctx, machineId: string): Promise<ChartView['marks']> {
  const { rows } = await sql<{ at: Date; what: string }>`
    select e.at, e.entity_kind as what from event e
    where e.l_id = ${lId} and e.entity_kind = 'MACHINE_CALIBRATION' and e.entity_id = ${machineId}
    order by e.at desc limit 200`.execute(db);
  return rows.map(({ at, what }) => ({ at: at.toISOString(), what })).toReversed();
}

/** A series with its points of some days and what is computed of all its points. */
export const readChartOf = serve(seriesEndpoints.readChart, async (ctx, query) => {
  const series = await readOneSeries(ctx, query.seriesId);
  const conditions = [
    sql`x.series_id = ${query.seriesId}`,
    ...withinDates(ctx, sql.ref('x.measured_at'), query),
  ];
  const points = await readPoints(ctx, sql.join(conditions, sql` and `), MOST_POINTS);
  const counted = await readCountedPoints(ctx, query.seriesId);
  const { mean, sd, cal_sd: calSd, cv, bounds } = qcSeries(series, counted);
  return {
    series: presentSeries(ctx, series),
    points: points.map(presentPoint).toReversed(),
    mean,
    sd,
    calSd,
    cv,
    counted: counted.filter(({ isExcludedFromCal }) => !isExcludedFromCal).length,
    bounds: [...bounds],
    rules: await readRules(ctx, series, cv),
    patients: await readPatientMean(ctx, series),
    lots: await presentLots(ctx, series),
    marks: await readMarks(ctx, series.machineId),
  };
});
