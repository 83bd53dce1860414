import { SHOWN_FROM_ATTEMPT } from '@nidan/domain/scheduling/job-names';
import type { Client } from 'pg';
import { type Finding, weigh } from './finding.ts';

interface Queue {
  readonly due: number;
  /** Seconds since the oldest due job was to run. */
  readonly late: number;
  readonly given_up: number;
  readonly given_up_tasks: string | null;
  readonly failing: number;
  readonly failing_tasks: string | null;
}

const QUEUE = `
  select (count(*) filter (where attempts < max_attempts and run_at <= now()))::int as due,
    coalesce(extract(epoch from now() - min(run_at) filter
      (where attempts < max_attempts and run_at <= now() and locked_at is null))::float8, 0) as late,
    (count(*) filter (where attempts >= max_attempts))::int as given_up,
    string_agg(distinct task_identifier, ', ') filter (where attempts >= max_attempts) as given_up_tasks,
    (count(*) filter (where attempts >= ${SHOWN_FROM_ATTEMPT} and attempts < max_attempts))::int as failing,
    string_agg(distinct task_identifier, ', ') filter (where attempts >= ${SHOWN_FROM_ATTEMPT} and attempts < max_attempts) as failing_tasks
  from graphile_worker.jobs`;

const NONE: Queue = { due: 0, late: 0, given_up: 0, given_up_tasks: null, failing: 0, failing_tasks: null };

const told = (count: number, tasks: string | null): string =>
  count === 0 ? 'none' : `${count}: ${tasks ?? ''}`;

const LAST_ERRORS = 'select task_identifier, last_error from graphile_worker.jobs';

/** How far the jobs are behind: reports that are rendered, messages, the seal of the audit trail. */
export async function examineQueue(client: Client): Promise<Finding[]> {
  const { rows } = await client.query<Queue>(QUEUE);
  const queue = rows[0] ?? NONE;
  return [
    {
      name: 'jobs',
      gravity: weigh(queue.late, { warning: 60, fault: 600 }),
      found: queue.due === 0 ? 'none is due' : `${queue.due} due, the oldest for ${Math.round(queue.late)} s`,
      advice: 'Start a server that works jobs (without NIDAN_ROLE=web), or another one',
    },
    {
      name: 'jobs that keep failing',
      gravity: weigh(queue.failing, { warning: 0, fault: null }),
      found: told(queue.failing, queue.failing_tasks),
      advice: `System health in the app shows why each failed; here: ${LAST_ERRORS}`,
    },
    {
      name: 'jobs given up',
      gravity: weigh(queue.given_up, { warning: 0, fault: null }),
      found: told(queue.given_up, queue.given_up_tasks),
      advice: 'Fix what System health in the app shows as their reason, then start them again there',
    },
  ];
}
