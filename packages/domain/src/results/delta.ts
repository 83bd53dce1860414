import { DAY } from '../time/durations.ts';
import type { DeltaMode, NumberDeltaMode } from '../enumerations/results.ts';
import { roundHalfAway } from './format-value.ts';

export interface DeltaRule {
  readonly mode: DeltaMode;
  /** More than this, in the unit of the mode, fails the check; null for words, which fail it when they differ. */
  readonly limit: number | null;
  /** Earlier results than this are not compared. */
  readonly lookBackDays: number;
}

/** A result of a person as displayed and, where it is a number inside of its measuring range, unrounded. */
export interface TimedResult {
  readonly value: string | null;
  readonly numeric: number | null;
  /** When it was collected. */
  readonly at: Date;
}

export interface DeltaCheck {
  readonly mode: DeltaMode;
  /** Signed change in the unit of the mode; null for words. */
  readonly change: number | null;
  readonly exceeded: boolean;
}

/** How far back a rule looks that does not say it. */
export const USUAL_LOOK_BACK_DAYS = 90;

/** Finer than any result is reported: a difference of 0.1 stays one of 0.1 in binary numbers. */
const DECIMALS = 9;

/** Rule of a parameter that names only a percentage. */
export function percentDelta(limit: number): DeltaRule & { readonly mode: 'percent' } {
  return { mode: 'percent', limit, lookBackDays: USUAL_LOOK_BACK_DAYS };
}

/** Without a rule the change is told in percent, and never too much. */
const NO_LIMIT = percentDelta(Number.POSITIVE_INFINITY);

/** Whether a mode compares numbers; else words. */
export function isOfNumbers(mode: DeltaMode): mode is NumberDeltaMode {
  return mode !== 'otherWord';
}

/** Whether a rule has the limit that its mode needs: numbers have one, words none. */
export function hasItsLimit({ mode, limit }: Pick<DeltaRule, 'mode' | 'limit'>): boolean {
  return isOfNumbers(mode) === (limit !== null);
}

/** Whether the limit of a mode is in percent; else it is in the unit of the parameter. */
export function isPercent(mode: DeltaMode): boolean {
  return mode === 'percent' || mode === 'percentPerDay';
}

/** Whether the limit of a mode is for each day between the two results. */
export function isPerDay(mode: DeltaMode): boolean {
  return mode === 'ratePerDay' || mode === 'percentPerDay';
}

/** What a change of a mode is counted in, before `per day`: `%`, the unit of the parameter, or nothing for words. */
export function deltaUnit(mode: DeltaMode, unit: string): string {
  if (!isOfNumbers(mode)) return '';
  return isPercent(mode) ? '%' : unit;
}

/**
 * Compares a result with the one before, by the rule of the parameter if it has one; null when they cannot be compared: too far back,
 * not earlier, a rate within no time, a percentage of zero, or no numbers where the rule is of numbers. A change of just the limit does not
 * exceed it. Words exceed when they differ, whatever their case.
 */
export function checkDelta(
  rule: DeltaRule | null,
  previous: TimedResult,
  current: TimedResult,
): DeltaCheck | null {
  const { mode, limit, lookBackDays } = rule ?? NO_LIMIT;
  const days = (current.at.getTime() - previous.at.getTime()) / DAY;
  if (!(days >= 0 && days <= lookBackDays)) return null;
  if (!isOfNumbers(mode)) return checkWords(mode, previous.value, current.value);
  if (previous.numeric === null || current.numeric === null) return null;
  const difference = roundHalfAway(current.numeric - previous.numeric, DECIMALS);
  const exact = changeIn(mode, difference, { base: Math.abs(previous.numeric), days });
  if (!Number.isFinite(exact)) return null;
  const change = roundHalfAway(exact, DECIMALS);
  return { mode, change, exceeded: Math.abs(change) > (limit ?? Number.POSITIVE_INFINITY) };
}

function checkWords(mode: DeltaMode, previous: string | null, current: string | null): DeltaCheck | null {
  if (previous === null || current === null) return null;
  return { mode, change: null, exceeded: previous.toLowerCase() !== current.toLowerCase() };
}

function changeIn(
  mode: NumberDeltaMode,
  difference: number,
  { base, days }: { base: number; days: number },
): number {
  const amount = isPercent(mode) ? (difference * 100) / base : difference;
  return isPerDay(mode) ? amount / days : amount;
}
