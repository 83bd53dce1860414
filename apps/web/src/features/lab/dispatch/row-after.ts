import type { DispatchView } from '@nidan/contract/lab/reports/report-view';

/** The row to go on with when some rows leave the list: the next after the last of them, else the one before. */
export function rowAfter(
  rows: readonly DispatchView[],
  leaving: readonly DispatchView[],
): DispatchView | undefined {
  const gone = new Set(leaving.map(({ reportId }) => reportId));
  const last = rows.findLastIndex(({ reportId }) => gone.has(reportId));
  const stays = ({ reportId }: DispatchView): boolean => !gone.has(reportId);
  return rows.slice(last + 1).find(stays) ?? rows.slice(0, last + 1).findLast(stays);
}
