import type { DeliveryProblem, MessageChannel } from '@nidan/domain/delivery/message-channels';
import type { DeliveryStep } from '@nidan/domain/delivery/next-channel';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { OutgoingMessage } from './message-draft.ts';

/** A message with what was decided about it. */
export interface NewMessage extends OutgoingMessage {
  readonly messageId: string;
  readonly outcome: 'PENDING' | 'FAILURE';
}

/** Writes a message unless its recipient is told of this version already; answers the id of the one that stands. */
export async function insertMessage(
  ctx: Ctx,
  message: NewMessage,
): Promise<{ messageId: string; isNew: boolean }> {
  const { recipient, document } = message;
  const { rows } = await sql<{ message_id: string }>`
    insert into message (l_id, message_id, kind, entity_id, entity_version, recipient_kind, recipient_id, recipient_name, phone, email,
      channels, priority, not_before, template, language, facts, document_kind, document_id, bill_id, outcome, created_at, created_by)
    values (${ctx.lId}, ${message.messageId}, ${message.kind}, ${message.entityId}, ${message.version}, ${recipient.kind},
      ${recipient.id}, ${recipient.name}, ${recipient.phone}, ${recipient.email}, ${[...message.channels]}, ${message.priority},
      ${message.notBefore}, ${message.template}, ${message.language}, ${JSON.stringify(message.facts)}::jsonb,
      ${document?.kind ?? null}, ${document?.id ?? null}, ${message.billId}, ${message.outcome}, ${ctx.now}, ${ctx.caller.userId})
    on conflict (l_id, kind, entity_id, entity_version, recipient_kind, recipient_id) where withdrawn_at is null do nothing
    returning message_id`.execute(ctx.db);
  if (rows.length > 0) return { messageId: message.messageId, isNew: true };
  const { rows: known } = await sql<{ message_id: string }>`
    select message_id from message
    where l_id = ${ctx.lId} and kind = ${message.kind} and entity_id = ${message.entityId}
      and entity_version = ${message.version} and recipient_kind = ${recipient.kind} and recipient_id = ${recipient.id}
      and withdrawn_at is null`.execute(ctx.db);
  return { messageId: known[0]?.message_id ?? message.messageId, isNew: false };
}

/** How a message begins on one channel. */
export interface NewStep {
  readonly channel: MessageChannel;
  readonly step: DeliveryStep;
  readonly problem: DeliveryProblem | null;
  readonly nextAt: Date | null;
}

interface StepsOf {
  readonly lId: number;
  readonly messageId: string;
  readonly priority: number;
  readonly now: Date;
}

/** Writes on which channels a message goes now, and which were passed over. */
export async function insertSteps(
  db: Ctx['db'],
  { lId, messageId, priority, now }: StepsOf,
  steps: readonly NewStep[],
): Promise<void> {
  await insertRows(db, 'message_channel', {
    shared: { l_id: lId, message_id: messageId, priority, queued_at: now },
    rows: steps.map(({ channel, step, problem, nextAt }) => ({
      channel,
      step,
      problem,
      next_at: nextAt,
      failed_at: step === 'failed' ? now : null,
    })),
  });
}

/** Takes back messages about these things of which no try was begun; answers the ids of those. */
export async function withdraw(
  ctx: Ctx,
  { kind, entityIds }: { readonly kind: string; readonly entityIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ message_id: string }>`
    update message m set withdrawn_at = ${ctx.now}, withdrawn_by = ${ctx.caller.userId}, outcome = 'FAILURE'
    where m.l_id = ${ctx.lId} and m.kind = ${kind} and m.entity_id = any(${[...entityIds]}) and m.withdrawn_at is null
      and m.message_id in (
        select c.message_id from message_channel c
        where c.l_id = ${ctx.lId} and c.message_id in (
          select o.message_id from message o where o.l_id = ${ctx.lId} and o.kind = ${kind}
            and o.entity_id = any(${[...entityIds]}))
        group by c.message_id having max(c.tries) = 0)
    returning m.message_id`.execute(ctx.db);
  const ids = rows.map((row) => row.message_id);
  await sql`
    update message_channel set step = 'failed', problem = 'withdrawn', failed_at = ${ctx.now}, next_at = null
    where l_id = ${ctx.lId} and message_id = any(${ids}) and step = 'queued'`.execute(ctx.db);
  return ids;
}
