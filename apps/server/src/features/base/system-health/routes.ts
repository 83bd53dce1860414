import { type Route } from '../../../kernel/http/route.ts';
import { listFailedJobsOf } from './failed-jobs.query.ts';
import { retryFailedJob } from './retry-failed-job.ts';

export const systemHealthRoutes: readonly Route[] = [listFailedJobsOf, retryFailedJob];
