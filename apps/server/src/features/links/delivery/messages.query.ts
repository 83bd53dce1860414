import type { DeliveryProblem, MessageChannel, RecipientKind } from '@nidan/domain/delivery/message-channels';
import type { DeliveryStep } from '@nidan/domain/delivery/next-channel';
import type { GenericOutcomeState } from '@nidan/domain/status-sets/links/generic-outcome';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';

/** One channel of a message as views tell of it. */
export interface ChannelStep {
  readonly channel: MessageChannel;
  readonly step: DeliveryStep;
  readonly problem: DeliveryProblem | null;
  readonly problemDetail: string | null;
  readonly tries: number;
  /** When it came to where it is, ISO 8601. */
  readonly at: string;
}

/** A message as views tell of it. */
export interface SentMessage {
  readonly messageId: string;
  readonly entityId: string;
  readonly version: number;
  readonly recipientKind: RecipientKind;
  readonly recipientName: string;
  readonly outcome: GenericOutcomeState;
  readonly isWithdrawn: boolean;
  readonly notBefore: Date;
  readonly createdAt: Date;
  /** In the order in which they are tried. */
  readonly channels: readonly MessageChannel[];
  readonly steps: readonly ChannelStep[];
}

/** Messages about these things, the newest version first; by the id of the thing. */
export async function messagesOf(
  db: Db,
  lId: number,
  { kind, entityIds }: { readonly kind: string; readonly entityIds: readonly string[] },
): Promise<ReadonlyMap<string, SentMessage[]>> {
  const { rows } = await sql<SentMessage>`
    select m.message_id as "messageId", m.entity_id as "entityId", m.entity_version as version,
      m.recipient_kind as "recipientKind", m.recipient_name as "recipientName", m.outcome, m.channels,
      m.withdrawn_at is not null as "isWithdrawn", m.not_before as "notBefore", m.created_at as "createdAt",
      coalesce((
        select jsonb_agg(jsonb_build_object('channel', c.channel, 'step', c.step, 'problem', c.problem,
          'problemDetail', c.problem_detail, 'tries', c.tries,
          'at', coalesce(case c.step when 'failed' then c.failed_at when 'read' then c.read_at
            when 'delivered' then c.delivered_at when 'sent' then c.sent_at end, c.queued_at))
          order by array_position(m.channels, c.channel), c.queued_at)
        from message_channel c where c.l_id = m.l_id and c.message_id = m.message_id), '[]') as steps
    from message m
    where m.l_id = ${lId} and m.kind = ${kind} and m.entity_id = any(${[...entityIds]})
    order by m.entity_version desc, m.created_at desc, m.message_id`.execute(db);
  return Map.groupBy(rows, ({ entityId }) => entityId);
}
