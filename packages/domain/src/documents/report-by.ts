import type { BillLine } from './bill-document.ts';

export interface ReportBy {
  /** When most reports of the bill are ready. */
  main: string;
  others: readonly { name: string; at: string }[];
}

/** The time most lines share, and the lines with another one; null when no line has a time. */
export function reportByOf(lines: readonly BillLine[]): ReportBy | null {
  const timed = lines.filter((line) => !line.cancelled && line.reportBy !== null);
  const counts = new Map<string, number>();
  for (const { reportBy } of timed)
    if (reportBy !== null) counts.set(reportBy, (counts.get(reportBy) ?? 0) + 1);
  const [most] = [...counts].sort((a, b) => b[1] - a[1]);
  if (most === undefined) return null;
  const [main] = most;
  const others = timed.flatMap(({ name, reportBy }) =>
    reportBy === null || reportBy === main ? [] : [{ name, at: reportBy }],
  );
  return { main, others };
}
