import {
  listFailedJobs,
  retryFailedJob as retryEndpoint,
} from '@nidan/contract/base/system-health/system-health-endpoints';
import { implement, type Route } from '../../../kernel/http/route.ts';
import { listFailedJobsOf } from './failed-jobs.query.ts';
import { retryFailedJob } from './retry-failed-job.ts';

export const systemHealthRoutes: readonly Route[] = [
  implement(listFailedJobs, (ctx, { query }) => listFailedJobsOf(ctx, query)),
  implement(retryEndpoint, (ctx, { body }) => retryFailedJob(ctx, body)),
];
