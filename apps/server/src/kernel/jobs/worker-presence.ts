import { ownClient } from '../database/connections/own-client.ts';

const ASK_EVERY_MS = 30_000;

/** Locks of worker presence, apart from others in the same database. */
const PRESENCE = "hashtext('nidan worker')";

/** A job just taken may be older than the presence of who took it. */
const GIVE_BACK = `
  select graphile_worker.force_unlock_workers(array_agg(holder.locked_by))
  from (
    select distinct locked_by from graphile_worker.jobs
    where locked_by <> $1 and locked_at < now() - interval '30 seconds'
  ) holder
  where pg_try_advisory_xact_lock(${PRESENCE}, hashtext(holder.locked_by))
  having count(*) > 0`;

export interface WorkerPresence {
  end(): Promise<void>;
}

interface PresenceParts {
  readonly jobsUrl: string;
  /** What the queue notes as holder of the jobs that this worker takes. */
  readonly workerId: string;
  /** Told once when the connection is gone: to the others this worker then is dead. */
  readonly onLost: (error: unknown) => void;
}

/**
 * Shows the other workers of the queue that this one lives, by a lock that ends with its connection, and gives the jobs of those
 * without one back to the queue: at once and every half minute. The library alone lets the jobs of a killed process wait for four
 * hours. Throws when there is no connection to be had.
 */
export async function showPresence({ jobsUrl, workerId, onLost }: PresenceParts): Promise<WorkerPresence> {
  const client = ownClient(jobsUrl, lose);
  let ended = false;
  let asking: NodeJS.Timeout | undefined;

  async function end(): Promise<void> {
    if (ended) return;
    ended = true;
    clearInterval(asking);
    await client.end().catch(() => undefined);
  }

  function lose(error: unknown): void {
    if (ended) return;
    void end();
    onLost(error);
  }

  const giveBack = () => client.query(GIVE_BACK, [workerId]);
  try {
    await client.connect();
    await client.query(`select pg_advisory_lock(${PRESENCE}, hashtext($1))`, [workerId]);
    await giveBack();
  } catch (error) {
    await end();
    throw error;
  }
  asking = setInterval(() => void giveBack().catch(lose), ASK_EVERY_MS);
  return { end };
}
