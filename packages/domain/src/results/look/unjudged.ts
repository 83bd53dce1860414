import type { ParameterKind } from '../../enumerations/results.ts';

/** A value as it stands beside what it was held against. */
interface HeldValue {
  /** Of its parameter, by `isHeldAgainstIntervals`. */
  readonly hasIntervals: boolean;
  /** As displayed; null when there is none. */
  readonly value: string | null;
  /** Null when nothing applied. */
  readonly range: {
    readonly low: number | null;
    readonly high: number | null;
    readonly text: string | null;
  } | null;
}

/** Whether values of a parameter are held against intervals: it has some, for somebody, and is a number or words that are expected. */
export function isHeldAgainstIntervals(parameter: {
  readonly kind: ParameterKind;
  readonly ranges: readonly unknown[];
}): boolean {
  const { kind, ranges } = parameter;
  return ranges.length > 0 && (kind === 'numeric' || kind === 'calculated' || kind === 'text');
}

/**
 * True for a value of such a parameter that nothing judged: no interval applies to the person, or the one that does says neither limit nor
 * words, as for a child of an age without one. It has no flag, and nobody may call it normal.
 */
export function isUnjudged({ hasIntervals, value, range }: HeldValue): boolean {
  const says = range !== null && (range.low !== null || range.high !== null || range.text !== null);
  return hasIntervals && value !== null && !says;
}
