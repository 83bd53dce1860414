import { type QcTarget, qcSeries } from './qc-series.ts';
import type { QcVerdict } from './quality-state.ts';
import { sigmaOf } from './sigma.ts';

/** A point of a month: its value, whether it counts, and the worst that a rule said of it; null while its run is open. */
export interface MonthPoint {
  readonly value: number;
  readonly isExcludedFromCal: boolean;
  readonly verdict: QcVerdict | null;
}

/** What a series did in a month; null where too few points count to say. */
export interface MonthFigures {
  readonly points: number;
  readonly counted: number;
  readonly mean: number | null;
  /** Sample SD, n − 1. */
  readonly sd: number | null;
  readonly cv: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** Of the mean from the base mean, in percent of it. */
  readonly biasPercent: number | null;
  readonly sigma: number | null;
  readonly warnings: number;
  readonly rejects: number;
}

/** The figures of the points of a month beside their target; `teaPercent` is the total allowable error, null: not laid down (domain facts 2.9). */
export function monthFigures(
  target: QcTarget,
  points: readonly MonthPoint[],
  teaPercent: number | null,
): MonthFigures {
  const { mean, cal_sd: sd, cv } = qcSeries(target, points);
  const values = points.filter(({ isExcludedFromCal }) => !isExcludedFromCal).map(({ value }) => value);
  const bias =
    mean === null || target.baseMean === 0
      ? null
      : (100 * (mean - target.baseMean)) / Math.abs(target.baseMean);
  return {
    points: points.length,
    counted: values.length,
    mean,
    sd,
    cv,
    low: values.length > 0 ? Math.min(...values) : null,
    high: values.length > 0 ? Math.max(...values) : null,
    biasPercent: bias,
    sigma:
      teaPercent === null || cv === null || bias === null ? null : sigmaOf({ tea: teaPercent, bias, cv }),
    warnings: points.filter(({ verdict }) => verdict === 'warning').length,
    rejects: points.filter(({ verdict }) => verdict === 'reject').length,
  };
}
