import type { Fault } from '../text/fault.ts';
import { schemaFault } from '../faults/schema-faults.ts';
import { importsFault } from '../faults/imports-faults.ts';
import { fieldsOf, type Head, type Sheet } from './sheet.ts';

/** For each title of a file, by its place, the title of a master's column; null where it has none. */
export type ColumnMap = readonly (string | null)[];

/** The columns that a file may have. */
export interface KnownColumns {
  readonly titles: readonly string[];
  /** Those of them without which nobody can say what a row is about, or would lose what the file does not name. */
  readonly required: readonly string[];
}

/** What is wrong with a map; `at` is the place of a title, null for the whole. */
export interface MapFault extends Fault {
  readonly at: number | null;
}

/** In any case, with blanks, hyphens and underscores alike, and brackets as blanks around what they hold. */
function folded(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[\s_\-()[\]]+/gu, ' ')
    .trim();
}

const UNIT_IN_BRACKETS = /[([][^()[\]]*[)\]]\s*$/u;

interface NamedColumn {
  readonly title: string;
  readonly also: readonly string[];
}

type SameAs = (title: string) => (column: NamedColumn) => boolean;

/**
 * Ways in which a title is that of a column, the surest first. An alias must have what stands in brackets, too: `TAT (days)` is not
 * the column of hours.
 */
const WAYS: readonly SameAs[] = [
  (title) => {
    const plain = title.trim().toLowerCase();
    return (column) => plain === column.title;
  },
  isTitleOf,
  (title) => isTitleOf(title.replace(UNIT_IN_BRACKETS, '')),
  (title) => {
    const own = folded(title);
    return ({ also }) => also.some((alias) => folded(alias) === own);
  },
];

function isTitleOf(title: string): ReturnType<SameAs> {
  const own = folded(title);
  return (column) => own === folded(column.title);
}

/** Finds the columns of a sheet by the titles of a file; of two titles for one column the surer has it, else the first. */
export function mapTitles<Row extends object>(sheet: Sheet<Row>, titles: readonly string[]): ColumnMap {
  const columns = fieldsOf(sheet.columns).map((field) => ({
    title: sheet.columns[field].title,
    also: sheet.aliases?.[field] ?? [],
  }));
  const mapped: (string | null)[] = titles.map(() => null);
  for (const sameAs of WAYS)
    for (const [at, title] of titles.entries()) {
      if (mapped[at] !== null) continue;
      const column = columns.filter((one) => !mapped.includes(one.title)).find(sameAs(title));
      mapped[at] = column?.title ?? null;
    }
  return mapped;
}

/** Titles of required columns that a map lacks. */
export function lackingColumns({ required }: Pick<KnownColumns, 'required'>, map: ColumnMap): string[] {
  return required.filter((title) => !map.includes(title));
}

/** What is wrong with the columns that somebody says a file has, in the words of a form; what is left out is no fault. */
export function mapFaults(known: KnownColumns, map: ColumnMap): MapFault[] {
  return [
    ...map.flatMap((title, at) => {
      if (title === null) return [];
      if (!known.titles.includes(title)) return [{ at, ...schemaFault('not-listed') }];
      return map.indexOf(title) === at ? [] : [{ at, ...schemaFault('stands-twice') }];
    }),
    ...lackingColumns(known, map).map((title) => ({ at: null, ...missingColumn(title) })),
  ];
}

/** Says that a file lacks a column. */
export function missingColumn(title: string): Fault {
  return importsFault('column-missing', { column: title });
}

/** The fields that a map without faults gives to the columns of a file. */
export function headOfMap<Row extends object>(sheet: Sheet<Row>, map: ColumnMap): Head<Row> {
  const fields = fieldsOf(sheet.columns);
  return map.map((title) => fields.find((field) => sheet.columns[field].title === title) ?? null);
}
