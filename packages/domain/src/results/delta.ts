import type { DeltaMode } from '../enumerations/results.ts';
import { roundHalfAway } from './format-value.ts';

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
  readonly mode: DeltaMode;
  /** Signed change in the unit of the mode. */
  readonly change: number;
  readonly exceeded: boolean;
}

const DAY_MS = 86_400_000;

/** How far back a rule looks that does not say it. */
export const USUAL_LOOK_BACK_DAYS = 90;

/** Finer than any result is reported: a difference of 0.1 stays one of 0.1 in binary numbers. */
const DECIMALS = 9;

/** Rule of a parameter that names only a percentage. */
export function percentDelta(limit: number): DeltaRule {
  return { mode: 'percent', limit, lookBackDays: USUAL_LOOK_BACK_DAYS };
}

/** Without a rule the change is told in percent, and never too much. */
const NO_LIMIT = percentDelta(Number.POSITIVE_INFINITY);

/** Whether the limit of a mode is in percent; else it is in the unit of the parameter. */
export function isPercent(mode: DeltaMode): boolean {
  return mode === 'percent' || mode === 'percentPerDay';
}

/** Whether the limit of a mode is for each day between the two results. */
export function isPerDay(mode: DeltaMode): boolean {
  return mode === 'ratePerDay' || mode === 'percentPerDay';
}

/** What a change of a mode is counted in, before `per day`: `%` or the unit of the parameter. */
export function deltaUnit(mode: DeltaMode, unit: string): string {
  return isPercent(mode) ? '%' : unit;
}

/**
 * Compares a result with the one before, by the rule of the parameter if it has one; null when they cannot be compared: too far back,
 * not earlier, a rate within no time, or a percentage of zero. A change of just the limit does not exceed it.
 */
export function checkDelta(
  rule: DeltaRule | null,
  previous: TimedValue,
  current: TimedValue,
): DeltaCheck | null {
  const { mode, limit, lookBackDays } = rule ?? NO_LIMIT;
  const days = (current.at.getTime() - previous.at.getTime()) / DAY_MS;
  if (!(days >= 0 && days <= lookBackDays)) return null;
  const difference = roundHalfAway(current.value - previous.value, DECIMALS);
  const exact = changeIn(mode, difference, { base: Math.abs(previous.value), days });
  if (!Number.isFinite(exact)) return null;
  const change = roundHalfAway(exact, DECIMALS);
  return { mode, change, exceeded: Math.abs(change) > limit };
}

function changeIn(
  mode: DeltaMode,
  difference: number,
  { base, days }: { base: number; days: number },
): number {
  const amount = isPercent(mode) ? (difference * 100) / base : difference;
  return isPerDay(mode) ? amount / days : amount;
}
