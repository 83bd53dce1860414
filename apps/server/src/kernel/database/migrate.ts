import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import {
  isUnnumbered,
  MigrationRefused,
  pendingMigrations,
  readMigrationFiles,
  type AppliedMigration,
  type MigrationFile,
} from './migration-files.ts';
import { sqlStateOf } from './connections/sql-state.ts';
import { withClient } from './connections/with-client.ts';

/** The migrations of this release. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

const LOCK_NOT_AVAILABLE = '55P03';
const LOCK_TRIES = 30;

/**
 * Brings the schema up to this release: each new file in one transaction, in order, once, whoever else tries at the same
 * time. Answers the names applied now. Throws MigrationRefused when the files and the database do not belong together.
 */
export async function migrate(options: { ownerUrl: string; folder?: string }): Promise<string[]> {
  const files = readMigrationFiles(options.folder ?? migrationsFolder);
  return withClient(options.ownerUrl, async (client) => {
    await client.query("select pg_advisory_lock(hashtext('nidan schema_migration'))");
    await client.query(`
      create table if not exists schema_migration (
        name text constraint schema_migration_pkey primary key,
        sha256 text not null,
        applied_at timestamptz not null default now()
      )`);
    const { rows } = await client.query<AppliedMigration>('select name, sha256 from schema_migration');
    const pending = pendingMigrations(files, await numbered(client, files, rows));
    for (const file of pending) await applyWhenUnlocked(client, file);
    return pending.map((file) => file.name);
  });
}

/** What was applied before it had a number goes by the number now. */
async function numbered(
  client: Client,
  files: readonly MigrationFile[],
  applied: readonly AppliedMigration[],
): Promise<AppliedMigration[]> {
  const known: AppliedMigration[] = [];
  for (const row of applied) {
    const file = isUnnumbered(row.name) ? files.find(({ sha256 }) => sha256 === row.sha256) : undefined;
    const name = file?.name ?? row.name;
    if (name !== row.name)
      await client.query('update schema_migration set name = $1 where name = $2', [name, row.name]);
    known.push({ ...row, name });
  }
  return known;
}

/** A waiting migration makes every later statement on its tables wait too: it gives way after a second and tries again. */
async function applyWhenUnlocked(client: Client, file: MigrationFile): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await apply(client, file);
      return;
    } catch (error) {
      await client.query('rollback');
      if (sqlStateOf(error) !== LOCK_NOT_AVAILABLE || attempt === LOCK_TRIES) throw describe(error, file);
      await sleep(200 + Math.random() * 300);
    }
  }
}

async function apply(client: Client, file: MigrationFile): Promise<void> {
  await client.query("begin; set local lock_timeout = '1s'");
  await client.query(file.sql);
  await client.query('insert into schema_migration (name, sha256) values ($1, $2)', [file.name, file.sha256]);
  await client.query('commit');
}

function describe(error: unknown, file: MigrationFile): Error {
  if (!(error instanceof Error)) return new MigrationRefused(`${file.name}: ${String(error)}`);
  const position = 'position' in error ? Number(error.position) : Number.NaN;
  const line = Number.isNaN(position) ? '' : `:${file.sql.slice(0, position).split('\n').length}`;
  return new MigrationRefused(`${file.name}${line}: ${error.message}`, { cause: error });
}
