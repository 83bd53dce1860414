import type { ResultFlag } from '@nidan/contract/lab/results/result-value';
import { FlagMark } from '../../../kernel/ui/values/FlagMark.tsx';

const MARKS = {
  L: 'low',
  H: 'high',
  LL: 'critical-low',
  HH: 'critical-high',
  A: 'abnormal',
  AA: 'critical-words',
} as const;

/** Flag of a value; nothing for one that is not flagged. */
export function ResultFlagMark({ flag }: { readonly flag: ResultFlag }) {
  return flag && <FlagMark flag={MARKS[flag]} />;
}
