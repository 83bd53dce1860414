import { CompiledQuery } from 'kysely';
import type { Insertable } from 'kysely';
import type { Database } from './database.gen.ts';
import type { Db } from './connections/open-database.ts';
import { sendLater } from './connections/send-later.ts';

const texts = new Map<string, string>();

interface Shape {
  readonly table: string;
  /** Columns whose value all rows share. */
  readonly shared: readonly string[];
  readonly own: readonly string[];
  readonly rows: number;
}

function insertText({ table, shared, own, rows }: Shape): string {
  const key = `${table}|${shared.join()}|${own.join()}|${rows}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  const same = shared.map((_, index) => `$${index + 1}`);
  let n = shared.length;
  const tuples = Array.from(
    { length: rows },
    () => `(${[...same, ...own.map(() => `$${(n += 1)}`)].join(', ')})`,
  );
  const text = `insert into ${table} (${[...shared, ...own].join(', ')}) values ${tuples.join(', ')}`;
  if (texts.size < 1_000) texts.set(key, text);
  return text;
}

const chunk = 100;

/** Rows to insert, and the values that all of them share, which are sent once. */
export interface AlikeRows<Row, Shared extends keyof Row> {
  readonly shared: Pick<Row, Shared>;
  readonly rows: readonly Omit<Row, Shared>[];
}

/**
 * Statements that insert many rows by multi-row `values`, 100 each, the form that a distributed table takes too. The text
 * is kept per shape, so that a hot insert is not compiled at each call. All rows have the keys of the first.
 */
export function insertStatements<T extends keyof Database, S extends keyof Insertable<Database[T]> = never>(
  table: T,
  given: readonly Insertable<Database[T]>[] | AlikeRows<Insertable<Database[T]>, S>,
): CompiledQuery[] {
  const { shared, rows }: { shared: object; rows: readonly object[] } =
    'rows' in given ? given : { shared: {}, rows: given };
  const [first] = rows;
  if (first === undefined) return [];
  const names = { shared: Object.keys(shared), own: Object.keys(first) };
  const statements: CompiledQuery[] = [];
  for (let start = 0; start < rows.length; start += chunk) {
    const part = rows.slice(start, start + chunk);
    const values: unknown[] = Object.values(shared);
    for (const row of part) for (const column of names.own) values.push(Reflect.get(row, column));
    statements.push(CompiledQuery.raw(insertText({ table, ...names, rows: part.length }), values));
  }
  return statements;
}

/** Inserts many rows with what is sent next; see `insertStatements` and `sendLater`. */
export async function insertRows<T extends keyof Database, S extends keyof Insertable<Database[T]> = never>(
  db: Db,
  table: T,
  rows: readonly Insertable<Database[T]>[] | AlikeRows<Insertable<Database[T]>, S>,
): Promise<void> {
  for (const statement of insertStatements(table, rows)) await sendLater(db, statement);
}
