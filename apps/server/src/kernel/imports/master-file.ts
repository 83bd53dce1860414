import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type CellChange,
  cellChanges,
  type CellFault,
  completeRow,
  readHead,
  readRow,
  recordKey,
  type Sheet,
  titlesOf,
  writeRow,
} from '@nidan/domain/imports/sheet';
import type { RowVerdict } from '@nidan/domain/imports/import-masters';
import type { ExportCell } from '../exports/export-table.ts';
import type { Ctx } from '../http/context.ts';
import type { FileTable } from './file-table.ts';

/** A row that would add or change a record. */
export interface Candidate<Row extends object> {
  readonly row: Row;
  /** The record as it is; null for a new one. */
  readonly former: Row | null;
  readonly changes: ReadonlyMap<keyof Row & string, CellChange>;
}

/** Candidates held against the rules of their master, together. */
export interface Judgement {
  faultsOf(index: number): readonly CellFault[];
  /** Writes all of them, which have no fault, in the transaction that the master was opened in. */
  write(): Promise<void>;
}

export interface OpenMaster<Row extends object> {
  /** By key, in the order of an export. */
  readonly rows: ReadonlyMap<string, Row>;
  judge(candidates: readonly Candidate<Row>[]): Judgement | Promise<Judgement>;
}

/** `change` locks what the rules of the master are asked of. */
export type OpenFor = 'reading' | 'change';

/** What would become of a row of a file; its number is that of a spreadsheet, where the head is row 1. */
export interface PlannedRow {
  readonly rowNo: number;
  /** Key of the record, as far as it can be read. */
  readonly record: string;
  readonly verdict: RowVerdict;
  readonly faults: readonly CellFault[];
  readonly changes: readonly CellChange[];
}

export interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  /** Writes what is new and changed; only of a plan without bad rows. */
  write(): Promise<void>;
}

export interface PlanParts {
  readonly table: FileTable;
  readonly use: OpenFor;
  /** Told from time to time how many rows are done. */
  readonly onProgress?: (rows: number) => Promise<void>;
}

/** The file of one master: how it is written, and what would become of one that is read. */
export interface MasterFile {
  readonly titles: readonly string[];
  exportRows(ctx: Ctx): Promise<readonly (readonly ExportCell[])[]>;
  /** What is wrong with the first row of a file; empty when it names columns of this master. */
  headFaults(table: FileTable): readonly string[];
  plan(ctx: Ctx, parts: PlanParts): Promise<ImportPlan>;
}

/** Between two breaths, so that a process that also answers people goes on answering. */
const ROWS_AT_ONCE = 200;

interface Read<Row extends object> {
  readonly rowNo: number;
  readonly record: string;
  readonly faults: readonly CellFault[];
  readonly candidate: Candidate<Row> | null;
}

function isBlank(cells: FileTable['rows'][number]): boolean {
  return cells.every((cell) => typeof cell === 'string' && cell.trim() === '');
}

/** Reads the rows of a file one after the other, each against the record that it is about. */
class RowReader<Row extends object> {
  readonly #sheet: Sheet<Row>;
  readonly #head: readonly (keyof Row)[];
  readonly #known: ReadonlyMap<string, Row>;
  readonly #firstAt = new Map<string, number>();

  constructor(sheet: Sheet<Row>, head: readonly (keyof Row)[], known: ReadonlyMap<string, Row>) {
    this.#sheet = sheet;
    this.#head = head;
    this.#known = known;
  }

  read(rowNo: number, cells: FileTable['rows'][number]): Read<Row> {
    const { values, faults } = readRow(this.#sheet, this.#head, cells);
    const record = recordKey(this.#sheet, values);
    const bad = (all: readonly CellFault[]): Read<Row> => ({ rowNo, record, faults: all, candidate: null });
    if (faults.length > 0) return bad(faults);
    const first = this.#firstAt.get(record);
    if (first !== undefined) {
      const column = this.#sheet.columns[this.#sheet.key].title;
      return bad([{ column, found: record, reason: `Twice in this file, first in row ${first}` }]);
    }
    this.#firstAt.set(record, rowNo);
    const former = this.#known.get(record);
    if (former !== undefined) {
      const changes = cellChanges(this.#sheet, former, values);
      const row = { ...former, ...values };
      return { rowNo, record, faults: [], candidate: changes.size === 0 ? null : { row, former, changes } };
    }
    const complete = completeRow(this.#sheet, values);
    if ('faults' in complete) return bad(complete.faults);
    const candidate = { row: complete.row, former: null, changes: new Map() };
    return { rowNo, record, faults: [], candidate };
  }
}

function verdictOf<Row extends object>({ candidate }: Read<Row>, faults: readonly CellFault[]): RowVerdict {
  if (faults.length > 0) return 'bad';
  if (candidate === null) return 'same';
  return candidate.former === null ? 'new' : 'changed';
}

async function readAll<Row extends object>(reader: RowReader<Row>, table: FileTable): Promise<Read<Row>[]> {
  const read: Read<Row>[] = [];
  for (const [index, cells] of table.rows.entries()) {
    if (index > 0 && !isBlank(cells)) read.push(reader.read(index + 1, cells));
    if (index % ROWS_AT_ONCE === 0) await nextTurn();
  }
  if (table.fault !== null) {
    const { rowNo, reason } = table.fault;
    read.push({ rowNo, record: '', faults: [{ column: '', found: '', reason }], candidate: null });
  }
  return read;
}

function headOf<Row extends object>(sheet: Sheet<Row>, table: FileTable) {
  const titles = [...(table.rows[0] ?? [])];
  // Spreadsheets keep empty columns at the end of a sheet in which something stood once.
  while (titles.at(-1) === '') titles.pop();
  return readHead(sheet, titles);
}

/** Makes the file of a master of its columns and of how its records are read, judged and written. */
export function masterFile<Row extends object>(
  sheet: Sheet<Row>,
  open: (ctx: Ctx, use: OpenFor) => Promise<OpenMaster<Row>>,
): MasterFile {
  return {
    titles: titlesOf(sheet),
    exportRows: async (ctx) =>
      [...(await open(ctx, 'reading')).rows.values()].map((row) => writeRow(sheet, row)),
    headFaults: (table) => {
      const head = headOf(sheet, table);
      return head.ok ? [] : head.faults;
    },
    plan: async (ctx, { table, use, onProgress }) => {
      const head = headOf(sheet, table);
      if (!head.ok) throw new Error(`The head was refused when the file came: ${head.faults.join('; ')}`);
      const master = await open(ctx, use);
      const read = await readAll(new RowReader(sheet, head.head, master.rows), table);
      const candidates = read.flatMap(({ candidate }) => candidate ?? []);
      const judgement = await master.judge(candidates);
      const rows: PlannedRow[] = [];
      let judged = 0;
      for (const one of read) {
        const faults = one.candidate === null ? one.faults : judgement.faultsOf(judged++);
        rows.push({
          rowNo: one.rowNo,
          record: one.record,
          verdict: verdictOf(one, faults),
          faults,
          changes: [...(one.candidate?.changes.values() ?? [])],
        });
        if (rows.length % ROWS_AT_ONCE === 0) {
          await onProgress?.(rows.length);
          await nextTurn();
        }
      }
      return { rows, write: () => judgement.write() };
    },
  };
}
