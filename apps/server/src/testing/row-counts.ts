import { withClient } from '../kernel/database/with-client.ts';
import type { TestDatabase } from '../kernel/testing/test-database.ts';

/** Rows of every table and, where they carry one, the sum of their versions. */
export type RowCounts = ReadonlyMap<string, { readonly rows: number; readonly versions: number }>;

/** What requests write about themselves and not about the lab; and counters, whose rows only say that a series has begun. */
const NOT_COUNTED = [
  'access_denial',
  'counter',
  'patient_read',
  'patient_seen',
  'session',
  'sign_in_attempt',
];

const TABLES = `
  select c.relname as name, exists (
    select from pg_attribute a where a.attrelid = c.oid and a.attname = 'version' and not a.attisdropped) as versioned
  from pg_class c
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all ($1) order by 1`;

/** Counts every table of the database, past row-level security. */
export async function rowCounts({ adminUrl }: TestDatabase): Promise<RowCounts> {
  return withClient(adminUrl, async (client) => {
    const { rows: tables } = await client.query<{ name: string; versioned: boolean }>(TABLES, [NOT_COUNTED]);
    const counts = tables.map(
      ({ name, versioned }) =>
        `select '${name}' as name, count(*)::int as rows, ${versioned ? 'coalesce(sum(version), 0)::int' : '0'} as versions from ${name}`,
    );
    const { rows } = await client.query<{ name: string; rows: number; versions: number }>(
      counts.join(' union all '),
    );
    return new Map(rows.map(({ name, ...count }) => [name, count]));
  });
}

/** How much every table has grown, in versions where its rows carry one; tables without a change are left out. */
export function addedSince(before: RowCounts, after: RowCounts): Record<string, string> {
  return Object.fromEntries(
    [...after].flatMap(([name, now]) => {
      const was = before.get(name) ?? { rows: 0, versions: 0 };
      const [rows, versions] = [now.rows - was.rows, now.versions - was.versions];
      if (versions !== 0) return [[name, `${versions} versions`]];
      return rows === 0 ? [] : [[name, `${rows} rows`]];
    }),
  );
}
