import type { ReactNode } from 'react';
import type { Choice } from '../fields/complete-choice.ts';

export interface GridEdit<Row> {
  /** Text that editing starts from. */
  readonly value: (row: Row) => string;
  /** Takes what was typed; called only when it differs. */
  readonly commit: (row: Row, text: string) => void;
  /** Rows that may be edited; every row unless told. */
  readonly can?: (row: Row) => boolean;
  /** What somebody must read before the next key leaves the cell; null lets it go. Told once per text. */
  readonly warn?: (row: Row, text: string) => string | null;
  readonly inputMode?: (row: Row) => 'text' | 'decimal' | 'numeric';
  readonly maxLength?: number;
  /** Characters that start an edit; every one unless told. What starts none is left to the shortcuts of the screen. */
  readonly starts?: (row: Row, character: string) => boolean;
  /** Words to choose from by their first letters or keys; none lets anything be typed. */
  readonly choices?: (row: Row) => readonly Choice[];
  /** Rows whose choices are only offered: any other text stands too. */
  readonly isFree?: (row: Row) => boolean;
}

export interface GridColumn<Row> {
  readonly key: string;
  readonly head: ReactNode;
  /** Name of the column where its head is more than a text. */
  readonly label?: string;
  /** Px, or a track such as `minmax(120px, 1fr)`. */
  readonly width: number | string;
  readonly align?: 'end' | 'center';
  /** Tints the column: the one that eye and hand look for. */
  readonly isValue?: boolean;
  readonly cell: (row: Row) => ReactNode;
  /** Full text where the cell may be cut. */
  readonly tip?: (row: Row) => string;
  /** What is wrong with the cell; marks it. */
  readonly bad?: (row: Row) => string | undefined;
  /** Ground of a cell that wants to be seen. */
  readonly tint?: (row: Row) => CellTint;
  readonly edit?: GridEdit<Row>;
}

export type CellTint = 'ok' | 'info' | 'warn' | 'danger' | undefined;

export type RowTone = 'warm' | 'hot' | 'danger' | undefined;

/** Classes of a cell or a head of the column. */
export function cellClass(column: Pick<GridColumn<never>, 'align' | 'isValue'>, more = ''): string {
  return [column.align && `ui-${column.align}-cell`, column.isValue && 'ui-grid-value', more]
    .filter(Boolean)
    .join(' ');
}
