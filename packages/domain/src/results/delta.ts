/** How two results of a person are compared: by difference, by percent of the earlier, or either per day between them. */
export type DeltaMode = 'absolute' | 'percent' | 'ratePerDay' | 'percentPerDay';

export interface DeltaRule {
  readonly mode: DeltaMode;
  /** More than this, in the unit of the mode, fails the check. */
  readonly limit: number;
  /** Earlier results than this are not compared. */
  readonly lookBackDays: number;
}

export interface TimedValue {
  readonly value: number;
  readonly at: Date;
}

export interface DeltaCheck {
  /** Signed change in the unit of the mode. */
  readonly change: number;
  readonly exceeded: boolean;
}

const DAY_MS = 86_400_000;

/** Rule of a parameter that names only a percentage: 90 days back. */
export function percentDelta(limit: number): DeltaRule {
  return { mode: 'percent', limit, lookBackDays: 90 };
}

/**
 * Compares a result with the one before; null when they cannot be compared: too far back, not earlier, a rate within no time, or a
 * percentage of zero.
 */
export function checkDelta(rule: DeltaRule, previous: TimedValue, current: TimedValue): DeltaCheck | null {
  const days = (current.at.getTime() - previous.at.getTime()) / DAY_MS;
  if (!(days >= 0 && days <= rule.lookBackDays)) return null;
  const change = changeIn(rule.mode, current.value - previous.value, {
    base: Math.abs(previous.value),
    days,
  });
  return Number.isFinite(change) ? { change, exceeded: Math.abs(change) > rule.limit } : null;
}

function changeIn(
  mode: DeltaMode,
  difference: number,
  { base, days }: { base: number; days: number },
): number {
  const amount = mode === 'percent' || mode === 'percentPerDay' ? (difference * 100) / base : difference;
  return mode === 'ratePerDay' || mode === 'percentPerDay' ? amount / days : amount;
}
