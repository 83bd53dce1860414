import type { DeliveryProblem, MessageChannel } from '@nidan/domain/delivery/message-channels';
import type { DeliveryStep } from '@nidan/domain/delivery/next-channel';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { ChannelContent } from './channels/parcel.ts';

/** One message on one channel. */
export interface StepRef {
  readonly lId: number;
  readonly messageId: string;
  readonly channel: MessageChannel;
}

/** Notes that a try begins, with what every try of it sends. */
export async function beginTry(db: Db, ref: StepRef, content: ChannelContent): Promise<void> {
  await sql`
    update message_channel set tries = tries + 1, content = ${JSON.stringify(content)}::jsonb
    where l_id = ${ref.lId} and message_id = ${ref.messageId} and channel = ${ref.channel}`.execute(db);
}

/** Puts a message off until an instant; null waits for a person. */
export async function putOff(db: Db, ref: StepRef, { nextAt, problem, detail }: Put): Promise<void> {
  await sql`
    update message_channel set next_at = ${nextAt}, problem = ${problem}, problem_detail = ${detail}
    where l_id = ${ref.lId} and message_id = ${ref.messageId} and channel = ${ref.channel} and step = 'queued'`.execute(
    db,
  );
}

interface Put {
  readonly nextAt: Date | null;
  readonly problem: DeliveryProblem | null;
  readonly detail: string | null;
}

/** How far a message came on a channel. */
export interface Advance {
  readonly step: DeliveryStep;
  readonly at: Date;
  readonly reference?: string;
  readonly problem?: DeliveryProblem;
  readonly detail?: string | null;
}

/** Writes how far a message came on a channel; it is not tried there by itself any more. */
export async function advanceStep(db: Db, ref: StepRef, advance: Advance): Promise<void> {
  const { step, at, reference = null, problem = null, detail = null } = advance;
  await sql`
    update message_channel set step = ${step}, next_at = null, reference = coalesce(${reference}, reference),
      problem = ${problem}, problem_detail = ${detail},
      sent_at = case when ${step} in ('sent', 'delivered', 'read') then coalesce(sent_at, ${at}::timestamptz) else sent_at end,
      delivered_at = case when ${step} in ('delivered', 'read') then coalesce(delivered_at, ${at}::timestamptz) else delivered_at end,
      read_at = case when ${step} = 'read' then coalesce(read_at, ${at}::timestamptz) else read_at end,
      failed_at = case when ${step} = 'failed' then ${at}::timestamptz else null end
    where l_id = ${ref.lId} and message_id = ${ref.messageId} and channel = ${ref.channel}`.execute(db);
}

/** Lets a failed channel of a message wait to be tried again under the same key, saying what it said. */
export async function requeueStep(db: Db, ref: StepRef, at: Date): Promise<void> {
  await sql`
    update message_channel set step = 'queued', next_at = ${at}, problem = null, problem_detail = null, failed_at = null
    where l_id = ${ref.lId} and message_id = ${ref.messageId} and channel = ${ref.channel} and step = 'failed'`.execute(
    db,
  );
}

/** Writes what became of a message as a whole. */
export async function writeOutcome(
  db: Db,
  { lId, messageId }: Pick<StepRef, 'lId' | 'messageId'>,
  outcome: 'PENDING' | 'SUCCESS' | 'FAILURE',
): Promise<void> {
  await sql`
    update message set outcome = ${outcome}
    where l_id = ${lId} and message_id = ${messageId} and outcome <> ${outcome}`.execute(db);
}

/** Keeps what a gateway told, once; false when it was told before. */
export async function insertTelling(
  db: Db,
  lId: number,
  telling: {
    readonly integration: 'whatsapp' | 'sms';
    readonly eventId: string;
    readonly messageId: string | null;
    readonly told: string;
    readonly toldAt: Date;
    readonly receivedAt: Date;
  },
): Promise<boolean> {
  const { integration, eventId, messageId, told, toldAt, receivedAt } = telling;
  const { rows } = await sql`
    insert into message_event (l_id, integration, event_id, message_id, told, told_at, received_at)
    values (${lId}, ${integration}, ${eventId}, ${messageId}, ${told}, ${toldAt}, ${receivedAt})
    on conflict (l_id, integration, event_id) do nothing returning event_id`.execute(db);
  return rows.length > 0;
}
