import type { ParsedValue } from './parse-value.ts';

/** A value at or beyond one of these is critical; null is no limit. */
export interface CriticalLimits {
  readonly criticalLow: number | null;
  readonly criticalHigh: number | null;
}

/** Target for the call of a critical value, and the wait before the next person is tried, in minutes. */
export const CRITICAL_CALL = { targetMinutes: 30, escalateMinutes: 15 } as const;

/** On which side a value is critical, limits included; null when it is not, or when a censored value leaves it open. */
export function criticalSide(value: ParsedValue, limits: CriticalLimits): 'low' | 'high' | null {
  const { criticalLow, criticalHigh } = limits;
  if (criticalLow !== null && atMost(value, criticalLow)) return 'low';
  return criticalHigh !== null && atLeast(value, criticalHigh) ? 'high' : null;
}

function atMost(value: ParsedValue, limit: number): boolean {
  if (value.kind === 'numeric') return value.value <= limit;
  return value.kind === 'censored' && value.comparator.startsWith('<') && value.limit <= limit;
}

function atLeast(value: ParsedValue, limit: number): boolean {
  if (value.kind === 'numeric') return value.value >= limit;
  return value.kind === 'censored' && value.comparator.startsWith('>') && value.limit >= limit;
}

interface Analyte {
  readonly parameterId: string;
  readonly loinc: string | null;
  readonly unit: string;
}

/** Whether two parameters measure the same in the same unit: a value of one, told, is told of the other. */
export function isSameAnalyte(a: Analyte, b: Analyte): boolean {
  return a.parameterId === b.parameterId || (a.loinc !== null && a.loinc === b.loinc && a.unit === b.unit);
}
