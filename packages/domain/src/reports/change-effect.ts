import { intervalText } from './interval-text.ts';
import type { SnapshotResult } from './report-snapshot.ts';

type Flag = SnapshotResult['flag'];

/** What a changed result means, in the words of the box of an amended report: 'recalculated', 'still above the interval', 'unit corrected'. */
export function changeEffect(was: SnapshotResult, isNow: SnapshotResult): string {
  if (was.attachment?.sha256 !== isNow.attachment?.sha256) return 'another file';
  if (was.value === isNow.value) return sameValueEffect(was, isNow);
  if (isNow.calculated) return 'recalculated';
  const before = placeOf(was);
  const after = placeOf(isNow);
  if (after === null) return 'corrected';
  return before === after ? `still ${after}` : `now ${after}`;
}

function sameValueEffect(was: SnapshotResult, isNow: SnapshotResult): string {
  if (was.unit !== isNow.unit) return 'unit corrected';
  if (intervalText(was) !== intervalText(isNow)) return 'interval corrected';
  return was.flag === isNow.flag ? 'method corrected' : 'flag corrected';
}

const PLACES: Record<NonNullable<Flag>, string> = {
  L: 'below the interval',
  H: 'above the interval',
  LL: 'critically low',
  HH: 'critically high',
  A: 'abnormal',
  AA: 'critical',
};

/** Where a value lies; null when it was held against nothing. */
function placeOf(result: SnapshotResult): string | null {
  if (result.flag !== null) return PLACES[result.flag];
  return intervalText(result) === null ? null : 'within the interval';
}
