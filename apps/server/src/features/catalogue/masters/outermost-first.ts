import type { Master } from '@nidan/domain/masters/masters';
import type { MasterRecord } from './master-record.ts';

/** New records in an order in which each comes after the one that it lies in; those of no tree as they are. */
export function outermostFirst({ tree }: Master, records: readonly MasterRecord[]): readonly MasterRecord[] {
  if (tree === undefined) return records;
  const byCode = new Map(records.map((record) => [record.values['code'], record]));
  const ordered = new Set<MasterRecord>();
  for (const record of records) {
    const line: MasterRecord[] = [];
    for (
      let at: MasterRecord | undefined = record;
      at !== undefined && !ordered.has(at);
      at = byCode.get(at.values[tree.field] ?? null)
    )
      line.push(at);
    for (const one of line.toReversed()) ordered.add(one);
  }
  return [...ordered];
}
