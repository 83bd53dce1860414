import type { Client } from 'pg';
import { migrationsFolder } from '../database/migrate.ts';
import { type AppliedMigration, pendingMigrations, readMigrationFiles } from '../database/migration-files.ts';
import { type Finding, weigh } from './finding.ts';

const LEAST_VERSION = 180_000;

/** Settings without which a commit that was answered can be lost, or a lab's rows be seen by another. */
const ON = ['fsync', 'full_page_writes', 'synchronous_commit'] as const;

interface Standing {
  readonly version: number;
  readonly named: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly size: string;
  readonly used: number;
  readonly most: number;
  /** Seconds since the oldest open transaction began; 0 when none is open. */
  readonly oldest: number;
  /** Whether a role that serves requests could see every lab. */
  readonly bypass: boolean;
  readonly behind: number;
  readonly archive_failing: boolean;
}

const STANDING = `
  select current_setting('server_version_num')::int as version, current_setting('server_version') as named,
    json_build_object(${ON.map((name) => `'${name}', current_setting('${name}')`).join(', ')}) as settings,
    pg_size_pretty(pg_database_size(current_database())) as size,
    (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
    current_setting('max_connections')::int as most,
    coalesce((select extract(epoch from now() - min(xact_start))::float8 from pg_stat_activity
      where backend_type = 'client backend' and pid <> pg_backend_pid()), 0) as oldest,
    coalesce((select bool_or(rolbypassrls or rolsuper) from pg_roles where rolname = 'nidan_app'), false) as bypass,
    coalesce((select max(age(datfrozenxid))::float8 / 2e9 from pg_database), 0) as behind,
    coalesce((select last_failed_time > coalesce(last_archived_time, '-infinity') from pg_stat_archiver), false)
      as archive_failing`;

function settingsOf({ settings }: Standing): Finding {
  const off = ON.filter((name) => settings[name] === 'off');
  return {
    name: 'durability',
    gravity: off.length === 0 ? 'ok' : 'fault',
    found: off.length === 0 ? `${ON.join(', ')} are on` : `${off.join(', ')} off`,
    advice: 'Turn them on: what was answered can be lost without them, and the server refuses to be ready',
  };
}

async function examineMigrations(client: Client): Promise<Finding> {
  const { rows } = await client.query<AppliedMigration>('select name, sha256 from schema_migration');
  const pending = pendingMigrations(readMigrationFiles(migrationsFolder), rows);
  return {
    name: 'schema',
    gravity: pending.length === 0 ? 'ok' : 'warning',
    found:
      pending.length === 0
        ? `as this release wants it, ${rows.length} migrations`
        : `${pending.length} of this release's migrations are not applied`,
    advice: 'The next start of this release applies them',
  };
}

async function examineClock(client: Client): Promise<Finding> {
  const asked = Date.now();
  const { rows } = await client.query<{ now: number }>(
    'select extract(epoch from clock_timestamp())::float8 as now',
  );
  const ours = (asked + Date.now()) / 2;
  const seconds = Math.abs((rows[0]?.now ?? 0) * 1_000 - ours) / 1_000;
  return {
    name: 'clock',
    gravity: weigh(seconds, { warning: 1, fault: 30 }),
    found: `${seconds.toFixed(2)} s between this machine and the database`,
    advice:
      'Let both machines follow the same time server: sessions and proofs go by the database, times of samples by the server',
  };
}

/** What the database is and how it is set up; `client` may see the activity of others. Throws what connecting throws. */
export async function examineDatabase(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<Standing>(STANDING);
  const [standing] = rows;
  if (standing === undefined) throw new Error('The database did not say how it stands');
  const { version, named, size, used, most, oldest, bypass, behind } = standing;
  return [
    {
      name: 'PostgreSQL',
      gravity: version >= LEAST_VERSION ? 'ok' : 'fault',
      found: named,
      advice: 'PostgreSQL 18 or later is needed',
    },
    settingsOf(standing),
    await examineMigrations(client),
    {
      name: 'walls between labs',
      gravity: bypass ? 'fault' : 'ok',
      found: bypass
        ? 'the role of the server may see every lab'
        : 'the role of the server is held to one lab',
      advice: 'alter role nidan_app nosuperuser nobypassrls',
    },
    {
      name: 'connections',
      gravity: weigh(used / most, { warning: 0.8, fault: 0.95 }),
      found: `${used} of ${most}`,
      advice: 'Put PgBouncer between, or start fewer servers',
    },
    {
      name: 'oldest transaction',
      gravity: weigh(oldest, { warning: 60, fault: 3_600 }),
      found: oldest === 0 ? 'none is open' : `${Math.round(oldest)} s old`,
      advice:
        'Find who holds it in pg_stat_activity: it keeps the audit trail from being sealed and rows from being cleaned',
    },
    {
      name: 'transaction numbers',
      gravity: weigh(behind, { warning: 0.25, fault: 0.75 }),
      found: `${Math.round(behind * 100)} % used before the next freezing must be done`,
      advice: 'Let autovacuum run, or vacuum the database by hand',
    },
    {
      name: 'archive of the log',
      gravity: standing.archive_failing ? 'fault' : 'ok',
      found: standing.archive_failing ? 'the last file could not be archived' : 'nothing failed',
      advice: 'Look whether NIDAN_ARCHIVE is there and has room: the log piles up until it is',
    },
    await examineClock(client),
    { name: 'size', gravity: 'ok', found: size },
  ];
}
