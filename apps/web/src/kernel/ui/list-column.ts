import type { ReactNode } from 'react';

/** What a column sorts, adds up and saves by: text, a number, or nothing. Days and instants are ISO 8601, amounts paise. */
export type ListValue = string | number | null | undefined;

/** Columns of a list know their values; a column that only draws has none, and its head does not sort. */
export interface ListColumn<Row> {
  readonly key: string;
  readonly head: ReactNode;
  /** What a file calls it, where its head is more than a text. */
  readonly title?: string;
  readonly value?: (row: Row) => ListValue;
  /** Adds the values of all rows up, in a line under the list that shows this of the sum. */
  readonly sum?: (total: number) => ReactNode;
  /** What is saved in a file where it is another than the value, such as rupees of paise. */
  readonly saved?: (row: Row) => ListValue;
}

export interface ListSort {
  readonly key: string;
  readonly down: boolean;
}

const collator = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' });

function compare(one: ListValue, other: ListValue): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : collator.compare(String(one), String(other));
}

/** Rows by the values of a column, those without a value last in both directions; equal ones stay as they were. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly ListColumn<Row>[],
  sort: ListSort | null,
): readonly Row[] {
  const valueOf = columns.find(({ key }) => key === sort?.key)?.value;
  if (sort === null || valueOf === undefined) return rows;
  const valued = rows.map((row) => ({ row, value: valueOf(row) }));
  return valued
    .toSorted(({ value: one }, { value: other }) => {
      if (one == null || other == null) return Number(one == null) - Number(other == null);
      return sort.down ? compare(other, one) : compare(one, other);
    })
    .map(({ row }) => row);
}

/** The sort that a press on a head asks for: up, then down, then as the list comes. */
export function nextSort(key: string, sort: ListSort | null): ListSort | null {
  if (sort?.key !== key) return { key, down: false };
  return sort.down ? null : { key, down: true };
}

/** A sort as it stands in the address: `amount`, or `-amount` downwards; nothing for the order of the list. */
export function sortOf(text: string): ListSort | null {
  if (text === '') return null;
  return text.startsWith('-') ? { key: text.slice(1), down: true } : { key: text, down: false };
}

export function textOfSort(sort: ListSort | null): string {
  return sort === null ? '' : `${sort.down ? '-' : ''}${sort.key}`;
}

/** The sum of a column's numbers. */
export function totalOf<Row>(rows: readonly Row[], value: (row: Row) => ListValue): number {
  return rows.reduce((total, row) => total + (Number(value(row)) || 0), 0);
}

/** A table to save as a file. */
export interface SavedTable {
  readonly columns: string[];
  readonly rows: (string | number | null)[][];
}

/** A list as a table to save: the columns that know their values and are named by a text. */
export function savedTable<Row>(rows: readonly Row[], columns: readonly ListColumn<Row>[]): SavedTable {
  const shown = columns.flatMap(({ head, title = head, value, saved }) => {
    const of = saved ?? value;
    return of && typeof title === 'string' && title !== '' ? [{ title, of }] : [];
  });
  return {
    columns: shown.map(({ title }) => title),
    rows: rows.map((row) => shown.map(({ of }) => of(row) ?? null)),
  };
}
