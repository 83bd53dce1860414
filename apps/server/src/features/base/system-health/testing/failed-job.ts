import { listFailedJobs } from '@nidan/contract/base/system-health/system-health-endpoints';
import { withClient } from '../../../../kernel/database/connections/with-client.ts';
import type { TestApp } from '../../../../testing/test-app.ts';

interface FailedJob {
  readonly task?: string;
  readonly payload: Readonly<Record<string, unknown>>;
  /** Of 25; given up unless told. */
  readonly attempts?: number;
}

/** Puts a job into the queue that has failed; answers its number there. */
export async function failJob(
  { database }: Pick<TestApp, 'database'>,
  { task = 'publish-report', payload, attempts = 25 }: FailedJob,
): Promise<string> {
  return withClient(database.jobsUrl, async (client) => {
    const { rows } = await client.query<{ id: string }>('select (graphile_worker.add_job($1, $2::json)).id', [
      task,
      JSON.stringify(payload),
    ]);
    const id = rows[0]?.id ?? '';
    await client.query(
      `update graphile_worker._private_jobs set attempts = $2, last_error = 'The service does not answer', updated_at = now()
       where id = $1`,
      [id, attempts],
    );
    return id;
  });
}

/** A job of the lab that was given up, as its screen shows it. */
export async function givenUpJob(app: TestApp, payload: Readonly<Record<string, unknown>> = {}) {
  await failJob(app, { payload: { lId: app.lab.lId, ...payload } });
  const { rows } = await app.as('Manager').ok(listFailedJobs);
  const [latest] = rows;
  if (latest === undefined) throw new Error('The failed job is not shown');
  return latest;
}
