import { NEEDS_SPECIMEN } from './stability-clock.ts';
import type { BillTestState } from '../status-sets/lab/bill-test.ts';
import type { PhysicalSampleState } from '../status-sets/lab/physical-sample.ts';

interface Filling {
  readonly state: PhysicalSampleState;
  /** What the parent has left, in µL; null: unknown. */
  readonly leftUl: number | null;
  /** Of each aliquot, in µL; null where nobody measured. */
  readonly volumesUl: readonly (number | null)[];
}

/** Why no aliquots can be filled from a tube now; null when they can. */
export function aliquotFault({
  state,
  leftUl,
  volumesUl,
}: Filling):
  | { readonly kind: 'not at the bench' }
  | { readonly kind: 'too much'; readonly leftUl: number; readonly wantedUl: number }
  | null {
  if (state !== 'accessioned' && state !== 'deptAccessioned') return { kind: 'not at the bench' };
  const wantedUl = volumesUl.reduce<number>((sum, volume) => sum + (volume ?? 0), 0);
  return leftUl !== null && wantedUl > leftUl ? { kind: 'too much', leftUl, wantedUl } : null;
}

/** A test that is run from a tube or from one of its aliquots. */
export interface FamilyTest {
  readonly billTestId: string;
  readonly state: BillTestState;
}

/**
 * Why the tests that each new aliquot takes cannot go with it; null when they can. A test goes with one aliquot, from the tube or from
 * an aliquot of it, and only while it needs its specimen: what was measured stays where it was measured.
 */
export function takenTestsFault(
  takes: readonly (readonly string[])[],
  family: readonly FamilyTest[],
): { readonly kind: 'twice' | 'not of this tube' | 'measured'; readonly billTestId: string } | null {
  const seen = new Set<string>();
  for (const billTestId of takes.flat()) {
    if (seen.has(billTestId)) return { kind: 'twice', billTestId };
    seen.add(billTestId);
    const test = family.find((one) => one.billTestId === billTestId);
    if (test === undefined) return { kind: 'not of this tube', billTestId };
    if (!NEEDS_SPECIMEN.has(test.state)) return { kind: 'measured', billTestId };
  }
  return null;
}
