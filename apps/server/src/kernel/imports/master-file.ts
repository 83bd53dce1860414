import { faultOf } from '@nidan/contract/kernel/faults/field-faults';
import { type ColumnMap, headOfMap, type KnownColumns, mapTitles } from '@nidan/domain/imports/map-titles';
import {
  type CellChange,
  type CellFault,
  cellFaultOf,
  type CellFix,
  cellFixes,
  changedRow,
  completeRow,
  type Head,
  readRow,
  recordKey,
  requiredTitles,
  type Sheet,
  titlesOf,
  writeRow,
} from '@nidan/domain/imports/sheet';
import type { RowVerdict } from '@nidan/domain/imports/import-masters';
import { rowsWithStandIns } from '@nidan/domain/imports/stand-ins';
import type { ExportCell } from '../exports/export-table.ts';
import type { Ctx } from '../http/context.ts';
import type { FileTable } from './file-table.ts';
import { planRows, readRows, type RowCounts } from './walk-table.ts';

/** A row that would add or change a record. */
export interface Candidate<Row extends object> {
  readonly row: Row;
  /** The record as it is; null for a new one. */
  readonly former: Row | null;
  readonly changes: ReadonlyMap<keyof Row & string, CellChange>;
}

/** Where what is written comes from. */
export interface ImportSource {
  /** Who brought the file; whoever has it written may be another. */
  readonly broughtById: string;
  /** Why it is put to use; null where nobody asks (`isActivatedFile`). */
  readonly reason: string | null;
}

/** Candidates held against the rules of their master, together. */
export interface Judgement {
  faultsOf(index: number): readonly CellFault[];
  /** Writes all of them, which have no fault, in the transaction that the master was opened in. */
  write(source: ImportSource): Promise<void>;
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
  /** What the rules read as something else than stands there. */
  readonly fixes: readonly CellFix[];
}

export interface ImportPlan {
  readonly rows: readonly PlannedRow[];
  /** Writes what is new and changed; only of a plan without bad rows. */
  write(source: ImportSource): Promise<void>;
}

export interface PlanParts {
  readonly table: FileTable;
  /** Which columns the file has, without a fault. */
  readonly columns: ColumnMap;
  readonly use: OpenFor;
  /** Told from time to time how many rows are done, and what became of them. */
  readonly onProgress?: (rows: number, counts: RowCounts) => Promise<void>;
}

/** The file of one master: how it is written, and what would become of one that is read. */
export interface MasterFile extends KnownColumns {
  exportRows(ctx: Ctx): Promise<readonly (readonly ExportCell[])[]>;
  /** Which columns the titles of a file are, as far as they say so. */
  mapTitles(titles: readonly string[]): ColumnMap;
  plan(ctx: Ctx, parts: PlanParts): Promise<ImportPlan>;
}

interface Read<Row extends object> {
  readonly rowNo: number;
  readonly record: string;
  readonly faults: readonly CellFault[];
  readonly fixes: readonly CellFix[];
  readonly candidate: Candidate<Row> | null;
  /** Of a row with faults: what the rules are asked of, so that all its faults are found at once. */
  readonly tries: readonly Candidate<Row>[];
}

/** Reads the rows of a file one after the other, each against the record that it is about. */
class RowReader<Row extends object> {
  readonly #sheet: Sheet<Row>;
  readonly #head: Head<Row>;
  readonly #known: ReadonlyMap<string, Row>;
  readonly #firstAt = new Map<string, number>();

  constructor(sheet: Sheet<Row>, head: Head<Row>, known: ReadonlyMap<string, Row>) {
    this.#sheet = sheet;
    this.#head = head;
    this.#known = known;
  }

  read(rowNo: number, cells: FileTable['rows'][number]): Read<Row> {
    const { values, faults } = readRow(this.#sheet, this.#head, cells);
    const record = recordKey(this.#sheet, values);
    const fixes = cellFixes(this.#sheet, this.#head, { cells, values });
    const read = { rowNo, record, fixes };
    const twice = this.#hasKey(values) ? this.#twice(rowNo, record) : [];
    if (twice.length > 0) return { ...read, faults: [...faults, ...twice], candidate: null, tries: [] };
    const former = this.#hasKey(values) ? this.#known.get(record) : undefined;
    if (former !== undefined) {
      const { row, changes } = changedRow(this.#sheet, former, values);
      const candidate = { row, former, changes };
      if (faults.length > 0) return { ...read, faults, candidate: null, tries: [candidate] };
      return { ...read, faults, candidate: changes.size === 0 ? null : candidate, tries: [] };
    }
    const complete = completeRow(this.#sheet, values);
    if (faults.length === 0 && 'row' in complete) {
      const candidate = { row: complete.row, former: null, changes: new Map() };
      return { ...read, faults, candidate, tries: [] };
    }
    const unread = new Set(faults.map(({ column }) => column));
    const lacking = 'faults' in complete ? complete.faults.filter(({ column }) => !unread.has(column)) : [];
    const tries = rowsWithStandIns(this.#sheet, values).map((row) => ({
      row,
      former: null,
      changes: new Map(),
    }));
    return { ...read, faults: [...faults, ...lacking], candidate: null, tries };
  }

  #hasKey(values: Partial<Row>): boolean {
    const { key, keyWith = [] } = this.#sheet;
    return [key, ...keyWith].every((field) => field in values);
  }

  #twice(rowNo: number, record: string): CellFault[] {
    const first = this.#firstAt.get(record);
    if (first === undefined) {
      this.#firstAt.set(record, rowNo);
      return [];
    }
    const column = this.#sheet.columns[this.#sheet.key].title;
    return [cellFaultOf({ column, found: record }, faultOf('twice-in-file', { row: first }))];
  }
}

type Open<Row extends object> = Pick<OpenMaster<Row>, 'judge'>;

/**
 * What the rules say of the cells that could be read in rows with others that could not, by number of row. A row is judged in two ways, with
 * different values in place of what is unread: only what is wrong in both is its own fault.
 */
async function faultsBeside<Row extends object>(
  { judge }: Open<Row>,
  read: readonly Read<Row>[],
): Promise<ReadonlyMap<number, readonly CellFault[]>> {
  const rows = read.filter(({ candidate, tries }) => candidate !== null || tries.length > 0);
  if (rows.every(({ tries }) => tries.length === 0)) return new Map();
  const inWays: (readonly CellFault[])[][] = [];
  for (const way of [0, 1]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other on one connection
    const judgement = await judge(
      rows.flatMap(({ candidate, tries }) => candidate ?? tries[way] ?? tries[0] ?? []),
    );
    inWays.push(rows.map((_, index) => judgement.faultsOf(index)));
  }
  const [first = [], second = []] = inWays;
  return new Map(
    rows.flatMap(({ rowNo, faults, tries }, index): [number, CellFault[]][] => {
      if (tries.length === 0) return [];
      const unread = new Set(faults.map(({ column }) => column));
      const again = new Set(second[index]?.map(({ column, reason }) => `${column}\n${reason}`));
      const own = first[index]?.filter(
        ({ column, reason }) => !unread.has(column) && again.has(`${column}\n${reason}`),
      );
      return [[rowNo, own ?? []]];
    }),
  );
}

function verdictOf<Row extends object>({ candidate }: Read<Row>, faults: readonly CellFault[]): RowVerdict {
  if (faults.length > 0) return 'bad';
  if (candidate === null) return 'same';
  return candidate.former === null ? 'new' : 'changed';
}

/** What stands where a file ends before its end. */
export function brokenRow(
  table: FileTable,
): { readonly rowNo: number; readonly faults: readonly CellFault[] } | null {
  if (table.fault === null) return null;
  const { rowNo, reason } = table.fault;
  return { rowNo, faults: [cellFaultOf({ column: '', found: '' }, reason)] };
}

/** Makes the file of a master of its columns and of how its records are read, judged and written. */
export function masterFile<Row extends object>(
  sheet: Sheet<Row>,
  open: (ctx: Ctx, use: OpenFor) => Promise<OpenMaster<Row>>,
): MasterFile {
  return {
    titles: titlesOf(sheet),
    required: requiredTitles(sheet),
    mapTitles: (titles) => mapTitles(sheet, titles),
    exportRows: async (ctx) =>
      [...(await open(ctx, 'reading')).rows.values()].map((row) => writeRow(sheet, row)),
    plan: async (ctx, { table, columns, use, onProgress }) => {
      const head = headOfMap(sheet, columns);
      const master = await open(ctx, use);
      const reader = new RowReader(sheet, head, master.rows);
      const read = await readRows(table, (rowNo, cells) => reader.read(rowNo, cells));
      const broken = brokenRow(table);
      if (broken !== null) read.push({ ...broken, record: '', fixes: [], candidate: null, tries: [] });
      const beside = await faultsBeside(master, read);
      const judgement = await master.judge(read.flatMap(({ candidate }) => candidate ?? []));
      let judged = 0;
      const planned = (one: Read<Row>): PlannedRow => {
        const faults =
          one.candidate === null
            ? [...one.faults, ...(beside.get(one.rowNo) ?? [])]
            : judgement.faultsOf(judged++);
        const changes = [...(one.candidate?.changes.values() ?? [])];
        const { rowNo, record, fixes } = one;
        return { rowNo, record, verdict: verdictOf(one, faults), faults, changes, fixes };
      };
      const rows = await planRows(read, planned, onProgress);
      return { rows, write: (source) => judgement.write(source) };
    },
  };
}
