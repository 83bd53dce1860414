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
