import type { ColumnMap } from './map-titles.ts';
import { type FileCell, textOf } from './sheet.ts';

/** Where a cell of a file stands: the number of its row in a spreadsheet, and the title of the master's column that it is of. */
export interface CellPlace {
  readonly rowNo: number;
  readonly column: string;
}

/** A value that somebody has typed for a cell of a file that was refused. */
export interface TypedCell extends CellPlace {
  readonly value: string;
}

type FileRows = readonly (readonly FileCell[])[];

/** What stands in a cell of a file; null where the file lacks its column. */
export function textInFile(rows: FileRows, columns: ColumnMap, { rowNo, column }: CellPlace): string | null {
  const at = columns.indexOf(column);
  return at === -1 ? null : textOf(rows[rowNo - 1]?.[at] ?? '');
}

/** The rows of a file with the typed values in place of what stands there; of two for one cell the later counts. */
export function withTypedCells(rows: FileRows, columns: ColumnMap, typed: readonly TypedCell[]): FileRows {
  const byRow = Map.groupBy(typed, ({ rowNo }) => rowNo);
  if (byRow.size === 0) return rows;
  return rows.map((cells, index) => {
    const own = byRow.get(index + 1);
    if (own === undefined) return cells;
    const filled: FileCell[] = [...cells];
    for (const { column, value } of own) {
      const at = columns.indexOf(column);
      if (at === -1) continue;
      while (filled.length < at) filled.push('');
      filled[at] = value;
    }
    return filled;
  });
}
