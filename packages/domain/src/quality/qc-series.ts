/** One control result of a series (spec §3 "QC series"). */
export interface QcPoint {
  readonly value: number;
  /** dv.isExcludedFromCal: stays plotted, counts in no calculation. */
  readonly isExcludedFromCal: boolean;
}

/** What the control's leaflet or the lab states: target and the limits at two standard deviations. */
export interface QcTarget {
  readonly baseMean: number;
  readonly minValue: number;
  readonly maxValue: number;
}

/** Null where there are too few points to say. */
export interface QcSeries {
  /** Mean of the points that count. */
  readonly mean: number | null;
  /** By the target: (base mean - min) / 2 (spec §9). */
  readonly sd: number;
  /** By the points that count: sample standard deviation, n - 1. */
  readonly cal_sd: number | null;
  /** cal_sd in percent of the mean. */
  readonly cv: number | null;
  /** At -4 to +4 of the target's SD; -2 and +2 are min and max themselves. */
  readonly bounds: readonly QcBound[];
  /** The base mean is not the middle of min and max, so that its SD describes the lower half alone. */
  readonly isLopsided: boolean;
}

export interface QcBound {
  readonly sds: number;
  readonly value: number;
}

/** Rounding that the middle of min and max may carry, in parts of their distance. */
const MIDDLE_TOLERANCE = 1e-9;

/** The SD that a target states, in the unit of the control: (base mean - min) / 2 (spec §9). */
export function sdOfTarget({ baseMean, minValue }: Pick<QcTarget, 'baseMean' | 'minValue'>): number {
  return (baseMean - minValue) / 2;
}

/** Works out a QC series (spec §3, §9). Values in the unit of the control; excluded points are left out. */
export function qcSeries(target: QcTarget, points: readonly QcPoint[]): QcSeries {
  const values = points.filter(({ isExcludedFromCal }) => !isExcludedFromCal).map(({ value }) => value);
  const mean = values.length > 0 ? sumOf(values) / values.length : null;
  const cal_sd = mean === null ? null : sampleSd(values, mean);
  const sd = sdOfTarget(target);
  return {
    mean,
    sd,
    cal_sd,
    cv: mean === null || mean === 0 || cal_sd === null ? null : (cal_sd * 100) / Math.abs(mean),
    bounds: [-4, -3, -2, -1, 1, 2, 3, 4].map((sds) => ({ sds, value: boundAt(sds, sd, target) })),
    isLopsided: isLopsided(target),
  };
}

/** Distance of a control result from the base mean in standard deviations of the target; null when the target has none. */
export function qcZScore(value: number, target: QcTarget): number | null {
  const sd = sdOfTarget(target);
  return sd > 0 ? (value - target.baseMean) / sd : null;
}

function boundAt(sds: number, sd: number, { baseMean, minValue, maxValue }: QcTarget): number {
  if (sds === -2) return minValue;
  return sds === 2 ? maxValue : baseMean + sds * sd;
}

function isLopsided({ baseMean, minValue, maxValue }: QcTarget): boolean {
  return Math.abs(baseMean - (minValue + maxValue) / 2) > MIDDLE_TOLERANCE * Math.abs(maxValue - minValue);
}

function sampleSd(values: readonly number[], mean: number): number | null {
  if (values.length < 2) return null;
  return Math.sqrt(sumOf(values.map((value) => (value - mean) ** 2)) / (values.length - 1));
}

function sumOf(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
