import { qcSeries, type QcPoint, type QcTarget } from './qc-series.ts';

/** What is wrong with a target; null: nothing. With an SD of 0 no point could be judged. */
export function qcTargetFault({ baseMean, minValue, maxValue }: QcTarget): 'upsideDown' | 'sdZero' | null {
  if (minValue > baseMean || baseMean > maxValue) return 'upsideDown';
  return minValue === baseMean || baseMean === maxValue ? 'sdZero' : null;
}

/** So many points that count make a mean and an SD of the lab's own (domain facts 2.9). */
export const LEAST_OWN_POINTS = 20;

/** The target of a lab's own, or why there is none: too few points that count, or no spread in them. */
export type OwnTarget =
  | { readonly ok: true; readonly target: QcTarget; readonly count: number }
  | { readonly ok: false; readonly why: 'few' | 'alike'; readonly count: number };

/** The lab's own mean and sample SD (n - 1) as a target: min and max are 2 SD from the mean; nothing is rounded. */
export function ownTarget(target: QcTarget, points: readonly QcPoint[]): OwnTarget {
  const count = points.filter(({ isExcludedFromCal }) => !isExcludedFromCal).length;
  const { mean, cal_sd: sd } = qcSeries(target, points);
  if (count < LEAST_OWN_POINTS || mean === null || sd === null) return { ok: false, why: 'few', count };
  if (sd === 0) return { ok: false, why: 'alike', count };
  return { ok: true, target: { baseMean: mean, minValue: mean - 2 * sd, maxValue: mean + 2 * sd }, count };
}
