import { Logger, run, type Runner, type TaskList } from 'graphile-worker';
import type { Services } from '../http/services.ts';

/** A job by its task name; `payload` carries the lab as `lId`. A thrown error means: try again later, with back-off. */
export type Job = (services: Services, payload: unknown) => Promise<void>;

// Its failures come as events; its chatter goes nowhere.
const silent = new Logger(() => () => undefined);

interface WorkerParts {
  readonly jobsUrl: string;
  readonly services: Services;
  readonly jobs: Readonly<Record<string, Job>>;
  /** Lines of a crontab in UTC; none unless told. */
  readonly schedule?: readonly string[];
  readonly onError: (error: unknown) => void;
}

/** Starts the worker of the job queue in this process; several processes share the queue. */
export async function startWorker({
  jobsUrl,
  services,
  jobs,
  schedule = [],
  onError,
}: WorkerParts): Promise<Runner> {
  const taskList: TaskList = Object.fromEntries(
    Object.entries(jobs).map(([name, job]) => [name, (payload: unknown) => job(services, payload)]),
  );
  const runner = await run({
    connectionString: jobsUrl,
    taskList,
    logger: silent,
    crontab: schedule.join('\n'),
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    maxPoolSize: 3,
  });
  runner.events.on('job:error', ({ error }) => onError(error));
  runner.events.on('worker:fatalError', ({ error }) => onError(error));
  return runner;
}
