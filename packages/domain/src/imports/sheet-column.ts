import type { Fault } from '../text/fault.ts';
/** A cell as it is written to a file: a text, a number that stays one, or nothing. */
export type SheetCell = string | number | null;

export type CellReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: Fault };

/** One column of a master's file: its title, how a cell is read and how a value is written. What is written reads the same again. */
export interface SheetColumn<Value> {
  readonly title: string;
  /** An empty cell of a required column is a fault, also where a whole column is missing in a new row. */
  readonly required: boolean;
  /** The words that a cell may say, where it is one of a list. */
  readonly choices?: readonly string[];
  /** Reads the text of a cell without blanks around it; '' is an empty one. */
  read(text: string): CellReading<Value>;
  write(value: Value): SheetCell;
}

/** A cell that says this. */
export function cellOf<Value>(value: Value): CellReading<Value> {
  return { ok: true, value };
}

/** A cell that cannot be taken, and why. */
export function cellFault(fault: Fault): CellReading<never> {
  return { ok: false, fault };
}
