import type { DocumentKind, MessageChannel, RecipientKind } from '@nidan/domain/delivery/message-channels';
import type { DeliveryStep } from '@nidan/domain/delivery/next-channel';
import type { Language } from '@nidan/domain/enumerations/bills';
import type { MessageFacts } from '@nidan/domain/messages/message-content';
import type { MessageTemplateName } from '@nidan/domain/messages/message-template';
import { sql } from 'kysely';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import type { ChannelContent } from './channels/parcel.ts';

export interface LockedStep {
  readonly channel: MessageChannel;
  readonly step: DeliveryStep;
  readonly tries: number;
  readonly content: ChannelContent | null;
}

/** A message with all that sending it takes. */
export interface LockedMessage {
  readonly messageId: string;
  readonly kind: string;
  readonly entityId: string;
  readonly version: number;
  readonly recipientKind: RecipientKind;
  readonly recipientId: string;
  readonly phone: string | null;
  readonly email: string | null;
  /** In the order in which they are tried. */
  readonly channels: readonly MessageChannel[];
  readonly priority: number;
  readonly template: MessageTemplateName;
  readonly language: Language;
  readonly facts: MessageFacts;
  readonly documentKind: DocumentKind | null;
  readonly documentId: string | null;
  readonly billId: string | null;
  readonly isWithdrawn: boolean;
  readonly createdBy: string;
  readonly steps: readonly LockedStep[];
}

/** A message, locked: what happens to it happens one after the other. Null for one that is not there. */
export async function lockMessage(db: Db, lId: number, messageId: string): Promise<LockedMessage | null> {
  const { rows } = await sql<Omit<LockedMessage, 'steps'>>`
    select m.message_id as "messageId", m.kind, m.entity_id as "entityId", m.entity_version as version,
      m.recipient_kind as "recipientKind", m.recipient_id as "recipientId", m.phone, m.email, m.channels, m.priority, m.template,
      m.language, m.facts, m.document_kind as "documentKind", m.document_id as "documentId", m.bill_id as "billId",
      m.withdrawn_at is not null as "isWithdrawn", m.created_by as "createdBy"
    from message m where m.l_id = ${lId} and m.message_id = ${messageId} for no key update`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  const { rows: steps } = await sql<LockedStep>`
    select channel, step, tries, content from message_channel
    where l_id = ${lId} and message_id = ${messageId}`.execute(db);
  return { ...row, steps };
}

/** The other side knows a message on a channel by this: what it is about, its version, and the message itself, which comes back with it. */
export function keyOf(
  { kind, entityId, version, messageId }: LockedMessage,
  channel: MessageChannel,
): string {
  return `${kind}.${entityId}.v${version}.${channel}.${messageId}`;
}

/** The message of such a key; null for what is none. */
export function messageOfKey(key: string | null): string | null {
  const [, found = null] = /\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/u.exec(key ?? '') ?? [];
  return found;
}
