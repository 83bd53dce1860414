import { HOUR } from '../time/durations.ts';
import type { BillTestState } from '../status-sets/lab/bill-test.ts';

/** A test that is run from a tube, and for how many hours from the draw its specimen keeps. */
export interface KeptTest {
  readonly code: string;
  readonly hours: number;
  readonly state: BillTestState;
}

/** Until when a tube is good, and the test that ends it. */
export interface StabilityClock {
  readonly until: Date;
  readonly code: string;
}

/** States of a test in which it still needs its specimen. */
export const NEEDS_SPECIMEN: ReadonlySet<string> = new Set<BillTestState>([
  'ncollected',
  'naccessioned',
  'deptaccessioned',
  'pending',
  'partial',
  'rerun',
  'onHold',
]);

/** The last moment at which a specimen is good for a test (domain-facts 2.16). */
export function keepsUntil(collectedAt: Date, hours: number): Date {
  return new Date(collectedAt.getTime() + hours * HOUR);
}

/**
 * The earliest moment at which a tube is no longer good for one of its tests: of those that still need it, of all where none does;
 * null for a tube that is not drawn or serves no test.
 */
export function stabilityClock(collectedAt: Date | null, tests: readonly KeptTest[]): StabilityClock | null {
  if (collectedAt === null) return null;
  const needing = tests.filter(({ state }) => NEEDS_SPECIMEN.has(state));
  const counted = needing.length > 0 ? needing : tests;
  const [first] = counted.toSorted((a, b) => a.hours - b.hours);
  return first === undefined ? null : { until: keepsUntil(collectedAt, first.hours), code: first.code };
}

/** The clock of a tube that has run out for a test that still needs it; null while the tube is good. */
export function ranOut(
  collectedAt: Date | null,
  { tests, at }: { readonly tests: readonly KeptTest[]; readonly at: Date },
): StabilityClock | null {
  const needing = tests.filter(({ state }) => NEEDS_SPECIMEN.has(state));
  const clock = stabilityClock(collectedAt, needing);
  return clock !== null && clock.until.getTime() < at.getTime() ? clock : null;
}
