import * as deliveryEndpoints from '@nidan/contract/links/delivery/delivery-endpoints';
import { DELIVERY_PRIORITY } from '@nidan/domain/delivery/message-channels';
import type { SendableKind } from '@nidan/domain/messages/message-kind';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { draftOf, subjectOf } from '../messages/email-content.query.ts';
import type { MessageDraft } from '../messages/message-draft.ts';
import { agreedChannels } from './agreed-channels.query.ts';
import type { OutgoingMessage } from './message-draft.ts';
import { queueMessage } from './queue-message.ts';
import { readReach } from './reach-of.query.ts';
import { readServicesFor } from './services-for.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** A reminder may be sent again: each time is the next version; of two at once one goes. */
async function nextVersion({ db, lId }: Ctx, kind: SendableKind, entityId: string): Promise<number> {
  const { rows } = await sql<{ next: number }>`
    select coalesce(max(entity_version), 0) + 1 as next from message
    where l_id = ${lId} and kind = ${kind} and entity_id = ${entityId}`.execute(db);
  return rows[0]?.next ?? 1;
}

const PAPER = { bill: 'bill', due: 'bill', advance: 'advance', note: 'note' } as const;

function wordsOf({ template, facts, attachments }: MessageDraft, name: string) {
  const files = attachments.map(({ fileName }) => fileName).join(', ');
  return { template, facts: { ...facts, name, files: files === '' ? null : files } };
}

/** Puts what somebody is told of money in the queue of the lab's services; refused where none of those asked for can bring it. */
export const sendMessage = serve(deliveryEndpoints.sendMessage, async (ctx, body) => {
  const { kind } = body;
  const entityId = subjectOf(body);
  const draft = await draftOf(ctx, body);
  const language = body.language ?? draft.language;
  const recipient = await readReach(ctx, draft.recipient);
  const say = { ...wordsOf(draft, recipient.name), language };
  const services = await readServicesFor(ctx, { recipient, say });
  const problemOf = new Map(services.map(({ channel, problem }) => [channel, problem]));
  const agreed = await agreedChannels(ctx, recipient, body.billId);
  // The first channel is what a person chose now; to the others, which are tried if it fails, the patient must have agreed.
  const problems = body.channels.map((channel, at) => {
    const problem = problemOf.has(channel) ? (problemOf.get(channel) ?? null) : 'switched-off';
    return { channel, problem: problem ?? (at === 0 || agreed.includes(channel) ? null : 'not-agreed') };
  });
  const channels = problems.filter(({ problem }) => problem === null).map(({ channel }) => channel);
  if (channels.length === 0) {
    const reasons = problems.map(({ channel, problem }) => `${channel}: ${problem}`).join(', ');
    throw refuse('message-no-way', { details: { reasons } });
  }
  const message: OutgoingMessage = {
    ...say,
    kind,
    entityId,
    version: await nextVersion(ctx, kind, entityId),
    recipient,
    channels,
    priority: DELIVERY_PRIORITY.immediate,
    notBefore: ctx.now,
    document: draft.attachments.length === 0 ? null : { kind: PAPER[kind], id: entityId },
    billId: body.billId ?? null,
  };
  const messageId = await queueMessage(ctx, message);
  recordEvent(ctx, {
    entityKind: 'MESSAGE',
    entityId: messageId,
    billId: message.billId,
    action: 'send',
    after: { kind, channels },
  });
  return { messageId, channels };
});
