import { type ColumnMap, lackingColumns } from '@nidan/domain/imports/map-titles';
import { textOf } from '@nidan/domain/imports/sheet';
import type { FileTable } from '../../../kernel/imports/file-table.ts';
import type { MasterFile } from '../../../kernel/imports/master-file.ts';
import { titlesOfTable } from '../../../kernel/imports/walk-table.ts';

/** A column of a file: its title and first values as they stand there, and the master's column; null for one that is left out. */
export interface FileColumn {
  readonly title: string;
  readonly values: readonly string[];
  readonly column: string | null;
}

/** Letters of a title or a value that are shown. */
const LONGEST = 80;

/** A database keeps no half of a letter and no NUL in its JSON. */
function shown(text: string): string {
  return text.slice(0, LONGEST).toWellFormed().replaceAll('\0', '');
}

/** The columns of the first rows of a file, each with the column of the master that its title is. */
export function fileColumns(file: MasterFile, table: FileTable): FileColumn[] {
  const titles = titlesOfTable(table);
  const map = file.mapTitles(titles);
  return titles.map((title, at) => ({
    title: shown(title),
    values: table.rows.slice(1).map((cells) => shown(textOf(cells[at] ?? ''))),
    column: map[at] ?? null,
  }));
}

/** Whether somebody must say which columns a file has: a title is nobody's, or a column is missing. */
export function mustBeMapped(file: MasterFile, columns: readonly FileColumn[]): boolean {
  const map = columns.map(({ column }) => column);
  return map.includes(null) || lackingColumns(file, map).length > 0;
}

/** The columns by which the rows of a file are read; those of a file from before are its titles. */
export function columnMapOf(
  file: MasterFile,
  { columns, table }: { readonly columns: readonly FileColumn[]; readonly table: FileTable },
): ColumnMap {
  return columns.length > 0 ? columns.map(({ column }) => column) : file.mapTitles(titlesOfTable(table));
}
