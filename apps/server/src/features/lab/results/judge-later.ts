import type { Ctx } from '../../../kernel/http/context.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';

/** What the rules say of results is worked out once they are kept: entering them does not wait for it. */
export function judgeLater(ctx: Ctx, billId: string): void {
  enqueueJob(ctx, { task: 'autoverify', payload: { billId }, key: `autoverify-${billId}` });
}
