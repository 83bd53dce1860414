/** Rows are letters, so 26 at most. */
export const MOST_ROWS = 26;
export const MOST_COLUMNS = 30;

/** Rows and columns of a rack or box, each from 1 on. */
export interface RackGrid {
  readonly rows: number;
  readonly columns: number;
}

/** One position, each from 1 on. */
export interface RackPosition {
  readonly row: number;
  readonly column: number;
}

/** Name of a position: row 5, column 7 is 'E7'. */
export function positionName({ row, column }: RackPosition): string {
  return `${String.fromCodePoint(64 + row)}${column}`;
}

/** Reads the name of a position in any case: 'e7' is row 5, column 7; null for anything else. */
export function parsePosition(text: string): RackPosition | null {
  const [, letter, digits] = /^([A-Z])([1-9]\d?)$/u.exec(text.trim().toUpperCase()) ?? [];
  if (letter === undefined || digits === undefined) return null;
  return { row: (letter.codePointAt(0) ?? 0) - 64, column: Number(digits) };
}

/** True when the rack has the position. */
export function isInGrid({ rows, columns }: RackGrid, { row, column }: RackPosition): boolean {
  return row >= 1 && row <= rows && column >= 1 && column <= columns;
}

/** The first position that is free, row by row; null: the rack is full. `taken` are positions of this rack. */
export function nextFreePosition(grid: RackGrid, taken: readonly RackPosition[]): RackPosition | null {
  const held = new Set(taken.map(positionName));
  for (let row = 1; row <= grid.rows; row += 1) {
    for (let column = 1; column <= grid.columns; column += 1) {
      if (!held.has(positionName({ row, column }))) return { row, column };
    }
  }
  return null;
}
