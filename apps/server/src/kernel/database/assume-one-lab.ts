import { withClient } from './connections/with-client.ts';

/**
 * Tells the planner of tables that it has no statistics of that all their rows are of one lab. Without a word it takes
 * 200 labs for granted, so that every index, which leads with the lab, looks as good as the primary key while a table
 * is empty; a plan made then is kept (`inTransaction`) and reads the whole lab at each call. The first ANALYZE of a
 * table that has rows replaces what is said here.
 */
export async function assumeOneLab(ownerUrl: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    await client.query(`
      select pg_restore_attribute_stats('schemaname', n.nspname::text, 'relname', c.relname::text, 'attname', 'l_id',
        'inherited', false, 'null_frac', 0::real, 'avg_width', 4, 'n_distinct', 1::real)
      from pg_class c
      join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'l_id' and not a.attisdropped
      where c.relkind = 'r' and not exists (
        select from pg_stats s where s.schemaname = n.nspname and s.tablename = c.relname and s.attname = 'l_id')`);
  });
}
