import { type RawBuilder, sql } from 'kysely';

/**
 * The first of these columns that has a value, for a comparison that is to use an index: PostgreSQL takes a `coalesce` for something
 * that may tell of rows which row-level security hides, and reads the whole table instead ("Row Security Policies", leakproof).
 */
export function firstKnown(...columns: readonly string[]): RawBuilder<unknown> {
  const refs = columns.map((column) => sql.ref(column));
  const cases = refs.slice(0, -1).map((ref) => sql`when ${ref} is not null then ${ref}`);
  return sql`case ${sql.join(cases, sql` `)} else ${refs.at(-1)} end`;
}
