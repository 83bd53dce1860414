import { type SetRowChange, setChanges } from '@nidan/domain/imports/set-changes';
import { headOfMap, mapTitles } from '@nidan/domain/imports/map-titles';
import {
  type CellFault,
  type CellFix,
  cellFixes,
  readRow,
  requiredTitles,
  type Sheet,
  titlesOf,
  writeRow,
} from '@nidan/domain/imports/sheet';
import type { Ctx } from '../http/context.ts';
import {
  brokenRow,
  type ImportSource,
  type MasterFile,
  type OpenFor,
  type PlannedRow,
} from './master-file.ts';
import { mapInBreaths, planRows, readRows } from './walk-table.ts';

/** A row of a file under its number in a spreadsheet. */
export interface NumberedRow<Row extends object> {
  readonly rowNo: number;
  readonly row: Row;
}

/** All rows of a record, which are to take the place of those that it has. */
export interface RowSet<Row extends object> {
  readonly record: string;
  readonly rows: readonly NumberedRow<Row>[];
}

export interface OpenSets<Row extends object> {
  /** By record, in the order of an export. */
  readonly sets: ReadonlyMap<string, readonly Row[]>;
  /** What is wrong with a set that changes something, by number of row. */
  faultsOf(set: RowSet<Row>): ReadonlyMap<number, readonly CellFault[]>;
  /** Writes sets that have no fault, in the transaction that the master was opened in. */
  write(sets: readonly RowSet<Row>[], source: ImportSource): Promise<void>;
}

interface Read<Row extends object> {
  readonly rowNo: number;
  readonly record: string;
  readonly faults: readonly CellFault[];
  readonly fixes: readonly CellFix[];
  readonly row: Row | null;
}

/** What the sets change, by number of row, and those that change something; a set with a row that cannot be read is left out. */
function changesOf<Row extends object>(
  sheet: Sheet<Row>,
  known: OpenSets<Row>['sets'],
  read: readonly Read<Row>[],
) {
  const changes = new Map<number, SetRowChange>();
  const changed: RowSet<Row>[] = [];
  for (const [record, own] of Map.groupBy(read, (one) => one.record)) {
    const rows = own.flatMap(({ rowNo, row }) => (row === null ? [] : [{ rowNo, row }]));
    if (rows.length < own.length) continue;
    const made = setChanges(
      sheet,
      known.get(record) ?? [],
      rows.map(({ row }) => row),
    );
    for (const [index, change] of made.entries()) changes.set(rows[index]?.rowNo ?? 0, change);
    if (made.some(({ verdict }) => verdict !== 'same')) changed.push({ record, rows });
  }
  return { changes, changed };
}

const UNTOUCHED: SetRowChange = { verdict: 'same', changes: [] };

/**
 * Makes the file of a master whose records have several rows each: those of one record in a file take the place of all that it has,
 * and are read, judged and written together. A record that the file does not name keeps what it has.
 */
export function setFile<Row extends object>(
  sheet: Sheet<Row>,
  open: (ctx: Ctx, use: OpenFor) => Promise<OpenSets<Row>>,
): MasterFile {
  return {
    titles: titlesOf(sheet),
    required: requiredTitles(sheet),
    mapTitles: (titles) => mapTitles(sheet, titles),
    exportRows: async (ctx) =>
      [...(await open(ctx, 'reading')).sets.values()].flatMap((rows) =>
        rows.map((row) => writeRow(sheet, row)),
      ),
    plan: async (ctx, { table, columns, use, onProgress }) => {
      const head = headOfMap(sheet, columns);
      const master = await open(ctx, use);
      const read = await readRows(table, (rowNo, cells): Read<Row> => {
        const { values, faults } = readRow(sheet, head, cells);
        const record = String(values[sheet.key] ?? '');
        // as: the head has every column, so a row without a fault has every field
        const fixes = cellFixes(sheet, head, { cells, values });
        return { rowNo, record, faults, fixes, row: faults.length > 0 ? null : (values as Row) };
      });
      const broken = brokenRow(table);
      if (broken !== null) read.push({ ...broken, record: '', fixes: [], row: null });
      const { changes, changed } = changesOf(sheet, master.sets, read);
      const wrong = await mapInBreaths(changed, (set) => [...master.faultsOf(set)]);
      const faultsOf = new Map(wrong.flat());
      const planned = ({ rowNo, record, faults: unread, fixes }: Read<Row>): PlannedRow => {
        const faults = unread.length > 0 ? unread : (faultsOf.get(rowNo) ?? []);
        const change = changes.get(rowNo) ?? UNTOUCHED;
        return {
          rowNo,
          record,
          faults,
          fixes,
          ...change,
          verdict: faults.length > 0 ? 'bad' : change.verdict,
        };
      };
      const rows = await planRows(read, planned, onProgress);
      return { rows, write: (source) => master.write(changed, source) };
    },
  };
}
