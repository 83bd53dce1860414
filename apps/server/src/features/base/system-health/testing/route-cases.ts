import { listFailedJobs, retryFailedJob } from '@nidan/contract/base/system-health/system-health-endpoints';
import { forRoute, type RouteCase } from '../../../../testing/matrix/route-case.ts';
import { givenUpJob } from './failed-job.ts';

export const systemHealthCases: readonly RouteCase[] = [
  forRoute(listFailedJobs).send(async ({ app }) => {
    await givenUpJob(app);
    return { query: { limit: 10 } };
  }),
  forRoute(retryFailedJob).send(async ({ app }) => {
    const { jobId, version } = await givenUpJob(app);
    return { body: { jobId, version } };
  }),
];
