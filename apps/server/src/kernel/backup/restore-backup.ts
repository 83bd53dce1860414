import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { chmod, cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { embeddedUrls } from '../database/connections/connection-urls.ts';
import { withClient } from '../database/connections/with-client.ts';
import { clusterFolder, makeDataFolder } from '../postgres/data-folder.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { recoverySettings } from '../postgres/log-archive.ts';
import { PostgresProblem } from '../postgres/postgres-problem.ts';
import { clusterOfBackup, readManifest, verifyBackup } from './backup-manifest.ts';

interface RestorePlan {
  readonly from: string;
  /** Data folder to make. */
  readonly to: string;
  /** Folder of the archived log; null restores the moment of the backup. */
  readonly archive: string | null;
  /** ISO 8601; null for as far as the archive goes. */
  readonly until: string | null;
}

/** A restored server that runs, open for writing; whoever asked for it stops it. */
export interface RestoredServer {
  readonly server: EmbeddedPostgres;
  readonly verifySeconds: number;
  readonly copySeconds: number;
  readonly recoverSeconds: number;
}

function requireEmpty(folder: string): void {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new PostgresProblem(`${folder} is not empty: give a folder to make. Nothing was changed.`);
}

function requireReachable(
  until: string | null,
  { archive, completeAt }: { archive: string | null; completeAt: string },
): void {
  if (until === null) return;
  if (archive === null)
    throw new PostgresProblem('A moment can only be restored with the archive of the log.');
  if (Number.isNaN(Date.parse(until)))
    throw new PostgresProblem(`${until} is no moment: give one such as 2026-11-20T18:30:00+05:30.`);
  if (Date.parse(until) < Date.parse(completeAt))
    throw new PostgresProblem(`The backup was complete at ${completeAt}: take an older one for ${until}.`);
}

/** What the server itself said last of why it ended, and not what it told those who called meanwhile. */
function lastFailure(logFile: string): string {
  const failures = readFileSync(logFile, 'utf8').match(/(?<=FATAL:\s+)\S.*$/gm) ?? [];
  return failures.findLast((text) => !text.startsWith('the database system is')) ?? 'no reason was given';
}

/** Recovery goes on while the server answers reads already. */
async function untilRecovered(server: EmbeddedPostgres): Promise<void> {
  const { adminUrl } = embeddedUrls({ ...server, database: 'postgres' });
  for (;;) {
    const { rows } = await withClient(adminUrl, (client) =>
      client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering'),
    );
    if (rows[0]?.recovering === false) return;
    await wait(50);
  }
}

/**
 * Makes a data folder of a backup: verifies its files, copies them, and recovers to its end, to the end of the archive or to
 * a moment. Throws PostgresProblem, also when the archive does not reach that moment; nothing of the backup is changed.
 */
export async function restoreBackup({ from, to, archive, until }: RestorePlan): Promise<RestoredServer> {
  const clock = performance.now();
  requireEmpty(to);
  requireReachable(until, { archive, completeAt: readManifest(from).completeAt });
  await verifyBackup(from);
  const verified = performance.now();
  const cluster = clusterFolder(makeDataFolder(to));
  await cp(clusterOfBackup(from), cluster, { recursive: true });
  await chmod(cluster, 0o700);
  if (archive !== null) await writeFile(join(cluster, 'recovery.signal'), '');
  const copied = performance.now();
  const settings = archive === null ? {} : recoverySettings(archive, until);
  const server = await startEmbeddedPostgres({ dataDir: to, settings });
  try {
    await untilRecovered(server);
  } catch (cause) {
    await server.stop();
    throw new PostgresProblem(`${to} could not be recovered: ${lastFailure(server.logFile)}`, { cause });
  }
  return {
    server,
    verifySeconds: (verified - clock) / 1_000,
    copySeconds: (copied - verified) / 1_000,
    recoverSeconds: (performance.now() - copied) / 1_000,
  };
}
