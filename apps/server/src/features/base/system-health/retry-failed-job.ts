import * as systemHealthEndpoints from '@nidan/contract/base/system-health/system-health-endpoints';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { failedJobOf } from './failed-jobs.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Runs a failed job of the lab again, with all of its tries. Refused when it ran meanwhile, or is not of this lab alone. */
export const retryFailedJob = serve(systemHealthEndpoints.retryFailedJob, async (ctx, { jobId, version }) => {
  const job = await failedJobOf(ctx, jobId);
  if (job === null || !job.is_of_lab) throw refuse('not-found');
  await expectVersion(ctx, { entityId: jobId, expected: version, found: job.version });
  const { rows } = await sql<{
    done: boolean;
  }>`select retry_job(${jobId}::uuid, ${version}::int) as done`.execute(ctx.db);
  // A worker has it now, or somebody started it again since it was read.
  if (rows[0]?.done !== true) throw refuse('job-runs');
  recordEvent(ctx, {
    entityKind: 'JOB',
    entityId: jobId,
    action: 'retry',
    after: { job: job.task, attempts: job.attempts },
  });
  return { jobId };
});
