import type { FastingState } from '../ranges/range-condition.ts';

/** Hours without food after which somebody counts as fasting (ADA, WHO). */
export const FASTING_FROM_HOURS = 8;

/** Whether somebody who last ate so many hours ago is fasting; null when nobody asked. */
export function fastingStateOf(hours: number | null): FastingState | null {
  if (hours === null) return null;
  return hours >= FASTING_FROM_HOURS ? 'fasting' : 'notFasting';
}
