import { sealEvents } from './features/audit/seal-events.ts';
import { renderReport } from './features/reports/render-report.ts';
import type { Job } from './kernel/jobs/start-worker.ts';

/** Every job that the worker knows, by the task name that `enqueueJob` is given. */
export const jobs: Readonly<Record<string, Job>> = {
  'render-report': renderReport,
  'seal-events': sealEvents,
};

/** Jobs that the worker starts by itself, as lines of a crontab in UTC; one run at a time among all processes. */
export const schedule: readonly string[] = ['* * * * * seal-events ?jobKey=seal-events&max=1'];
