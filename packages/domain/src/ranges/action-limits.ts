import { sideBeyond } from './beyond-limits.ts';
import { criticalSide, type CriticalLimits } from '../results/critical.ts';
import { parseValue } from '../results/parse-value.ts';
import { LONGEST_CHECKED_VALUE } from '../results/result-range-check.ts';

/** A value beyond one of these is looked into before it goes out, by a smear, a repeat or another tube; null is no limit. */
export interface ActionLimits {
  readonly actionLow: number | null;
  readonly actionHigh: number | null;
}

/**
 * On which side a displayed value calls for action, null when it does not. A value on the limit is inside, and one that is critical
 * calls for a call instead. Rules of this kind: ISLH, criteria for action after a count and differential (2005).
 */
export function actionSide(
  displayed: string,
  { actionLow, actionHigh, ...critical }: ActionLimits & CriticalLimits,
): 'low' | 'high' | null {
  if (displayed.length > LONGEST_CHECKED_VALUE) return null;
  const value = parseValue(displayed);
  if (criticalSide(value, critical) !== null) return null;
  return sideBeyond(value, { low: actionLow, high: actionHigh });
}
