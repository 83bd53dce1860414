import { assumeOneLab } from './assume-one-lab.ts';
import { grantToChecker } from './checker-role.ts';
import type { ConnectionUrls } from './connections/connection-urls.ts';
import { ensureRoles } from './ensure-roles.ts';
import { installJobQueue } from './install-job-queue.ts';
import { migrate } from './migrate.ts';
import { withClient } from './connections/with-client.ts';

/**
 * Makes a database ready for this release: roles, schema, job queue. Several processes may call it at once; all but one
 * wait and then find nothing to do. Answers the migrations applied now.
 */
export async function prepareDatabase(urls: ConnectionUrls): Promise<string[]> {
  await ensureRoles(urls);
  return withClient(urls.adminUrl, async (client) => {
    await client.query("select pg_advisory_lock(hashtext('nidan prepare'))");
    const applied = await migrate(urls);
    await assumeOneLab(urls.ownerUrl);
    await withClient(urls.ownerUrl, grantToChecker);
    await installJobQueue(urls);
    return applied;
  });
}
