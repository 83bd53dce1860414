import type { Fault } from '../text/fault.ts';
import { catalogueFault } from '../faults/catalogue-faults.ts';

/** What a location does otherwise with a test than its version says; null is as everywhere. */
export interface LocalTerms {
  readonly isOffered: boolean;
  /** Turn-around time in hours, from the start of the run. */
  readonly tatHours: number | null;
  readonly method: string | null;
  readonly machineId: string | null;
}

/** Where a value comes from: the location where the bill is made, or the test for all of them. */
export const TERM_RULES = ['location', 'test'] as const;
export type TermRule = (typeof TERM_RULES)[number];

/** A value with the rule that gives it. */
export interface Ruled<Value> {
  readonly value: Value;
  readonly rule: TermRule;
}

/** What holds of a test at one location. */
export interface TermsThere {
  readonly isOffered: Ruled<boolean>;
  readonly tatHours: Ruled<number>;
  readonly method: Ruled<string>;
  /** Null where every machine of its parameters will do. */
  readonly machineId: Ruled<string | null>;
}

function first<Value>(own: Value | null | undefined, general: Value): Ruled<Value> {
  return own == null ? { value: general, rule: 'test' } : { value: own, rule: 'location' };
}

/** What holds of a test at a location: its own terms first, then what the test says. A test that is out of use is offered nowhere. */
export function termsThere(
  test: { readonly isEnabled: boolean; readonly tatHours: number; readonly method: string },
  local: LocalTerms | undefined,
): TermsThere {
  const isClosed = test.isEnabled && local?.isOffered === false;
  return {
    isOffered: first(isClosed ? false : null, test.isEnabled),
    tatHours: first(local?.tatHours, test.tatHours),
    method: first(local?.method, test.method),
    machineId: first(local?.machineId, null),
  };
}

/**
 * How a parameter is measured in a test at a location: by the method of the location, else by its own, else by that of the test. What
 * is calculated is calculated everywhere in its own way.
 */
export function methodThere(
  parameter: { readonly method: string; readonly isCalculated: boolean },
  { value, rule }: Ruled<string>,
): string {
  const isOwnWay = rule === 'test' || parameter.isCalculated;
  return isOwnWay && parameter.method !== '' ? parameter.method : value;
}

/** What of the terms of a profile or package cannot be said: it is run as its tests are. */
export function termsFault(
  kind: 'test' | 'profile' | 'package',
  { tatHours, method, machineId }: LocalTerms,
): (Fault & { readonly field: 'tatHours' | 'method' | 'machineId' }) | null {
  if (kind === 'test') return null;
  const field = tatHours !== null ? 'tatHours' : method !== null ? 'method' : 'machineId';
  if (field === 'machineId' && machineId === null) return null;
  return { field, ...catalogueFault('terms-of-members') };
}

/** True for terms that say nothing: all is as everywhere. */
export function saysNothing({ isOffered, tatHours, method, machineId }: LocalTerms): boolean {
  return isOffered && tatHours === null && method === null && machineId === null;
}
