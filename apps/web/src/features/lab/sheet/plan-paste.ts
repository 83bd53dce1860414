/** A sample of the sheet, as a pasted row may name it. */
export interface PasteRow {
  readonly billTestId: string;
  readonly barcode: string | null;
  readonly labNo: string;
}

/** A parameter of the sheet, as a pasted head may name it. */
export interface PasteColumn {
  readonly parameterId: string;
  readonly code: string;
  readonly name: string;
}

interface Sheet {
  readonly rows: readonly PasteRow[];
  /** Those that are typed, in the order of the sheet. */
  readonly columns: readonly PasteColumn[];
  /** The cell that has the focus, by place. */
  readonly at: { readonly row: number; readonly column: number };
}

export interface PastedValue {
  readonly billTestId: string;
  readonly parameterId: string;
  readonly text: string;
}

/** Where a pasted block would land. */
export interface PastePlan {
  readonly values: readonly PastedValue[];
  /** What the first cells name that is no sample of the sheet. */
  readonly unmatched: readonly string[];
  /** Heads that are no parameter of the test. */
  readonly unknown: readonly string[];
  /** Samples that are named more than once: nothing of them is taken, as nobody knows which row is meant. */
  readonly twice: readonly string[];
  /** Cells beside the sheet. */
  readonly beside: number;
}

const spoken = (text: string): string => text.trim().toUpperCase();

function rowNamed(rows: readonly PasteRow[], name: string): PasteRow | undefined {
  const sought = spoken(name);
  if (sought === '') return undefined;
  return rows.find(({ barcode, labNo }) => barcode === sought || spoken(labNo) === sought);
}

function columnNamed(columns: readonly PasteColumn[], name: string): PasteColumn | undefined {
  const sought = spoken(name);
  return columns.find(({ code, name: full }) => spoken(code) === sought || spoken(full) === sought);
}

/** Whether a line is the head of a block: its first cell names no sample, and another one names a parameter. */
function isHead({ rows, columns }: Sheet, line: readonly string[]): boolean {
  const [first = '', ...others] = line;
  if (rowNamed(rows, first) !== undefined) return false;
  return others.some((cell) => columnNamed(columns, cell) !== undefined);
}

function planByName(sheet: Sheet, block: readonly (readonly string[])[]): PastePlan {
  const { rows, columns } = sheet;
  const [first = []] = block;
  const head = isHead(sheet, first) ? first.slice(1) : null;
  const lines = head === null ? block : block.slice(1);
  const places = head === null ? [...columns] : head.map((cell) => columnNamed(columns, cell));
  const found = lines.map((line) => ({ line, row: rowNamed(rows, line[0] ?? '') }));
  const isTwice = (row: PasteRow): boolean => found.filter((one) => one.row === row).length > 1;
  const values: PastedValue[] = [];
  let beside = 0;
  for (const { line, row } of found) {
    if (row === undefined || isTwice(row)) continue;
    for (const [at, text] of line.slice(1).entries()) {
      const place = places[at];
      if (text === '') continue;
      if (place !== undefined)
        values.push({ billTestId: row.billTestId, parameterId: place.parameterId, text });
      else if (head === null) beside += 1;
    }
  }
  const named = found.map(({ line, row }) => ({ name: line[0] ?? '', row }));
  return {
    values,
    unmatched: named.flatMap(({ name, row }) => (row === undefined && name !== '' ? [name] : [])),
    unknown: (head ?? []).filter((cell, at) => cell !== '' && places[at] === undefined),
    twice: [...new Set(named.flatMap(({ name, row }) => (row !== undefined && isTwice(row) ? [name] : [])))],
    beside,
  };
}

function planByPlace({ rows, columns, at }: Sheet, block: readonly (readonly string[])[]): PastePlan {
  const values: PastedValue[] = [];
  let beside = 0;
  for (const [down, line] of block.entries()) {
    for (const [right, text] of line.entries()) {
      const row = rows[at.row + down];
      const column = columns[at.column + right];
      if (text === '') continue;
      if (row === undefined || column === undefined) beside += 1;
      else values.push({ billTestId: row.billTestId, parameterId: column.parameterId, text });
    }
  }
  return { values, unmatched: [], unknown: [], twice: [], beside };
}

/**
 * Where a block of a spreadsheet would land, before anything is changed. Where its first cells name samples by barcode or lab ID, or its
 * head names parameters, it goes by these names, whatever its order; else cell by cell from the focus on. Empty cells leave what is there.
 */
export function planPaste(sheet: Sheet, block: readonly (readonly string[])[]): PastePlan {
  const [first = []] = block;
  const isByName =
    block.some((line) => line.length > 1 && rowNamed(sheet.rows, line[0] ?? '') !== undefined) ||
    (block.length > 1 && isHead(sheet, first));
  return isByName ? planByName(sheet, block) : planByPlace(sheet, block);
}

/** A block with its rows as columns, for a sheet that is turned. */
export function turned(block: readonly (readonly string[])[]): string[][] {
  const width = Math.max(0, ...block.map((line) => line.length));
  return Array.from({ length: width }, (_, at) => block.map((line) => line[at] ?? ''));
}
