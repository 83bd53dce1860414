import { withClient } from '../../kernel/database/connections/with-client.ts';
import type { TestDatabase } from '../../kernel/testing/test-database.ts';

/** A word that no catalogue and no person has. */
export const CANARY = 'qzcanary';

/** Words that the program reads: with another one the lab would show nothing that could be found. */
const READ_BY_THE_PROGRAM = ['lab.time_zone', 'role_right.module', 'idempotency.key', 'idempotency.answer'];

/** Texts of the tables of a lab that may hold any word: no generated column, no list of codes, no reference. */
const FREE_TEXTS = `
  select c.relname as name, a.attname as column
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.atttypid = 'text'::regtype
    and a.attgenerated = '' and c.relname || '.' || a.attname <> all ($1)
    and exists (select from pg_attribute l where l.attrelid = c.oid and l.attname = 'l_id' and not l.attisdropped)
    and not exists (select from pg_constraint k
      where k.conrelid = c.oid and k.contype in ('c', 'f') and a.attnum = any (k.conkey))`;

/**
 * Writes the canary into every free text of every row of a lab and into the names of people who belong to it alone, past
 * all triggers. The lab itself is of little use afterwards.
 */
export async function plantCanaries(database: TestDatabase, lId: number): Promise<void> {
  await withClient(database.adminUrl, async (client) => {
    const { rows: columns } = await client.query<{ name: string; column: string }>(FREE_TEXTS, [
      READ_BY_THE_PROGRAM,
    ]);
    await client.query('begin');
    await client.query("set local session_replication_role = 'replica'");
    for (const { name, column } of columns) {
      await client.query(`update ${name} set ${column} = $1 || ' ' || ${column} where l_id = $2`, [
        CANARY,
        lId,
      ]);
    }
    await client.query(
      `update login_user u set name = $1 || ' ' || name from membership m
       where m.user_id = u.user_id and m.l_id = $2
         and not exists (select from membership o where o.user_id = u.user_id and o.l_id <> $2)`,
      [CANARY, lId],
    );
    await client.query('commit');
  });
}
