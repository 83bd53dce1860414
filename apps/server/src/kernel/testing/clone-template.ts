import { randomBytes } from 'node:crypto';
import { escapeIdentifier } from 'pg';
import { onDatabase, type ConnectionUrls } from '../database/connections/connection-urls.ts';
import { withClient } from '../database/connections/with-client.ts';
import { allOnDatabase, type TestCluster } from './test-cluster.ts';

export interface TestDatabase extends ConnectionUrls {
  name: string;
  /** Removes the database, with whatever is still connected to it. */
  drop(): Promise<void>;
}

/** A database of its own on a test cluster, copied from a template: that of the cluster has all migrations and no rows. */
export async function cloneTemplate({
  urls,
  template,
}: Pick<TestCluster, 'urls' | 'template'>): Promise<TestDatabase> {
  const admin = onDatabase(urls.adminUrl, 'postgres');
  const name = `nidan_test_${randomBytes(8).toString('hex')}`;
  const run = (statement: string): Promise<void> =>
    withClient(admin, async (client) => {
      await client.query(statement);
    });
  await run(
    `create database ${escapeIdentifier(name)} template ${escapeIdentifier(template)} strategy file_copy`,
  );
  return {
    ...allOnDatabase(urls, name),
    name,
    drop: () => run(`drop database if exists ${escapeIdentifier(name)} with (force)`),
  };
}
