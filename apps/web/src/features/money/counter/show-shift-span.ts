import type { ShiftRow } from '@nidan/contract/money/counter/counter-view';
import { showDate, showTime } from '../../../kernel/text/show-date.ts';

/** When a shift was: '19/11 07:00 to 14:00' in the words of `to`; one that is open has no end. */
export function showShiftSpan(
  { openedAt, closedAt }: Pick<ShiftRow, 'openedAt' | 'closedAt'>,
  zone: string,
): string {
  const start = `${showDate(openedAt, zone).slice(0, 5)} ${showTime(openedAt, zone)}`;
  return closedAt === null ? start : `${start} – ${showTime(closedAt, zone)}`;
}
