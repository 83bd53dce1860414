import type { Client } from 'pg';
import { ownClient } from '../kernel/database/connections/own-client.ts';
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

/** A connection that counts, and its statement, which the database plans once. */
interface Counter {
  readonly client: Client;
  readonly text: string;
}

const counters = new WeakMap<TestDatabase, Promise<Counter>>();

async function openCounter(adminUrl: string): Promise<Counter> {
  const client = ownClient(adminUrl);
  await client.connect();
  const { rows: tables } = await client.query<{ name: string; versioned: boolean }>(TABLES, [NOT_COUNTED]);
  const counts = tables.map(
    ({ name, versioned }) =>
      `select '${name}' as name, count(*)::int as rows, ${versioned ? 'coalesce(sum(version), 0)::int' : '0'} as versions from ${name}`,
  );
  return { client, text: counts.join(' union all ') };
}

/** Counts every table of the database, past row-level security, on a connection that ends when the database is dropped. */
export async function rowCounts(database: TestDatabase): Promise<RowCounts> {
  const counter = counters.get(database) ?? openCounter(database.adminUrl);
  counters.set(database, counter);
  const { client, text } = await counter;
  const { rows } = await client.query<{ name: string; rows: number; versions: number }>({
    name: 'row counts',
    text,
  });
  return new Map(rows.map(({ name, ...count }) => [name, count]));
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
