import { checkDelta, type DeltaCheck, percentDelta } from '@nidan/domain/results/delta';
import type { LabParameter } from '../catalog/lab-catalogue.ts';

interface Measured {
  /** Null for words and for what lies outside of what can be measured. */
  readonly numeric: number | null;
  /** When it was collected. */
  readonly at: Date;
}

/** Change of a value against the one before, in percent; null when they cannot be compared. A parameter without a limit exceeds none. */
export function resultDelta(
  { deltaPercent }: Pick<LabParameter, 'deltaPercent'>,
  { before, now }: { readonly before: Measured; readonly now: Measured },
): DeltaCheck | null {
  if (before.numeric === null || now.numeric === null) return null;
  const rule = percentDelta(deltaPercent ?? Number.POSITIVE_INFINITY);
  return checkDelta(rule, { value: before.numeric, at: before.at }, { value: now.numeric, at: now.at });
}
