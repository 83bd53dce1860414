import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { retryFailedJob as retryEndpoint } from '@nidan/contract/base/system-health/system-health-endpoints';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { failedJobOf } from './failed-jobs.query.ts';

/** Runs a failed job of the lab again, with all of its tries. Refused when it ran meanwhile, or is not of this lab alone. */
export async function retryFailedJob(
  ctx: Ctx,
  { jobId, version }: BodyOf<typeof retryEndpoint>,
): Promise<AnswerOf<typeof retryEndpoint>> {
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
}
