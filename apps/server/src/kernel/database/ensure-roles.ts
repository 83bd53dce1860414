import { setTimeout as sleep } from 'node:timers/promises';
import { escapeIdentifier, escapeLiteral, type Client } from 'pg';
import { ensureChecker } from './checker-role.ts';
import { onDatabase, type ConnectionUrls } from './connections/connection-urls.ts';
import { sqlStateOf } from './connections/sql-state.ts';
import { withClient } from './connections/with-client.ts';

const OLDEST_VERSION = 180_000;
const NO_SUCH_DATABASE = '3D000';
/** Two processes that create or alter a role at the same moment: one of them is told so, in one of these ways. */
const SAME_MOMENT = new Set(['23505', '42710', '42P04', 'XX000']);

/**
 * Creates the database and the roles when they are missing, and gives the schema to its owner. Throws an Error when
 * the server is too old, or a role of that name could pass row-level security.
 */
export async function ensureRoles(urls: ConnectionUrls): Promise<void> {
  await repeatWhenConcurrent(() => ensureDatabase(urls.adminUrl));
  await repeatWhenConcurrent(() =>
    withClient(urls.adminUrl, async (client) => {
      await requireVersion(client);
      for (const url of [urls.ownerUrl, urls.appUrl, urls.jobsUrl]) await ensureRole(client, url);
      await ensureChecker(client, urls.checkerUrl);
      await giveSchema(client);
    }),
  );
}

async function repeatWhenConcurrent(work: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (attempt === 5 || !SAME_MOMENT.has(sqlStateOf(error) ?? '')) throw error;
      await sleep(50 * attempt);
    }
  }
}

async function ensureDatabase(adminUrl: string): Promise<void> {
  const { hostname, port, username, pathname, searchParams } = new URL(adminUrl);
  const database = decodeURIComponent(pathname.slice(1));
  const where = `${searchParams.get('host') ?? hostname}:${port === '' ? 5432 : port}`;
  try {
    await withClient(adminUrl, async () => undefined);
  } catch (error) {
    if (sqlStateOf(error) !== NO_SUCH_DATABASE) {
      const who = decodeURIComponent(username);
      throw explained(`Cannot use the database ${database} on ${where} as ${who}`, error);
    }
    try {
      await withClient(onDatabase(adminUrl, 'postgres'), (client) =>
        client.query(`create database ${escapeIdentifier(database)}`),
      );
    } catch (second) {
      if (SAME_MOMENT.has(sqlStateOf(second) ?? '')) throw second;
      throw explained(`There is no database ${database} on ${where}, and it could not be created`, second);
    }
  }
}

function explained(what: string, cause: unknown): Error {
  return new Error(`${what}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
}

async function requireVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: number; text: string }>(
    "select current_setting('server_version_num')::int as number, current_setting('server_version') as text",
  );
  const version = rows[0];
  if (version !== undefined && version.number >= OLDEST_VERSION) return;
  throw new Error(`The database server is PostgreSQL ${String(version?.text)}; Nidan needs 18 or newer`);
}

async function ensureRole(client: Client, roleUrl: string): Promise<void> {
  const { username, password } = new URL(roleUrl);
  const role = decodeURIComponent(username);
  const { rows } = await client.query<{ superuser: boolean; bypass: boolean }>(
    'select rolsuper as superuser, rolbypassrls as bypass from pg_roles where rolname = $1',
    [role],
  );
  const found = rows[0];
  if (found?.superuser === true || found?.bypass === true) {
    throw new Error(
      `The database role ${role} could pass row-level security: make it NOSUPERUSER NOBYPASSRLS`,
    );
  }
  const name = escapeIdentifier(role);
  if (found === undefined)
    await client.query(`create role ${name} login nosuperuser nobypassrls nocreatedb nocreaterole`);
  if (password !== '' && role.startsWith('nidan_')) {
    await client.query(`alter role ${name} password ${escapeLiteral(decodeURIComponent(password))}`);
  }
}

async function giveSchema(client: Client): Promise<void> {
  const { rows } = await client.query<{ owner: string }>(
    "select nspowner::regrole::text as owner from pg_namespace where nspname = 'public'",
  );
  if (rows[0]?.owner === 'nidan_owner') return;
  const { rows: databases } = await client.query<{ name: string }>('select current_database() as name');
  const database = escapeIdentifier(databases[0]?.name ?? '');
  // An owner must hold CREATE on the database, and whoever gives a schema away must be able to act as the receiver.
  await client.query(`grant create on database ${database} to nidan_owner`);
  await client.query('grant nidan_owner to current_user');
  await client.query('alter schema public owner to nidan_owner');
}
