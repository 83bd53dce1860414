import { DAY } from '@nidan/domain/time/durations';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { printControlChart } from '@nidan/contract/lab/quality/month-endpoints';
import type {
  ControlChart,
  ControlChartLevel,
  ControlPointShape,
} from '@nidan/domain/documents/control-chart';
import { digitsOfSpread } from '@nidan/domain/quality/digits-of-spread';
import type { MonthFigures } from '@nidan/domain/quality/month-figures';
import { qcSeries, sdOfTarget } from '@nidan/domain/quality/qc-series';
import { shownFigure } from '@nidan/domain/quality/shown-figure';
import { WESTGARD_RULES } from '@nidan/domain/quality/westgard-rule';
import { formatDate, formatDateTime } from '@nidan/domain/time/indian-date';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readMarks, readRules } from './chart.query.ts';
import { boundsOfMonth, figuresOfMonth, readSeriesOfMonth, type SeriesOfMonth } from './month.query.ts';
import type { PointRow } from './points-of-series.query.ts';

/** What lies beyond stands at the edge. */
const EDGE_Z = 3.4;
const MOST_SDS = 3;
const SOME_DIGITS = 1;

function shapeOf({ isExcluded, verdict }: PointRow): ControlPointShape {
  if (isExcluded) return 'excluded';
  return verdict ?? 'in';
}

function levelOf({ series, points }: SeriesOfMonth, month: MonthFigures, first: Date): ControlChartLevel {
  const { baseMean, minValue, maxValue } = series;
  const { sd, bounds } = qcSeries(series, []);
  const digits = digitsOfSpread(sd);
  const drawn = [...bounds, { sds: 0, value: baseMean }].filter(({ sds }) => Math.abs(sds) <= MOST_SDS);
  return {
    name: series.levelName,
    lot: `control lot ${series.lotNo}, expires ${formatDate(series.expiresOn)}`,
    bounds: drawn.toSorted((a, b) => a.sds - b.sds).map(({ value }) => shownFigure(value, digits)),
    points: points.map((point) => ({
      day: 1 + (point.measuredAt.getTime() - first.getTime()) / DAY,
      z: Math.max(-EDGE_Z, Math.min(EDGE_Z, point.z)),
      shape: shapeOf(point),
      rules: point.rules.join(' '),
    })),
    figures: [
      ['Mean', shownFigure(baseMean, digits), shownFigure(month.mean, digits)],
      ['SD', shownFigure(sd, digits + 1), shownFigure(month.sd, digits + 1)],
      [
        'CV %',
        shownFigure(baseMean === 0 ? null : (100 * sd) / Math.abs(baseMean), SOME_DIGITS),
        shownFigure(month.cv, SOME_DIGITS),
      ],
      ['Minimum', shownFigure(minValue, digits), shownFigure(month.low, digits)],
      ['Maximum', shownFigure(maxValue, digits), shownFigure(month.high, digits)],
      ['Bias %', '–', shownFigure(month.biasPercent, SOME_DIGITS)],
      ['Sigma', '–', shownFigure(month.sigma, SOME_DIGITS)],
      ['Points', '–', `${month.counted} of ${month.points}`],
    ],
  };
}

function actionsOf({ lab }: Ctx, all: readonly SeriesOfMonth[]): ControlChart['actions'] {
  const broken = all.flatMap(({ series, points }) =>
    points.filter(({ rules }) => rules.length > 0).map((point) => ({ series, point })),
  );
  return broken
    .toSorted((a, b) => a.point.measuredAt.getTime() - b.point.measuredAt.getTime())
    .map(({ series, point }) => ({
      at: formatDateTime(lab.timeZone, point.measuredAt).slice(0, 16),
      level: series.levelName,
      rules: point.rules.join(' '),
      value: shownFigure(point.value, digitsOfSpread(sdOfTarget(series))),
      text: [point.excludedReason, point.comment, point.correctiveAction].filter(Boolean).join('. '),
      by: point.enteredBy,
    }));
}

/** What the Levey-Jennings chart of a month prints; refused when the month has no point. */
export async function loadControlChart(
  ctx: Ctx,
  { month, ...of }: QueryOf<typeof printControlChart>,
): Promise<{ readonly kind: 'control-chart'; readonly data: ControlChart }> {
  const all = await readSeriesOfMonth(ctx, month, of);
  const [one] = all;
  if (one === undefined) throw refuse('qc-month-empty');
  const [first, next] = boundsOfMonth(ctx, month);
  const levels: ControlChartLevel[] = [];
  for (const level of all) levels.push(levelOf(level, await figuresOfMonth(ctx, level), first));
  const { rules, teaPercent } = await readRules(ctx, of, null);
  const byClass = (kind: 'warning' | 'reject') =>
    rules.filter((rule) => WESTGARD_RULES[rule].class === kind).join(' ');
  const marks = (await readMarks(ctx, of.machineId)).filter(
    ({ at }) => new Date(at) >= first && new Date(at) < next,
  );
  const days = Math.round((next.getTime() - first.getTime()) / DAY);
  const lastDay = new Date(next.getTime() - DAY / 2);
  const dateOf = (at: Date): string => formatDateTime(ctx.lab.timeZone, at).slice(0, 10);
  const data: ControlChart = {
    documentDate: ctx.now.toISOString(),
    title: `Levey-Jennings chart, ${dateOf(first).slice(3)}`,
    labName: ctx.lab.name,
    facts: [
      ['Analyte', [one.series.parameter, one.series.unit].filter(Boolean).join(', ')],
      ['Period', `${dateOf(first)} – ${dateOf(lastDay)}`],
      ['Analyser', one.series.machine],
      ['TEa', teaPercent === null ? '–' : `${teaPercent} %`],
      [
        'Rules',
        [byClass('warning') && `${byClass('warning')} warns`, `${byClass('reject')} reject`]
          .filter(Boolean)
          .join('; '),
      ],
      ['Printed', `${formatDateTime(ctx.lab.timeZone, ctx.now).slice(0, 16)} by ${ctx.caller.name}`],
    ],
    days,
    levels,
    actions: actionsOf(ctx, all),
    marks: marks.map(({ at }) => ({
      day: 1 + (new Date(at).getTime() - first.getTime()) / DAY,
      text: 'calibration',
    })),
  };
  return { kind: 'control-chart', data };
}
