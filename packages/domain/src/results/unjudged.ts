import type { ParameterKind } from '../enumerations/results.ts';

/** A value as it stands beside what it was held against. */
interface HeldValue {
  /** Of its parameter, by `isHeldAgainstIntervals`. */
  readonly hasIntervals: boolean;
  /** As displayed; null when there is none. */
  readonly value: string | null;
  /** Of the interval that it was held against; null when none applied. */
  readonly rangeId: string | null;
}

/** Whether values of a parameter are held against intervals: it has some, for somebody, and is a number or words that are expected. */
export function isHeldAgainstIntervals(parameter: {
  readonly kind: ParameterKind;
  readonly ranges: readonly unknown[];
}): boolean {
  const { kind, ranges } = parameter;
  return ranges.length > 0 && (kind === 'numeric' || kind === 'calculated' || kind === 'text');
}

/** True for a value of such a parameter to which no interval applies: it is not flagged, and nobody may call it normal. */
export function isUnjudged({ hasIntervals, value, rangeId }: HeldValue): boolean {
  return hasIntervals && value !== null && rangeId === null;
}
