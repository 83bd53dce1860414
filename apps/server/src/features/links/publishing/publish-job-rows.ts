import {
  PUBLISHING,
  type PublishingState,
  type Recipient,
  type WaitedFor,
  type WithheldBecause,
} from '@nidan/domain/delivery/publishing-rule';
import type { Channel } from '@nidan/domain/reports/channels';
import { sql } from 'kysely';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** What was decided of one report for one recipient. */
export interface Decided {
  readonly reportId: string;
  readonly billId: string;
  readonly recipient: Recipient;
  readonly state: PublishingState;
  readonly waitsFor: WaitedFor | null;
  readonly withheldBecause: WithheldBecause | null;
  readonly channels: readonly Channel[];
  readonly messageId: string | null;
}

/** Writes what was decided, in place of what was decided before. */
export async function writeDecision(ctx: Ctx, job: Decided): Promise<void> {
  await sql`
    insert into publish_job (l_id, job_id, report_id, bill_id, recipient, state, waits_for, withheld_because, channels, message_id,
      decided_at)
    values (${ctx.lId}, ${newId()}, ${job.reportId}, ${job.billId}, ${job.recipient}, ${job.state}, ${job.waitsFor},
      ${job.withheldBecause}, ${[...job.channels]}, ${job.messageId}, ${ctx.now})
    on conflict (l_id, report_id, recipient) do update set state = excluded.state, waits_for = excluded.waits_for,
      withheld_because = excluded.withheld_because, channels = excluded.channels, message_id = excluded.message_id,
      decided_at = excluded.decided_at`.execute(ctx.db);
}

/** What waits of earlier revisions of a bill's report, or was taken back with these messages: a later one took its place. */
export async function replaceEarlier(
  ctx: Ctx,
  { billId, reportId }: Pick<Decided, 'billId' | 'reportId'>,
  messageIds: readonly string[],
): Promise<void> {
  await sql`
    update publish_job set state = ${PUBLISHING.replaced}, waits_for = null, decided_at = ${ctx.now}
    where l_id = ${ctx.lId} and bill_id = ${billId} and report_id <> ${reportId}
      and (state = ${PUBLISHING.waiting} or state = ${PUBLISHING.sent} and message_id = any(${[...messageIds]}))`.execute(
    ctx.db,
  );
}

/** Marks that messages were taken back. */
export async function markPulledBack(ctx: Ctx, messageIds: readonly string[]): Promise<void> {
  await sql`
    update publish_job set state = ${PUBLISHING.pulledBack}, decided_at = ${ctx.now}
    where l_id = ${ctx.lId} and message_id = any(${[...messageIds]}) and state = ${PUBLISHING.sent}`.execute(
    ctx.db,
  );
}
