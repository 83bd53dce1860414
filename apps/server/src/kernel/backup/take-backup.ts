import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Client } from 'pg';
import { withClient } from '../database/connections/with-client.ts';
import { PostgresProblem } from '../postgres/postgres-problem.ts';
import {
  type BackupFile,
  clusterOfBackup,
  hashOfFile,
  verifyBackup,
  writeManifest,
} from './backup-manifest.ts';
import { copyCluster, copyFile } from './copy-cluster.ts';

interface BackupPlan {
  /** Of a role that may replicate; on the server whose files `cluster` are. */
  readonly adminUrl: string;
  /** Folder of the running server's cluster. */
  readonly cluster: string;
  /** Folder to make. */
  readonly to: string;
  /** Kept beside the database: the ends of the audit trail as they are now. */
  readonly auditFile: string;
}

export interface TakenBackup {
  readonly bytes: number;
  readonly copySeconds: number;
  readonly verifySeconds: number;
}

interface Stop {
  readonly label: string;
  readonly map: string;
  readonly first: string;
  readonly last: string;
}

async function stopBackup(client: Client, startLsn: string): Promise<Stop> {
  const { rows } = await client.query<{ lsn: string; labelfile: string; spcmapfile: string }>(
    'select lsn::text as lsn, labelfile, spcmapfile from pg_backup_stop(false)',
  );
  const [stopped] = rows;
  if (stopped === undefined) throw new Error('pg_backup_stop answered nothing');
  const names = await client.query<{ first: string; last: string }>(
    'select pg_walfile_name($1::pg_lsn) as first, pg_walfile_name($2::pg_lsn) as last',
    [startLsn, stopped.lsn],
  );
  const { first = '', last = '' } = names.rows[0] ?? {};
  // Otherwise its last file of the log is still being written.
  await client.query('select pg_switch_wal()');
  return { label: stopped.labelfile, map: stopped.spcmapfile, first, last };
}

/** The files of the log from the first to the last one that the copy needs. */
async function copyLog(cluster: string, to: string, { first, last }: Stop): Promise<BackupFile[]> {
  const names = (await readdir(join(cluster, 'pg_wal'))).filter((name) => /^[0-9A-F]{24}$/.test(name));
  const needed = names.filter((name) => name >= first && name <= last).toSorted();
  const files: BackupFile[] = [];
  for (const name of needed) {
    const file = await copyFile(cluster, to, join('pg_wal', name));
    if (file !== null) files.push(file);
  }
  const [start, end] = [files[0]?.path, files.at(-1)?.path];
  if (start !== join('pg_wal', first) || end !== join('pg_wal', last))
    throw new PostgresProblem('The server has removed a file of its log that the backup needs. Try again.');
  return files;
}

async function copyAll(client: Client, { cluster, to }: { cluster: string; to: string }) {
  // Held until this connection ends: the server keeps its log from here on.
  await client.query(`select pg_create_physical_replication_slot('nidan_backup_${process.pid}', true, true)`);
  const { rows } = await client.query<{ lsn: string; version: string }>(
    "select pg_backup_start('nidan', true)::text as lsn, current_setting('server_version') as version",
  );
  const { lsn = '', version = '' } = rows[0] ?? {};
  const files = await copyCluster(cluster, to);
  const stop = await stopBackup(client, lsn);
  if (stop.map.trim() !== '') throw new PostgresProblem('Tablespaces are not backed up by this command.');
  await writeFile(join(to, 'backup_label'), stop.label, { mode: 0o600, flush: true });
  const label = {
    path: 'backup_label',
    bytes: stop.label.length,
    hash: await hashOfFile(join(to, 'backup_label')),
  };
  files.push(label, ...(await copyLog(cluster, to, stop)));
  return { files, version, firstLog: stop.first, lastLog: stop.last };
}

/**
 * Copies a running server with the log that makes the copy whole, and reads the copy again. Nothing waits for it but the
 * disk. A folder that was not finished ends in `.unfinished` and is no backup. Throws PostgresProblem.
 */
export async function takeBackup({ adminUrl, cluster, to, auditFile }: BackupPlan): Promise<TakenBackup> {
  if (existsSync(to)) throw new PostgresProblem(`${to} is there already: give a folder to make.`);
  const began = performance.now();
  const unfinished = `${to}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(dirname(unfinished), { recursive: true });
  await mkdir(unfinished, { mode: 0o700 });
  const copied = await withClient(adminUrl, (client) =>
    copyAll(client, { cluster, to: clusterOfBackup(unfinished) }),
  );
  if (existsSync(auditFile)) await cp(auditFile, endsOfBackup(unfinished));
  const { files, version: serverVersion, firstLog, lastLog } = copied;
  const completeAt = new Date().toISOString();
  await writeManifest(unfinished, { completeAt, serverVersion, firstLog, lastLog, files });
  const copySeconds = (performance.now() - began) / 1_000;
  await verifyBackup(unfinished);
  await rename(unfinished, to);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return { bytes, copySeconds, verifySeconds: (performance.now() - began) / 1_000 - copySeconds };
}

/** The ends of the audit trail that a backup keeps. */
export function endsOfBackup(backup: string): string {
  return join(backup, 'audit-ends.jsonl');
}
