import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { pushJob } from './push-job.ts';
import { putPushOff } from './push-rows.ts';

/** Tells a browser at once what failed or waits to be tried again. Refused when it was told, or is told nothing any more. */
export async function sendPushAgain(ctx: Ctx, pushId: string): Promise<void> {
  const { rows } = await sql<{ step: string; ended: boolean }>`
    select p.step, s.ended_at is not null as ended from push p
    join push_subscription s on s.l_id = p.l_id and s.subscription_id = p.subscription_id
    where p.l_id = ${ctx.lId} and p.push_id = ${pushId} for update of p`.execute(ctx.db);
  const [push] = rows;
  if (push === undefined) throw refuse('not-found');
  if (push.ended) throw refuse('message-withdrawn');
  if (push.step === 'sent') throw refuse('message-not-failed');
  await putPushOff(ctx.db, { lId: ctx.lId, pushId }, { nextAt: ctx.now, problem: null });
  enqueueJob(ctx, pushJob(ctx.lId, ctx.now));
  recordEvent(ctx, { entityKind: 'PUSH', entityId: pushId, action: 'resend' });
}
