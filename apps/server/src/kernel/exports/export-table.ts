/** A cell: text as it is, a number that stays one, or nothing. */
export type ExportCell = string | number | null;

/** A table to hand out as a file. */
export interface ExportTable {
  /** Name of the sheet and of the file: letters, digits, hyphen. */
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: Iterable<readonly ExportCell[]>;
}
