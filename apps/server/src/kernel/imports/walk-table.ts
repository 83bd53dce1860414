import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RowVerdict } from '@nidan/domain/imports/import-masters';
import { textOf } from '@nidan/domain/imports/sheet';
import type { FileTable } from './file-table.ts';

/** Between two breaths, so that a process that also answers people goes on answering. */
const ROWS_AT_ONCE = 200;

/** The titles of a file, its first row. */
export function titlesOfTable({ rows: [head = []] }: FileTable): string[] {
  const titles = head.map((cell) => textOf(cell).trim());
  // Spreadsheets keep empty columns at the end of a sheet in which something stood once.
  while (titles.at(-1) === '') titles.pop();
  return titles;
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

/** Makes something of each item, one after the other; `onBreath` is told from time to time what there is so far. */
export async function mapInBreaths<Item, Made>(
  items: readonly Item[],
  make: (item: Item) => Made,
  onBreath?: (made: readonly Made[]) => Promise<void>,
): Promise<Made[]> {
  const made: Made[] = [];
  for (const item of items) {
    made.push(make(item));
    if (made.length % ROWS_AT_ONCE === 0) {
      await onBreath?.(made);
      await nextTurn();
    }
  }
  return made;
}

/** How many rows have become what so far. */
export type RowCounts = Readonly<Record<RowVerdict, number>>;

/** Plans the rows that were read, telling from time to time how many are done, and what became of them. */
export async function planRows<Read, Planned extends { readonly verdict: RowVerdict }>(
  read: readonly Read[],
  plan: (one: Read) => Planned,
  onProgress?: (rows: number, counts: RowCounts) => Promise<void>,
): Promise<Planned[]> {
  const counts = { new: 0, changed: 0, same: 0, bad: 0 };
  const counted = (one: Read): Planned => {
    const planned = plan(one);
    counts[planned.verdict] += 1;
    return planned;
  };
  return mapInBreaths(read, counted, async ({ length }) => onProgress?.(length, { ...counts }));
}
