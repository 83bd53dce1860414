import { DELIVERY_PRIORITY } from '@nidan/domain/delivery/message-channels';
import { sql } from 'kysely';
import type { OrderLetter } from '../../../kernel/effects/effects.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { lockMessage, type LockedMessage } from './lock-message.query.ts';
import { queueMessage } from './queue-message.ts';
import { sendAgain } from './resend-message.ts';

const KIND = 'order';

/** The letter that stands for an issue of an order and a person, locked; null before there is one. */
async function findLetter(
  { db, lId }: Ctx,
  { orderId, issue, to }: OrderLetter,
): Promise<LockedMessage | null> {
  const { rows } = await sql<{ messageId: string }>`
    select message_id as "messageId" from message
    where l_id = ${lId} and kind = ${KIND} and entity_id = ${orderId} and entity_version = ${issue}
      and recipient_kind = 'vendor' and recipient_id = ${to.id} and withdrawn_at is null`.execute(db);
  return rows[0] === undefined ? null : lockMessage(db, lId, rows[0].messageId);
}

/** Mails an order to its vendor: once for each issue and person, and once more where it failed. */
export async function mailOrder(ctx: Ctx, letter: OrderLetter): Promise<void> {
  const { orderId, issue, to, facts } = letter;
  const sent = await findLetter(ctx, letter);
  if (sent !== null) {
    if (sent.steps.every(({ step }) => step === 'failed')) await sendAgain(ctx, sent, 'email');
    return;
  }
  await queueMessage(ctx, {
    kind: KIND,
    entityId: orderId,
    version: issue,
    recipient: { kind: 'vendor', id: to.id, name: to.name, phone: null, email: to.email },
    channels: ['email'],
    priority: DELIVERY_PRIORITY.immediate,
    notBefore: ctx.now,
    template: 'purchaseOrder',
    language: 'en',
    facts,
    document: { kind: 'order', id: orderId },
    billId: null,
  });
}
