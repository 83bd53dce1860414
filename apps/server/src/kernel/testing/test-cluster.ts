import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { escapeIdentifier, escapeLiteral } from 'pg';
import {
  embeddedUrls,
  externalUrls,
  onDatabase,
  type ConnectionUrls,
} from '../database/connections/connection-urls.ts';
import { migrationsFolder } from '../database/migrate.ts';
import { readMigrationFiles } from '../database/migration-files.ts';
import { prepareDatabase } from '../database/prepare-database.ts';
import { withClient } from '../database/connections/with-client.ts';
import { signalProcess, stopCluster } from '../postgres/cluster-processes.ts';
import { clusterFolder } from '../postgres/data-folder.ts';
import { startEmbeddedPostgres } from '../postgres/embedded-postgres.ts';
import { fastestFolder } from './fastest-folder.ts';

export interface TestCluster {
  /** Addresses of the template database, which nobody may connect to: swap the database by `onDatabase`. */
  urls: ConnectionUrls;
  template: string;
  /** Whether it was there before, and whoever else asks gets the same one. */
  isShared: boolean;
  stop(): Promise<void>;
}

/**
 * A server with a migrated template database, for tests only: an embedded one without fsync in a temporary folder, or the
 * one of NIDAN_TEST_DATABASE_URL, where the template is kept for as long as the migrations stay the same.
 */
export async function startTestCluster(env: NodeJS.ProcessEnv): Promise<TestCluster> {
  const external = env['NIDAN_TEST_DATABASE_URL'];
  if (external !== undefined && external !== '') {
    const urls = externalUrls({ databaseUrl: external });
    return { ...(await makeTemplate(urls)), isShared: true, stop: async () => undefined };
  }
  await removeAbandoned();
  const folder = mkdtempSync(join(fastestFolder(), `nidan-test-${process.pid}-`));
  // The server may run as another user, who must pass.
  chmodSync(folder, 0o755);
  const dataDir = join(folder, 'data');
  const server = await startEmbeddedPostgres({
    dataDir,
    durable: false,
    // Each core has its own process of tests: to start helpers for a statement takes longer than the statement.
    settings: { shared_buffers: '128MB', max_connections: '200', max_parallel_workers_per_gather: '0' },
  });
  // An interrupted run leaves without a word to its set-up; what stays on the disk goes with the next run.
  const onExit = (): void => signalProcess(server.pid, 'SIGQUIT');
  process.once('exit', onExit);
  const stop = async (): Promise<void> => {
    process.off('exit', onExit);
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { ...(await makeTemplate(embeddedUrls(server))), isShared: false, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function makeTemplate(urls: ConnectionUrls): Promise<{ urls: ConnectionUrls; template: string }> {
  const hash = createHash('sha256');
  for (const file of readMigrationFiles(migrationsFolder)) hash.update(file.sha256);
  const template = `nidan_template_${hash.digest('hex').slice(0, 16)}`;
  const templateUrls = allOnDatabase(urls, template);
  const admin = onDatabase(urls.adminUrl, 'postgres');
  const ready = await withClient(admin, async (client) => {
    const { rows } = await client.query(
      `select 1 from pg_database where datname = ${escapeLiteral(template)} and not datallowconn`,
    );
    return rows.length > 0;
  });
  if (!ready) {
    await prepareDatabase(templateUrls);
    await withClient(admin, async (client) => {
      // A template with a connection cannot be copied.
      await client.query(
        `alter database ${escapeIdentifier(template)} with allow_connections false is_template true`,
      );
    });
  }
  return { urls: templateUrls, template };
}

/** The same addresses with another database. */
export function allOnDatabase(urls: ConnectionUrls, database: string): ConnectionUrls {
  return {
    adminUrl: onDatabase(urls.adminUrl, database),
    ownerUrl: onDatabase(urls.ownerUrl, database),
    appUrl: onDatabase(urls.appUrl, database),
    jobsUrl: onDatabase(urls.jobsUrl, database),
    checkerUrl: onDatabase(urls.checkerUrl, database),
  };
}

/** Where the database lies in a folder of a test cluster, and in the data of a product. */
const PLACES = ['data', 'postgres'];

/** Stops and removes what killed test runs left behind. */
export async function removeAbandoned(): Promise<void> {
  const parent = fastestFolder();
  for (const name of readdirSync(parent)) {
    const pid = /^nidan-test-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue;
    const folder = join(parent, name);
    try {
      await Promise.all(PLACES.map((place) => stopCluster(clusterFolder(join(folder, place)), 2_000)));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Another user's: not ours to remove.
    }
  }
}
