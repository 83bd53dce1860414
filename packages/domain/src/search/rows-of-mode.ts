import type { SelectMode } from '../enumerations/catalogue-filters.ts';

/** A list of which some is to be chosen. */
export interface ChoosableRows<Row> {
  readonly rows: readonly Row[];
  /** Where the focus is. */
  readonly current: Row | null;
  readonly selected: readonly Row[];
  /** Whether the work on it is at its end. */
  readonly isComplete: (row: Row) => boolean;
}

/** The rows that a mode chooses, in the order of the list (spec §9 "Multi-select modes"). */
export function rowsOfMode<Row>(
  mode: SelectMode,
  { rows, current, selected, isComplete }: ChoosableRows<Row>,
): readonly Row[] {
  switch (mode) {
    case 'SINGLE':
      return current === null ? [] : [current];
    case 'ALL':
      return rows;
    case 'SELECTED':
      return rows.filter((row) => selected.includes(row));
    case 'COMPLETE_ONLY':
      return rows.filter(isComplete);
    default:
      return mode satisfies never;
  }
}
