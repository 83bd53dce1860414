import { join, resolve } from 'node:path';
import type { Config } from '../config.ts';
import { type ConnectionUrls, embeddedUrls, externalUrls } from '../database/connections/connection-urls.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { runningAddress } from './running-address.ts';

export interface FoundDatabase {
  readonly urls: ConnectionUrls;
  /** Ends what had to be started to reach it. */
  readonly release: () => Promise<void>;
}

async function nothingToRelease(): Promise<void> {}

/** Folder of the embedded database of a configuration. */
export function embeddedFolder({ dataDir }: Pick<Config, 'dataDir'>): string {
  return resolve(join(dataDir, 'postgres'));
}

/**
 * The database that a command works on: the given one, that of DATABASE_URL, or the embedded one, which is started when no
 * server runs on it. Call `release` at the end.
 */
export async function findDatabase(config: Config, given?: string): Promise<FoundDatabase> {
  const databaseUrl = given ?? config.databaseUrl;
  const release = nothingToRelease;
  if (databaseUrl !== null) {
    const { databaseAppUrl, databaseJobsUrl } = config;
    return { urls: externalUrls({ databaseUrl, databaseAppUrl, databaseJobsUrl }), release };
  }
  const dataDir = embeddedFolder(config);
  const running = runningAddress(dataDir);
  if (running !== null) return { urls: embeddedUrls(running), release };
  const server = await startEmbeddedPostgres({ dataDir });
  return { urls: embeddedUrls(server), release: () => server.stop() };
}
