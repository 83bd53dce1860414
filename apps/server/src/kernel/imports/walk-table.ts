import { setImmediate as nextTurn } from 'node:timers/promises';
import { readHead, type Sheet } from '@nidan/domain/imports/sheet';
import type { FileTable } from './file-table.ts';

/** Between two breaths, so that a process that also answers people goes on answering. */
const ROWS_AT_ONCE = 200;

/** What the first row of a file says. */
export function headOf<Row extends object>(sheet: Sheet<Row>, table: FileTable) {
  const titles = [...(table.rows[0] ?? [])];
  // Spreadsheets keep empty columns at the end of a sheet in which something stood once.
  while (titles.at(-1) === '') titles.pop();
  return readHead(sheet, titles);
}

/** The fields that the columns of a file have, whose head was looked at when it came. */
export function knownHeadOf<Row extends object>(sheet: Sheet<Row>, table: FileTable) {
  const reading = headOf(sheet, table);
  if (!reading.ok) throw new Error(`The head was refused when the file came: ${reading.faults.join('; ')}`);
  return reading.head;
}

function isBlank(cells: FileTable['rows'][number]): boolean {
  return cells.every((cell) => typeof cell === 'string' && cell.trim() === '');
}

/** Reads the rows below the head that are not blank, by their number in a spreadsheet. */
export async function readRows<Read>(
  { rows }: FileTable,
  read: (rowNo: number, cells: FileTable['rows'][number]) => Read,
): Promise<Read[]> {
  const all: Read[] = [];
  for (const [index, cells] of rows.entries()) {
    if (index > 0 && !isBlank(cells)) all.push(read(index + 1, cells));
    if (index % ROWS_AT_ONCE === 0) await nextTurn();
  }
  return all;
}

/** Plans the rows that were read, telling from time to time how many are done. */
export async function planRows<Read, Planned>(
  read: readonly Read[],
  plan: (one: Read) => Planned,
  onProgress?: (rows: number) => Promise<void>,
): Promise<Planned[]> {
  const planned: Planned[] = [];
  for (const one of read) {
    planned.push(plan(one));
    if (planned.length % ROWS_AT_ONCE === 0) {
      await onProgress?.(planned.length);
      await nextTurn();
    }
  }
  return planned;
}
