import type { Client } from 'pg';
import { type Finding, weigh } from './finding.ts';

interface Queue {
  readonly due: number;
  /** Seconds since the oldest due job was to run. */
  readonly late: number;
  readonly given_up: number;
  readonly tasks: string | null;
}

const QUEUE = `
  select (count(*) filter (where attempts < max_attempts and run_at <= now()))::int as due,
    coalesce(extract(epoch from now() - min(run_at) filter
      (where attempts < max_attempts and run_at <= now() and locked_at is null))::float8, 0) as late,
    (count(*) filter (where attempts >= max_attempts))::int as given_up,
    string_agg(distinct task_identifier, ', ') filter (where attempts >= max_attempts) as tasks
  from graphile_worker.jobs`;

/** How far the jobs are behind: reports that are rendered, messages, the seal of the audit trail. */
export async function examineQueue(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<Queue>(QUEUE);
  const { due, late, given_up: givenUp, tasks } = rows[0] ?? { due: 0, late: 0, given_up: 0, tasks: null };
  return [
    {
      name: 'jobs',
      gravity: weigh(late, { warning: 60, fault: 600 }),
      found: due === 0 ? 'none is due' : `${due} due, the oldest for ${Math.round(late)} s`,
      advice: 'Start a server that works jobs (without NIDAN_ROLE=web), or another one',
    },
    {
      name: 'jobs given up',
      gravity: weigh(givenUp, { warning: 0, fault: null }),
      found: givenUp === 0 ? 'none' : `${givenUp}: ${tasks ?? ''}`,
      advice: 'Their last_error in graphile_worker.jobs says why; mend that, then set attempts to 0',
    },
  ];
}
