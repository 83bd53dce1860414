/** A patient's value with the interval that it was judged by; null where none was. All in one unit. */
export interface PatientValue {
  readonly value: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** What a lab laid down for the moving mean of a parameter on a machine. */
export interface MovingMeanPlan {
  /** So many values make a mean. */
  readonly count: number;
  /** Values outside these limits are of the very ill and count in no mean; the limits themselves count. */
  readonly low: number;
  readonly high: number;
  readonly target: number;
  /** How far from the target the mean may lie. */
  readonly allowed: number;
}

export interface MovingMean {
  /** Values within the limits, and how many make a mean. */
  readonly counted: number;
  readonly wanted: number;
  /** Null, with target and allowed, while there are too few. */
  readonly mean: number | null;
  readonly target: number | null;
  readonly allowed: number | null;
  /** The mean lies further from the target than it may: an early warning, which holds nothing. */
  readonly isOff: boolean;
}

/** So many values make a mean where nobody laid down another number. */
export const USUAL_COUNT = 20;
/** Values count by default up to one width of their interval outside it. */
const WIDTHS_OUTSIDE = 1;
/** An interval holds the middle 95 of 100, which is 4 SD. */
const SDS_OF_INTERVAL = 4;
/** So many standard errors may a mean lie off by chance. */
const ERRORS_ALLOWED = 3;

type Judged = { readonly [Key in keyof PatientValue]: number };

const meanOf = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0) / values.length;

function isJudged(one: PatientValue): one is Judged {
  return one.low !== null && one.high !== null && one.low < one.high;
}

function isNearInterval({ value, low, high }: Judged): boolean {
  const outside = WIDTHS_OUTSIDE * (high - low);
  return value >= low - outside && value <= high + outside;
}

/**
 * The mean of the last values of patients (domain facts 2.9), the latest first, as the plan says. Without one the last 20 that
 * lie no further than one width outside the interval they were judged by are compared with the middles of these intervals;
 * 3 standard errors are allowed, taking an interval for 4 SD.
 */
export function movingMean(values: readonly PatientValue[], plan: MovingMeanPlan | null): MovingMean {
  if (plan !== null) {
    const within = values.filter(({ value }) => value >= plan.low && value <= plan.high);
    return compare(within, plan.count, () => plan);
  }
  return compare(values.filter(isJudged).filter(isNearInterval), USUAL_COUNT, (last) => {
    const width = meanOf(last.map(({ low, high }) => high - low));
    return {
      target: meanOf(last.map(({ low, high }) => (low + high) / 2)),
      allowed: (ERRORS_ALLOWED * width) / SDS_OF_INTERVAL / Math.sqrt(USUAL_COUNT),
    };
  });
}

function compare<Value extends PatientValue>(
  within: readonly Value[],
  wanted: number,
  aimOf: (last: readonly Value[]) => Pick<MovingMeanPlan, 'target' | 'allowed'>,
): MovingMean {
  const last = within.slice(0, wanted);
  const counted = last.length;
  if (counted < wanted) return { counted, wanted, mean: null, target: null, allowed: null, isOff: false };
  const mean = meanOf(last.map(({ value }) => value));
  const { target, allowed } = aimOf(last);
  return { counted, wanted, mean, target, allowed, isOff: Math.abs(mean - target) > allowed };
}
