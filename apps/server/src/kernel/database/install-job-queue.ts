import { createHash } from 'node:crypto';
import { runMigrations } from 'graphile-worker';
import { escapeIdentifier } from 'pg';
import type { ConnectionUrls } from './connections/connection-urls.ts';
import { withClient } from './connections/with-client.ts';

/**
 * The one thing the app may do with the queue: add a job, inside its own transaction. It runs as the owner of the queue,
 * with a fixed search path, so that the app needs no right on the queue's tables.
 */
const ENQUEUE_JOB = `
create or replace function public.enqueue_job(
  task text, payload json, queue_name text default null, run_at timestamptz default null, max_attempts int default null,
  job_key text default null, priority int default null, job_key_mode text default 'replace'
) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as $$
  select (graphile_worker.add_job(
    task, payload, queue_name, run_at, max_attempts, job_key, priority, null, job_key_mode)).id
$$;
revoke execute on function public.enqueue_job from public;
grant execute on function public.enqueue_job to nidan_app;`;

const FINGERPRINT = createHash('sha256').update(ENQUEUE_JOB).digest('hex');

/** Brings the job queue up to date, as its own role. Roles and migrations come first. */
export async function installJobQueue(urls: ConnectionUrls): Promise<void> {
  await withClient(urls.adminUrl, async (client) => {
    const { rows } = await client.query<{ database: string; jobs: boolean }>(
      "select current_database() as database, to_regnamespace('graphile_worker') is not null as jobs",
    );
    const row = rows[0];
    if (row === undefined || row.jobs) return;
    await client.query(`grant create on database ${escapeIdentifier(row.database)} to nidan_jobs`);
  });
  await runMigrations({ connectionString: urls.jobsUrl });
  await withClient(urls.adminUrl, async (client) => {
    const { rows } = await client.query<{ database: string }>(
      "select current_database() as database where has_database_privilege('nidan_jobs', current_database(), 'create')",
    );
    for (const { database } of rows)
      await client.query(`revoke create on database ${escapeIdentifier(database)} from nidan_jobs`);
  });
  if (await isInstalled(urls)) return;
  await withClient(urls.ownerUrl, (client) => client.query('grant create on schema public to nidan_jobs'));
  await withClient(urls.jobsUrl, async (client) => {
    await client.query(ENQUEUE_JOB);
    await client.query(`comment on function public.enqueue_job is '${FINGERPRINT}'`);
  });
  await withClient(urls.ownerUrl, (client) => client.query('revoke create on schema public from nidan_jobs'));
}

async function isInstalled(urls: ConnectionUrls): Promise<boolean> {
  return withClient(urls.jobsUrl, async (client) => {
    const { rows } = await client.query<{ comment: string | null }>(
      "select obj_description(to_regproc('public.enqueue_job'), 'pg_proc') as comment",
    );
    return rows[0]?.comment === FINGERPRINT;
  });
}
