import * as monthEndpoints from '@nidan/contract/lab/quality/month-endpoints';
import type { AnswerOf, QueryOf } from '@nidan/contract/kernel/endpoint';
import { sdOfTarget } from '@nidan/domain/quality/qc-series';
import { monthFigures } from '@nidan/domain/quality/month-figures';
import { addMonths } from '@nidan/domain/time/calendar-date';
import { formatDateTime } from '@nidan/domain/time/indian-date';
import { startOfDayIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import type { ExportTable } from '../../../kernel/exports/export-table.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readChoice } from './chart.query.ts';
import { type PointRow, readPoints } from './points-of-series.query.ts';
import type { SeriesRow } from './series-rows.ts';
import { presentSeries, readSeries } from './series.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Points of a month at most: 50 machines with 20 controls, four runs a day. */
const MOST_POINTS = 120_000;

/** The first moment of a calendar month in the zone of the lab, and that of the next one. */
export function boundsOfMonth({ lab }: Ctx, month: string): readonly [Date, Date] {
  const first = `${month}-01`;
  return [startOfDayIn(lab.timeZone, first), startOfDayIn(lab.timeZone, addMonths(first, 1))];
}

export interface SeriesOfMonth {
  readonly series: SeriesRow;
  /** Oldest first. */
  readonly points: readonly PointRow[];
}

/** Series with a point in a month, by machine, parameter and level. */
export async function readSeriesOfMonth(
  ctx: Ctx,
  month: string,
  of: { readonly machineId?: string; readonly parameterId?: string } = {},
): Promise<readonly SeriesOfMonth[]> {
  const [from, to] = boundsOfMonth(ctx, month);
  const all = await readSeries(ctx, { ...of, closed: true });
  const ids = all.map(({ seriesId }) => seriesId);
  const points = await readPoints(
    ctx,
    sql`x.series_id = any(${ids}) and x.measured_at >= ${from} and x.measured_at < ${to}`,
    MOST_POINTS + 1,
  );
  if (points.length > MOST_POINTS)
    throw refuse('export-too-large', { details: { most: MOST_POINTS.toLocaleString('en-IN') } });
  const bySeries = Map.groupBy(points.toReversed(), ({ seriesId }) => seriesId);
  return all.flatMap((series) => {
    const own = bySeries.get(series.seriesId);
    return own === undefined ? [] : [{ series, points: own }];
  });
}

/** What the points of a series in a month come to. */
export async function figuresOfMonth(ctx: Ctx, { series, points }: SeriesOfMonth) {
  const choice = await readChoice(ctx, series);
  const measured = points.map(({ value, verdict, isExcluded }) => ({
    value,
    verdict,
    isExcludedFromCal: isExcluded,
  }));
  return monthFigures(series, measured, choice?.tea ?? null);
}

/** What each series did in a month. */
export const readMonthOf = serve(monthEndpoints.readMonth, async (ctx, { month }) => {
  const lines: AnswerOf<typeof monthEndpoints.readMonth>['lines'] = [];
  for (const of of await readSeriesOfMonth(ctx, month)) {
    const setSd = sdOfTarget(of.series);
    lines.push({ series: presentSeries(ctx, of.series), setSd, ...(await figuresOfMonth(ctx, of)) });
  }
  return { lines };
});

const COLUMNS = [
  'Machine',
  'Parameter',
  'Level',
  'Lot',
  'Unit',
  'Measured',
  'Value',
  'z',
  'Verdict',
  'Rules',
  'Excluded',
  'Reason',
  'By',
  'Comment',
  'What was done',
];

/** The points of a month as a table. */
export async function exportMonthOf(ctx: Ctx, { month, format }: QueryOf<typeof monthEndpoints.exportMonth>) {
  const all = await readSeriesOfMonth(ctx, month);
  const table: ExportTable = {
    name: `controls-${month}`,
    columns: COLUMNS,
    rows: all.flatMap(({ series, points }) =>
      points.map((point) => [
        series.machine,
        series.parameter,
        series.levelName,
        series.lotNo,
        series.unit,
        formatDateTime(ctx.lab.timeZone, point.measuredAt),
        point.value,
        point.z,
        point.verdict,
        point.rules.join(' '),
        point.isExcluded ? 'Yes' : '',
        point.excludedReason,
        point.enteredBy,
        point.comment,
        point.correctiveAction,
      ]),
    ),
  };
  return { table, format };
}
