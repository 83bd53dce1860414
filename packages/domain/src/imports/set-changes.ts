import type { RowVerdict } from './import-masters.ts';
import { type CellChange, cellChanges, rowKey, rowWords, type Sheet } from './sheet.ts';

/** What would become of a row of a set. */
export interface SetRowChange {
  readonly verdict: Exclude<RowVerdict, 'bad'>;
  readonly changes: readonly CellChange[];
}

/**
 * What the rows of a file change in the rows of the record that they take the place of, in the order of the file: a row is held
 * against the former one of the same key. Former rows that the file lacks are told as a change of the key, at the first row.
 */
export function setChanges<Row extends object>(
  sheet: Sheet<Row>,
  former: readonly Row[],
  rows: readonly Row[],
): SetRowChange[] {
  const left = Map.groupBy(former, (row) => rowKey(sheet, row));
  const changes = rows.map((row): SetRowChange => {
    const own = left.get(rowKey(sheet, row))?.shift();
    if (own === undefined) return { verdict: 'new', changes: [] };
    const cells = [...cellChanges(sheet, own, row).values()];
    return { verdict: cells.length === 0 ? 'same' : 'changed', changes: cells };
  });
  const gone = [...left.values()].flat();
  const [first, ...rest] = changes;
  if (gone.length === 0 || first === undefined) return changes;
  const before = gone.map((row) => rowWords(sheet, row)).join('; ');
  const removal = { column: sheet.columns[sheet.key].title, before, after: '' };
  return [{ verdict: 'changed', changes: [removal, ...first.changes] }, ...rest];
}
