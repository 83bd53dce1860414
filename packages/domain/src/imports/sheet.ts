import type { Fault } from '../text/fault.ts';
import { importsFault } from '../faults/imports-faults.ts';
import { schemaFault } from '../faults/schema-faults.ts';
import type { SheetCell, SheetColumn } from './sheet-column.ts';

/**
 * A cell of a file that was opened: its text, a formula, whose value nobody promised, or a number of more digits than a number cell keeps, whose
 * last ones the workbook made 0.
 */
export type FileCell = string | { readonly formula: string } | { readonly lostDigits: string };

/** The file of a master: its columns in their order, and the one that says which record a row is about. */
export interface Sheet<Row extends object> {
  readonly key: keyof Row & string;
  /** Further columns without which the key does not say which record it is. */
  readonly keyWith?: readonly (keyof Row & string)[];
  readonly columns: { readonly [Field in keyof Row]: SheetColumn<Row[Field]> };
  /** The rows of a record are all that it will have: what a missing column says would be lost. */
  readonly needsAll?: boolean;
  /** What other systems call a column, where it can be nothing else. */
  readonly aliases?: { readonly [Field in keyof Row]?: readonly string[] };
  /** What its owner keeps of a row, where that fills an empty cell from another; the row as it is unless told. */
  readonly kept?: (row: Row) => Row;
}

/** Why a cell is refused; `column` is its title. */
export interface CellFault {
  readonly column: string;
  /** As it stands in the file. */
  readonly found: string;
  /** In English; `code` and `values` say it in other languages. */
  readonly reason: string;
  readonly code: string;
  readonly values: Fault['values'];
}

/** What is wrong with a cell, at it. */
export function cellFaultOf(
  { column, found }: Pick<CellFault, 'column' | 'found'>,
  { code, values, msg }: Fault,
): CellFault {
  return { column, found, reason: msg, code, values };
}

/** A cell that is read as something else than stands there: `used` is what a file of ours would say. */
export interface CellFix {
  readonly column: string;
  /** As it stands in the file. */
  readonly found: string;
  readonly used: string;
}

/** A cell that would say something else than what is there; texts as a file shows them. */
export interface CellChange {
  readonly column: string;
  readonly before: string;
  readonly after: string;
}

/** Which record a row is about, in the words of its key; what cannot be read is left empty. */
export function recordKey<Row extends object>(
  { key, keyWith = [] }: Sheet<Row>,
  values: Partial<Row>,
): string {
  return [key, ...keyWith].map((field) => String(values[field] ?? '')).join(' / ');
}

/** Titles that a file begins with. */
export function titlesOf<Row extends object>({ columns }: Sheet<Row>): string[] {
  return fieldsOf(columns).map((field) => columns[field].title);
}

/** Titles of the columns that a file must have. */
export function requiredTitles<Row extends object>(sheet: Sheet<Row>): string[] {
  if (sheet.needsAll === true) return titlesOf(sheet);
  return [sheet.key, ...(sheet.keyWith ?? [])].map((field) => sheet.columns[field].title);
}

/** The cells of a record. */
export function writeRow<Row extends object>({ columns }: Sheet<Row>, row: Row): SheetCell[] {
  return fieldsOf(columns).map((field) => columns[field].write(row[field]));
}

/** Which column of a file has which field; null for one that is left out. */
export type Head<Row extends object> = readonly ((keyof Row & string) | null)[];

export interface RowReading<Row extends object> {
  readonly values: Partial<Row>;
  readonly faults: readonly CellFault[];
}

function readCell<Row extends object, Field extends keyof Row>(
  { columns }: Sheet<Row>,
  field: Field,
  cell: FileCell,
): { readonly value: Row[Field] } | CellFault {
  const column = columns[field];
  const found = textOf(cell);
  const fault = (of: Fault): CellFault => cellFaultOf({ column: column.title, found }, of);
  if (typeof cell !== 'string') {
    return fault('formula' in cell ? importsFault('cell-formula') : importsFault('cell-digits-lost'));
  }
  const text = cell.trim();
  if (text === '' && column.required) return fault(schemaFault('field-empty'));
  const reading = column.read(text);
  return reading.ok ? { value: reading.value } : fault(reading.fault);
}

/** Reads a row below a head; cells that the row lacks at its end are empty. */
export function readRow<Row extends object>(
  sheet: Sheet<Row>,
  head: Head<Row>,
  cells: readonly FileCell[],
): RowReading<Row> {
  const values: Partial<Row> = {};
  const faults: CellFault[] = [];
  head.forEach((field, index) => {
    if (field === null) return;
    const read = readCell(sheet, field, cells[index] ?? '');
    if ('value' in read) values[field] = read.value;
    else faults.push(read);
  });
  if (cells.slice(head.length).some((cell) => textOf(cell) !== ''))
    faults.push(cellFaultOf({ column: '', found: '' }, importsFault('row-has-more', { count: head.length })));
  return { values, faults };
}

/** The cells of a row that the rules read as another text, such as a code in capitals or a day of the calendar; an empty one is none. */
export function cellFixes<Row extends object>(
  sheet: Sheet<Row>,
  head: Head<Row>,
  { cells, values }: { readonly cells: readonly FileCell[]; readonly values: Partial<Row> },
): CellFix[] {
  return head.flatMap((field, index) => {
    const found = textOf(cells[index] ?? '');
    if (field === null || found.trim() === '') return [];
    const value = values[field];
    if (value === undefined) return [];
    const used = cellText(sheet, field, value);
    return used === found.replaceAll('\r\n', '\n')
      ? []
      : [{ column: sheet.columns[field].title, found, used }];
  });
}

/** A new record: what its row says, and for columns that the file lacks what an empty cell says. */
export function completeRow<Row extends object>(
  sheet: Sheet<Row>,
  values: Partial<Row>,
): { readonly row: Row } | { readonly faults: readonly CellFault[] } {
  const row: Partial<Row> = { ...values };
  const faults: CellFault[] = [];
  for (const field of fieldsOf(sheet.columns)) {
    if (field in values) continue;
    const read = readCell(sheet, field, '');
    if ('value' in read) row[field] = read.value;
    else faults.push(cellFaultOf(read, importsFault('new-needs-column')));
  }
  // as: every field of the sheet has its value when there is no fault
  return faults.length > 0 ? { faults } : { row: row as Row };
}

/** What of a record the values of a row would change: what reads the same as what would be written for it changes nothing. */
export function cellChanges<Row extends object>(
  sheet: Sheet<Row>,
  row: Row,
  values: Partial<Row>,
): ReadonlyMap<keyof Row & string, CellChange> {
  const changes = new Map<keyof Row & string, CellChange>();
  for (const field of fieldsOf(sheet.columns)) {
    const value = values[field];
    if (value === undefined) continue;
    const before = cellText(sheet, field, row[field]);
    const after = cellText(sheet, field, value);
    if (readAgain(sheet, field, before) !== after)
      changes.set(field, { column: sheet.columns[field].title, before, after });
  }
  return changes;
}

/** A record as the values of a row leave it, and what they change of it. */
export function changedRow<Row extends object>(
  sheet: Sheet<Row>,
  former: Row,
  values: Partial<Row>,
): { readonly row: Row; readonly changes: ReadonlyMap<keyof Row & string, CellChange> } {
  const row = { ...former, ...values };
  const kept = sheet.kept?.(row) ?? row;
  const told: Partial<Row> = {};
  for (const field of fieldsOf(sheet.columns)) if (field in values) told[field] = kept[field];
  return { row, changes: cellChanges(sheet, former, told) };
}

function cellText<Row extends object, Field extends keyof Row>(
  { columns }: Sheet<Row>,
  field: Field,
  value: Row[Field],
): string {
  return String(columns[field].write(value) ?? '');
}

/** What a cell would say once it was read from a file and written again. */
function readAgain<Row extends object>(sheet: Sheet<Row>, field: keyof Row, text: string): string {
  const again = sheet.columns[field].read(text.trim());
  return again.ok ? cellText(sheet, field, again.value) : text;
}

/** A text that two records share just when a file would take one for the other. */
export function rowKey<Row extends object>(sheet: Sheet<Row>, row: Row): string {
  const { key, keyWith = [] } = sheet;
  return JSON.stringify(
    [key, ...keyWith].map((field) => readAgain(sheet, field, cellText(sheet, field, row[field]))),
  );
}

/** What a record says in the words of its file, each cell behind its title, without its key and what is empty. */
export function rowWords<Row extends object>(sheet: Sheet<Row>, row: Row): string {
  return fieldsOf(sheet.columns)
    .flatMap((field) => {
      const text = field === sheet.key ? '' : cellText(sheet, field, row[field]);
      return text === '' ? [] : [`${sheet.columns[field].title} ${text}`];
    })
    .join(', ');
}

/** A cell as it stands in a file. */
export function textOf(cell: FileCell): string {
  if (typeof cell === 'string') return cell;
  return 'formula' in cell ? `=${cell.formula}` : cell.lostDigits;
}

/** The fields of a sheet in the order of its columns. */
export function fieldsOf<Row extends object>(columns: Sheet<Row>['columns']): (keyof Row & string)[] {
  // as: the keys of a mapped type over Row are those of Row
  return Object.keys(columns) as (keyof Row & string)[];
}
