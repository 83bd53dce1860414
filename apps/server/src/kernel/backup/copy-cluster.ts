import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { nodeErrorCode } from '../postgres/node-error-code.ts';
import type { BackupFile } from './backup-manifest.ts';

/** Folders that a copy has empty: what stands in them is of the running server, or copied apart. */
const EMPTY = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);

/** Files that must not be in a copy (PostgreSQL manual, "Making a Base Backup Using the Low Level API"). */
function isLeftOut(path: string): boolean {
  const name = basename(path);
  if (['postmaster.pid', 'postmaster.opts', 'backup_label', 'backup_manifest'].includes(path)) return true;
  return name.startsWith('pgsql_tmp') || name.startsWith('pg_internal.init');
}

/** Copies one file to the disk and answers its hash; null when it went away meanwhile, as a dropped table's does. */
export async function copyFile(from: string, to: string, path: string): Promise<BackupFile | null> {
  const hash = createHash('sha256');
  let bytes = 0;
  const count = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  await mkdir(dirname(join(to, path)), { recursive: true, mode: 0o700 });
  try {
    await pipeline(
      createReadStream(join(from, path)),
      count,
      createWriteStream(join(to, path), { mode: 0o600, flush: true }),
    );
  } catch (error) {
    if (nodeErrorCode(error) === 'ENOENT') return null;
    throw error;
  }
  return { path, bytes, hash: hash.digest('hex') };
}

/**
 * Copies the files of a cluster, running or not, without its log. What is written meanwhile may arrive half: the log from
 * the start of the backup makes it whole again.
 */
export async function copyCluster(from: string, to: string): Promise<BackupFile[]> {
  const files: BackupFile[] = [];
  const walk = async (folder: string): Promise<void> => {
    await mkdir(join(to, folder), { recursive: true, mode: 0o700 });
    for (const entry of await readdir(join(from, folder), { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) {
        if (EMPTY.has(path)) await mkdir(join(to, path), { recursive: true, mode: 0o700 });
        else await walk(path);
      } else if (!isLeftOut(path)) {
        const file = await copyFile(from, to, path);
        if (file !== null) files.push(file);
      }
    }
  };
  await walk('');
  return files;
}
