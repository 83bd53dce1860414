import type { Client } from 'pg';
import type { TestDatabase } from '../kernel/testing/test-database.ts';
import { keptClient } from './kept-client.ts';

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

/** What was counted last, the statement that counts, and where the log of the database stood before that. */
interface Counted {
  readonly text: string;
  readonly at: string;
  readonly counts: RowCounts;
}

const counted = new WeakMap<TestDatabase, Counted>();

async function statementFor(client: Client): Promise<string> {
  const { rows: tables } = await client.query<{ name: string; versioned: boolean }>(TABLES, [NOT_COUNTED]);
  const counts = tables.map(
    ({ name, versioned }) =>
      `select '${name}' as name, count(*)::int as rows, ${versioned ? 'coalesce(sum(version), 0)::int' : '0'} as versions from ${name}`,
  );
  return counts.join(' union all ');
}

async function endOfLog(client: Client): Promise<string> {
  const { rows } = await client.query<{ at: string }>('select pg_current_wal_insert_lsn()::text as at');
  return rows[0]?.at ?? '';
}

/** Counts every table of the database, past row-level security. While the log of the server has not grown, nothing was written and the last counts are true. */
export async function rowCounts(database: TestDatabase): Promise<RowCounts> {
  const client = await keptClient(database, 'adminUrl');
  const at = await endOfLog(client);
  const last = counted.get(database);
  if (last?.at === at) return last.counts;
  const text = last?.text ?? (await statementFor(client));
  const { rows } = await client.query<{ name: string; rows: number; versions: number }>({
    name: 'row counts',
    text,
  });
  const counts = new Map(rows.map(({ name, ...count }) => [name, count]));
  counted.set(database, { text, at, counts });
  return counts;
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
