import { checkDelta, type DeltaCheck } from '@nidan/domain/results/delta';
import type { LabParameter } from '../../catalogue/versions/lab-catalogue.ts';

interface Measured {
  /** Null for words and for what lies outside of what can be measured. */
  readonly numeric: number | null;
  /** When it was collected. */
  readonly at: Date;
}

/** Change of a value against the one before, by the rule of the parameter; null when they cannot be compared. Without a rule none exceeds. */
export function resultDelta(
  { delta }: Pick<LabParameter, 'delta'>,
  { before, now }: { readonly before: Measured; readonly now: Measured },
): DeltaCheck | null {
  if (before.numeric === null || now.numeric === null) return null;
  return checkDelta(delta, { value: before.numeric, at: before.at }, { value: now.numeric, at: now.at });
}
