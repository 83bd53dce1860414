/** A refused cell of a file. */
interface RefusedCell {
  /** As a spreadsheet counts; '' where the fault is of no row. */
  readonly row: string;
  readonly column: string;
  readonly msg: string;
}

const CELL = /^rows\.(\d+)\.(.*)$/u;

/** The cell of a fault at `rows.<row>.<column>`. */
export function cellOfFault({ field, msg }: { readonly field: string; readonly msg: string }): RefusedCell {
  const [, row = '', column = field] = CELL.exec(field) ?? [];
  return { row, column, msg };
}
