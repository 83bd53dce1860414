import { type FileCell, textOf } from '@nidan/domain/imports/sheet';
import type { FileTable } from './file-table.ts';

/** Rows with a title above the head that a file may have. */
export const MOST_TITLE_ROWS = 5;

function filled(row: readonly FileCell[]): number {
  return row.filter((cell) => textOf(cell).trim() !== '').length;
}

/**
 * A table with its head as the first row, where rows with at most one cell, such as the title of a list, stand above it. Rows keep their
 * number: those above the head are empty.
 */
export function headFirst(table: FileTable): FileTable {
  const [first = []] = table.rows;
  // A first row of separators alone is a head that lacks its titles.
  if (filled(first) > 1 || (filled(first) === 0 && first.length > 1)) return table;
  const at = table.rows.slice(0, MOST_TITLE_ROWS + 1).findIndex((row) => filled(row) > 1);
  if (at < 1) return table;
  const head = table.rows[at] ?? [];
  return { ...table, rows: table.rows.map((row, index) => (index === 0 ? head : index <= at ? [] : row)) };
}
