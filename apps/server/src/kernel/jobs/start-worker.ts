import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Logger, run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Services } from '../http/services.ts';
import { ownPool } from '../database/connections/own-pool.ts';
import { showPresence } from './worker-presence.ts';

/** A job by its task name; `payload` carries the lab as `lId`. A thrown error means: try again later, with back-off. */
export type Job = (services: Services, payload: unknown) => Promise<void>;

// Its failures come as events; its chatter goes nowhere.
const silent = new Logger(() => () => undefined);

/** Between the end of a worker that lost its database and the start of the next one. */
const START_AGAIN_MS = 1_000;

/** How long a database that no longer answers is told that nobody needs it any more. */
const LONGEST_GOODBYE_MS = 1_000;

/**
 * Told at once and again until the database has it, what became of a job. Without these the library tells it once, and the
 * failure of that ends the whole process.
 */
const UNTIL_TOLD = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

interface WorkerParts {
  readonly jobsUrl: string;
  readonly services: Services;
  readonly jobs: Readonly<Record<string, Job>>;
  /** Lines of a crontab in UTC; none unless told. */
  readonly schedule?: readonly string[];
  readonly onError: (error: unknown) => void;
  /** Told of each job that has ended; `error` is what it failed with. */
  readonly onEnd?: (task: string, error: unknown) => void;
}

export interface JobWorker {
  stop(): Promise<void>;
}

/** One life of the worker, which ends with `promise`. */
type Run = Pick<Runner, 'stop' | 'promise'>;

/** The parts of a worker for one of its lives: the library never forgets what a run was given, and would keep a whole server with it. */
function lend(parts: WorkerParts) {
  let lent: WorkerParts | null = parts;
  const work = async (name: string, payload: unknown): Promise<void> => {
    if (lent === null) throw new Error(`The worker that was to do ${name} has ended`);
    await lent.jobs[name]?.(lent.services, payload);
  };
  const taskList: TaskList = Object.fromEntries(
    Object.keys(parts.jobs).map((name) => [name, (payload: unknown) => work(name, payload)]),
  );
  return {
    taskList,
    onError: (error: unknown) => lent?.onError(error),
    onEnd: (task: string, error: unknown) => lent?.onEnd?.(task, error),
    takeBack: () => {
      lent = null;
    },
  };
}

async function beginRun(parts: WorkerParts): Promise<Run> {
  const { jobsUrl, schedule = [] } = parts;
  const { taskList, onError, onEnd, takeBack } = lend(parts);
  // as: an emitter says nothing of the events it will carry
  const events = new EventEmitter() as unknown as WorkerEvents;
  events.on('job:error', ({ error }) => onError(error));
  events.on('worker:fatalError', ({ error }) => onError(error));
  events.on('job:complete', ({ job, error }) => onEnd(job.task_identifier, error));
  let workerId = '';
  events.on('pool:create', ({ workerPool }) => (workerId = workerPool.id));
  // Its own: the library takes its listeners off a pool before the last connection has ended, and what breaks then ends the process.
  const pool = ownPool({ connectionString: jobsUrl, max: 3 }, onError);
  const endPool = async (): Promise<void> => {
    await Promise.race([pool.end(), wait(LONGEST_GOODBYE_MS)]).catch(onError);
    takeBack();
  };
  const runner = await run({
    pgPool: pool,
    taskList,
    logger: silent,
    events,
    crontab: schedule.join('\n'),
    concurrency: 2,
    pollInterval: 2_000,
    noHandleSignals: true,
    preset: { worker: UNTIL_TOLD },
  }).catch(async (error: unknown) => {
    await endPool();
    throw error;
  });
  // One that ended by itself just now has nothing left to stop.
  const stop = () => runner.stop().catch(() => undefined);
  try {
    const presence = await showPresence({
      jobsUrl,
      workerId,
      onLost: (error) => {
        onError(error);
        void stop();
      },
    });
    const promise = runner.promise.finally(() => Promise.all([presence.end(), endPool()]));
    return { stop, promise };
  } catch (error) {
    await stop();
    await endPool();
    throw error;
  }
}

/**
 * Starts the worker of the job queue in this process; several processes share the queue. One that cannot tell the database
 * what became of a job ends: another takes its place as soon as there is a database again. Throws when the first cannot start.
 */
export async function startWorker(parts: WorkerParts): Promise<JobWorker> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let runner: Run | null = await beginRun(parts);

  async function keepRunning(): Promise<void> {
    while (!signal.aborted) {
      try {
        runner ??= await beginRun(parts);
        await runner.promise;
      } catch (error) {
        parts.onError(error);
      }
      runner = null;
      await wait(START_AGAIN_MS, null, { signal }).catch(() => undefined);
    }
  }

  const running = keepRunning();
  return {
    stop: async () => {
      stopping.abort();
      await runner?.stop();
      await running;
    },
  };
}
