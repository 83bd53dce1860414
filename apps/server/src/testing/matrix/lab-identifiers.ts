import { withClient } from '../../kernel/database/connections/with-client.ts';
import type { TestDatabase } from '../../kernel/testing/test-database.ts';

/** Columns of the tables of a lab that hold ids, and texts that are unique, such as a barcode. */
const ID_COLUMNS = `
  select c.relname as name, a.attname as column, a.atttypid = 'uuid[]'::regtype as many
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    and exists (select from pg_attribute l where l.attrelid = c.oid and l.attname = 'l_id' and not l.attisdropped)
    and (a.atttypid in ('uuid'::regtype, 'uuid[]'::regtype) or a.atttypid = 'text'::regtype and exists (
      select from pg_index i where i.indrelid = c.oid and i.indisunique and a.attnum = any (i.indkey)))`;

async function identifiersIn(database: TestDatabase, lId: number): Promise<Set<string>> {
  return withClient(database.adminUrl, async (client) => {
    const { rows: columns } = await client.query<{ name: string; column: string; many: boolean }>(ID_COLUMNS);
    const found = new Set<string>();
    for (const { name, column, many } of columns) {
      const value = many ? `unnest(${column})` : column;
      const { rows } = await client.query<{ id: string | null }>(
        `select distinct ${value}::text as id from ${name} where l_id = $1`,
        [lId],
      );
      for (const { id } of rows) if (id !== null && id.length >= 8) found.add(id);
    }
    return found;
  });
}

/** Every id, number and barcode that stands in rows of one lab and in none of the other. */
export async function identifiersOnlyOf(
  database: TestDatabase,
  { lId, notOf }: { lId: number; notOf: number },
): Promise<Set<string>> {
  const own = await identifiersIn(database, lId);
  for (const id of await identifiersIn(database, notOf)) own.delete(id);
  return own;
}
