import type { Ctx } from '../http/context.ts';
import type { JobDraft } from '../http/unit-of-work.ts';

/** Puts a job in the queue with the commit of the command, so that neither exists without the other. */
export function enqueueJob(ctx: Ctx, job: JobDraft): void {
  ctx.unit.jobs.push({ ...job, payload: { ...job.payload, lId: ctx.lId } });
}
