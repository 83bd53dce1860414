import { renderReport } from './features/reports/render-report.ts';
import type { Job } from './kernel/jobs/start-worker.ts';

/** Every job that the worker knows, by the task name that `enqueueJob` is given. */
export const jobs: Readonly<Record<string, Job>> = { 'render-report': renderReport };
