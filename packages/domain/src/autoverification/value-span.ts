/** Displayed values from `low` to `high`, both inside; infinite where there is no limit. */
export interface ValueSpan {
  readonly low: number;
  readonly high: number;
}

/** Every value. */
export const ALL_VALUES: ValueSpan = { low: -Infinity, high: Infinity };

/** From a limit to another, inside; null is none. */
export function spanOf(low: number | null, high: number | null): ValueSpan {
  return { low: low ?? -Infinity, high: high ?? Infinity };
}

export function isEmptySpan({ low, high }: ValueSpan): boolean {
  return low > high;
}

/** What lies in all of them. */
export function sharedSpan(...spans: readonly ValueSpan[]): ValueSpan {
  return {
    low: Math.max(...spans.map(({ low }) => low)),
    high: Math.min(...spans.map(({ high }) => high)),
  };
}

/** Whether nothing of `inner` lies outside of `outer`. */
export function isInSpan(inner: ValueSpan, outer: ValueSpan): boolean {
  return isEmptySpan(inner) || (inner.low >= outer.low && inner.high <= outer.high);
}
