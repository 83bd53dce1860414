import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PostgresProblem } from '../postgres/postgres-problem.ts';

/** One file of a backup. */
export interface BackupFile {
  /** Below the folder of the cluster. */
  readonly path: string;
  readonly bytes: number;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
}

/** What a backup holds: whatever differs from it later is damage. */
export interface BackupManifest {
  /** ISO 8601; a restore can go to any moment from here on. */
  readonly completeAt: string;
  readonly serverVersion: string;
  /** First and last file of the log that the copy needs to be whole. */
  readonly firstLog: string;
  readonly lastLog: string;
  readonly files: readonly BackupFile[];
}

const MANIFEST = 'manifest.json';

/** The copied cluster inside a backup. */
export function clusterOfBackup(backup: string): string {
  return join(backup, 'cluster');
}

/** SHA-256 of a file, hexadecimal. */
export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Writes the manifest, which makes a folder a backup. */
export async function writeManifest(backup: string, manifest: BackupManifest): Promise<void> {
  await writeFile(join(backup, MANIFEST), `${JSON.stringify(manifest, null, 1)}\n`, { flush: true });
}

/** Reads the manifest; throws PostgresProblem for a folder that is no finished backup. */
export function readManifest(backup: string): BackupManifest {
  try {
    return JSON.parse(readFileSync(join(backup, MANIFEST), 'utf8')) as BackupManifest; // as: written by `writeManifest`
  } catch (cause) {
    throw new PostgresProblem(`${backup} is no finished backup: it has no ${MANIFEST} that can be read.`, {
      cause,
    });
  }
}

/** Reads every file of a backup again; throws PostgresProblem naming the first one that is missing or damaged. */
export async function verifyBackup(backup: string): Promise<void> {
  for (const { path, hash } of readManifest(backup).files) {
    const file = join(clusterOfBackup(backup), path);
    if (!existsSync(file)) throw new PostgresProblem(`The backup ${backup} has lost its file ${path}.`);
    if ((await hashOfFile(file)) !== hash)
      throw new PostgresProblem(`The backup ${backup} is damaged: its file ${path} is not what was copied.`);
  }
}
