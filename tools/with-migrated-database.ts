import type { ConnectionUrls } from '../apps/server/src/kernel/database/connections/connection-urls.ts';
import { onDatabase } from '../apps/server/src/kernel/database/connections/connection-urls.ts';
import { withClient } from '../apps/server/src/kernel/database/connections/with-client.ts';
import { allOnDatabase, startTestCluster } from '../apps/server/src/kernel/testing/test-cluster.ts';

/** Runs work on a throw-away database with all migrations applied. */
export async function withMigratedDatabase<T>(work: (urls: ConnectionUrls) => Promise<T>): Promise<T> {
  const cluster = await startTestCluster(process.env);
  const admin = onDatabase(cluster.urls.adminUrl, 'postgres');
  const name = `nidan_tools_${process.pid}`;
  try {
    await withClient(admin, (client) => client.query(`create database ${name} template ${cluster.template}`));
    return await work(allOnDatabase(cluster.urls, name));
  } finally {
    await withClient(admin, (client) => client.query(`drop database if exists ${name} with (force)`));
    await cluster.stop();
  }
}
