import { createHash } from 'node:crypto';
import { runMigrations } from 'graphile-worker';
import { escapeIdentifier } from 'pg';
import type { ConnectionUrls } from './connections/connection-urls.ts';
import { withClient } from './connections/with-client.ts';

/**
 * All that the app may do with the queue, as the owner of the queue with a fixed search path, so that it needs no right on the queue's
 * tables: add a job inside its own transaction, see what keeps failing of its lab and of no lab alone, and start a job of its lab again.
 */
const FUNCTIONS = `
create or replace function public.enqueue_job(
  task text, payload json, queue_name text default null, run_at timestamptz default null, max_attempts int default null,
  job_key text default null, priority int default null, job_key_mode text default 'replace'
) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as $$
  select (graphile_worker.add_job(
    task, payload, queue_name, run_at, max_attempts, job_key, priority, null, job_key_mode)).id
$$;
create or replace function public.failed_jobs(from_attempt int) returns table (
  job_id uuid, task text, is_of_lab boolean, attempts int, given_up boolean, last_error text, tried_at timestamptz, next_at timestamptz,
  version int, about_bill_id uuid, about_report_id uuid
) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select lpad(to_hex(j.id), 32, '0')::uuid, t.identifier, j.payload ->> 'lId' is not null, j.attempts, j.attempts >= j.max_attempts,
    j.last_error, date_trunc('milliseconds', j.updated_at), j.run_at, j.revision + 1, about.bill_id, about.report_id
  from graphile_worker._private_jobs j
  join graphile_worker._private_tasks t on t.id = j.task_id
  cross join lateral (select
    case when j.payload ->> 'billId' ~ '^[0-9a-f-]{36}$' then (j.payload ->> 'billId')::uuid end as bill_id,
    case when j.payload ->> 'reportId' ~ '^[0-9a-f-]{36}$' then (j.payload ->> 'reportId')::uuid end as report_id) about
  where j.last_error is not null and (j.attempts >= least(from_attempt, j.max_attempts))
    and coalesce(j.payload ->> 'lId', current_setting('app.l_id')) = current_setting('app.l_id')
$$;
create or replace function public.retry_job(job uuid, version int) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  with again as (
    update graphile_worker._private_jobs j set attempts = 0, run_at = now(), updated_at = now(), revision = j.revision + 1
    where j.id = ('x' || right(replace(job::text, '-', ''), 16))::bit(64)::bigint and j.revision = version - 1 and j.locked_at is null
      and j.payload ->> 'lId' = current_setting('app.l_id')
    returning j.id)
  select count(*) > 0 from again
$$;
revoke execute on function public.enqueue_job, public.failed_jobs, public.retry_job from public;
grant execute on function public.enqueue_job, public.failed_jobs, public.retry_job to nidan_app;`;

const FINGERPRINT = createHash('sha256').update(FUNCTIONS).digest('hex');

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
    await client.query(FUNCTIONS);
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
