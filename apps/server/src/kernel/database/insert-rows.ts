import { CompiledQuery } from 'kysely';
import type { Insertable } from 'kysely';
import type { Database } from './database.gen.ts';
import type { Db } from './open-database.ts';
import { sendLater } from './send-later.ts';

const texts = new Map<string, string>();

function insertText(table: string, columns: readonly string[], rows: number): string {
  const key = `${table}|${columns.join()}|${rows}`;
  const known = texts.get(key);
  if (known !== undefined) return known;
  let n = 0;
  const tuples = Array.from({ length: rows }, () => `(${columns.map(() => `$${(n += 1)}`).join(', ')})`);
  const text = `insert into ${table} (${columns.join(', ')}) values ${tuples.join(', ')}`;
  if (texts.size < 1_000) texts.set(key, text);
  return text;
}

const chunk = 100;

/**
 * Statements that insert many rows by multi-row `values`, 100 each, the form that a distributed table takes too. The text
 * is kept per shape, so that a hot insert is not compiled at each call. All rows have the keys of the first.
 */
export function insertStatements<T extends keyof Database>(
  table: T,
  rows: readonly Insertable<Database[T]>[],
): CompiledQuery[] {
  const [first] = rows;
  if (first === undefined) return [];
  const columns = Object.keys(first);
  const statements: CompiledQuery[] = [];
  for (let start = 0; start < rows.length; start += chunk) {
    const part = rows.slice(start, start + chunk);
    const values: unknown[] = [];
    for (const row of part) for (const column of columns) values.push(Reflect.get(row, column));
    statements.push(CompiledQuery.raw(insertText(table, columns, part.length), values));
  }
  return statements;
}

/** Inserts many rows with what is sent next; see `insertStatements` and `sendLater`. */
export async function insertRows<T extends keyof Database>(
  db: Db,
  table: T,
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  for (const statement of insertStatements(table, rows)) await sendLater(db, statement);
}
