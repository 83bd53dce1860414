import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { type RangeField, rangeOfRow, type RangeRow } from './range-rows.ts';

/** What was typed, as ranges, and the rows that cannot be read with the field at fault. */
export interface ReadRows {
  readonly ranges: RangeInput[];
  readonly unread: ReadonlyMap<string, RangeField>;
}

/** Reads every row; one that cannot be read is no range, and so a gap. */
export function readRows(rows: readonly RangeRow[]): ReadRows {
  const ranges: RangeInput[] = [];
  const unread = new Map<string, RangeField>();
  for (const row of rows) {
    const read = rangeOfRow(row);
    if (typeof read === 'string') unread.set(row.id, read);
    else ranges.push(read);
  }
  return { ranges, unread };
}
