import { join } from 'node:path';
import { demoSignIns } from './features/demo/demo-people.ts';
import { seedDemoLab } from './features/demo/seed-demo-lab.ts';
import type { Config } from './kernel/config.ts';
import { type ConnectionUrls, embeddedUrls, externalUrls } from './kernel/database/connection-urls.ts';
import { openDatabase } from './kernel/database/open-database.ts';
import { prepareDatabase } from './kernel/database/prepare-database.ts';
import { startEmbeddedPostgres } from './kernel/postgres/embedded-postgres.ts';

export interface PreparedNidan {
  readonly urls: ConnectionUrls;
  /** The demo lab's users and their password, when this database holds the demo lab. */
  readonly signIns: readonly string[];
  stop(): Promise<void>;
}

interface DatabaseServer {
  readonly urls: ConnectionUrls;
  stop(): Promise<void>;
}

async function findDatabase(config: Config, say: (line: string) => void): Promise<DatabaseServer> {
  if (config.databaseUrl !== null) {
    const urls = externalUrls({
      databaseUrl: config.databaseUrl,
      databaseAppUrl: config.databaseAppUrl,
      databaseJobsUrl: config.databaseJobsUrl,
    });
    return { urls, stop: async () => undefined };
  }
  const server = await startEmbeddedPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    onLost: ({ back, reason }) => say(`The database ended (${reason})${back ? ' and runs again' : ''}`),
  });
  return { urls: embeddedUrls(server), stop: () => server.stop() };
}

async function holdsALab(urls: ConnectionUrls): Promise<boolean> {
  const db = openDatabase({ url: urls.appUrl, size: 1, onError: () => undefined });
  try {
    return (await db.selectFrom('lab').select('l_id').limit(1).executeTakeFirst()) !== undefined;
  } finally {
    await db.destroy();
  }
}

/** Brings up the database, its schema and, in an empty one, the demo lab. */
export async function prepareNidan(config: Config, say: (line: string) => void): Promise<PreparedNidan> {
  const server = await findDatabase(config, say);
  try {
    const applied = await prepareDatabase(server.urls);
    if (applied.length > 0) say(`Applied ${applied.length} migrations`);
    const empty = !(await holdsALab(server.urls));
    if (empty && config.demo) await seedDemoLab(server.urls);
    return { urls: server.urls, signIns: config.demo ? demoSignIns : [], stop: () => server.stop() };
  } catch (error) {
    await server.stop();
    throw error;
  }
}
