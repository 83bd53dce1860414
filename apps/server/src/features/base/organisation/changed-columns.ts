import { isDeepStrictEqual } from 'node:util';

export interface ColumnChange<Row> {
  readonly before: Partial<Row>;
  readonly after: Partial<Row>;
}

/** The columns that really change, as they were and as they become; null when nothing does. Missing keeps. */
export function changedColumns<Row extends object>(row: Row, values: Partial<Row>): ColumnChange<Row> | null {
  const before: Partial<Row> = {};
  const after: Partial<Row> = {};
  // as: the keys of a partial row are columns of the row
  for (const column of Object.keys(values) as (keyof Row)[]) {
    const value = values[column];
    if (value === undefined || isDeepStrictEqual(value, row[column])) continue;
    before[column] = row[column];
    after[column] = value;
  }
  return Object.keys(after).length === 0 ? null : { before, after };
}
