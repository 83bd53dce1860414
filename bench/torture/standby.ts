import { rmSync } from 'node:fs';
import { chmod, cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { clusterOfBackup } from '@nidan/server/kernel/backup/backup-manifest';
import { takeBackup } from '@nidan/server/kernel/backup/take-backup';
import { embeddedUrls } from '@nidan/server/kernel/database/connections/connection-urls';
import { withClient } from '@nidan/server/kernel/database/connections/with-client';
import { clusterFolder, makeDataFolder } from '@nidan/server/kernel/postgres/data-folder';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '@nidan/server/kernel/postgres/embedded-postgres';

/** Under this name the primary waits for its standby. */
const NAME = 'nidan_standby';

async function value<T>(url: string, select: string): Promise<T | undefined> {
  return withClient(url, async (client) => (await client.query<{ value: T }>(select)).rows[0]?.value);
}

async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`${what}: not within a minute`);
    await wait(50);
  }
}

/**
 * Starts a second database that receives all the first one writes, made from a base backup as the README says. From then on
 * the first one answers a commit when both have it on their disks.
 */
export async function startStandby(
  primary: EmbeddedPostgres,
  { primaryDir, standbyDir }: { readonly primaryDir: string; readonly standbyDir: string },
): Promise<EmbeddedPostgres> {
  const { adminUrl } = embeddedUrls(primary);
  const backup = `${standbyDir}-backup`;
  await takeBackup({
    adminUrl,
    cluster: clusterFolder(primaryDir),
    to: backup,
    auditFile: join(primaryDir, 'audit-ends.jsonl'),
  });
  await mkdir(standbyDir, { recursive: true });
  const cluster = clusterFolder(makeDataFolder(standbyDir));
  await cp(clusterOfBackup(backup), cluster, { recursive: true });
  await chmod(cluster, 0o700);
  rmSync(backup, { recursive: true });
  await writeFile(join(cluster, 'standby.signal'), '');
  const standby = await startEmbeddedPostgres({
    dataDir: standbyDir,
    settings: {
      primary_conninfo: `host=${primary.socketDir} port=${primary.port} user=postgres application_name=${NAME}`,
    },
  });
  await withClient(adminUrl, async (client) => {
    await client.query(`alter system set synchronous_standby_names = '${NAME}'`);
    await client.query('select pg_reload_conf()');
  });
  await until('The primary waits for its standby', async () => {
    const state = "select sync_state as value from pg_stat_replication where state = 'streaming'";
    return (await value<string>(adminUrl, state)) === 'sync';
  });
  return standby;
}

/** Makes a standby the database that is written. */
export async function promote(standby: EmbeddedPostgres): Promise<void> {
  const { adminUrl } = embeddedUrls(standby);
  await value(adminUrl, 'select pg_promote() as value');
  await until('The standby is the database', async () => {
    return (await value<boolean>(adminUrl, 'select pg_is_in_recovery() as value')) === false;
  });
}
