import { isMessageChannel } from '@nidan/domain/delivery/message-channels';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { deliverJob } from './deliver-job.ts';
import type { MessageSubject, OutgoingMessage } from './message-draft.ts';
import { insertMessage, insertSteps, withdraw } from './message-rows.ts';
import { readObstacles, stepsUntilTried } from './obstacles.query.ts';

/**
 * Puts a message in the queue with the commit of the command and answers its id. Asked for twice with the same kind, thing, version and
 * recipient it is one message: the second call changes nothing. Where no channel can be tried it fails at once, for everybody to see.
 */
export async function queueMessage(ctx: Ctx, message: OutgoingMessage): Promise<string> {
  const channels = [...new Set(message.channels.filter(isMessageChannel))];
  const steps = stepsUntilTried({
    order: channels,
    tried: [],
    obstacleOf: await readObstacles(ctx.db, ctx.lId, message.recipient),
    nextAt: message.notBefore,
  });
  const going = steps.find(({ step }) => step === 'queued');
  const { messageId, isNew } = await insertMessage(ctx, {
    ...message,
    channels,
    messageId: newId(),
    outcome: going === undefined ? 'FAILURE' : 'PENDING',
  });
  if (!isNew) return messageId;
  await insertSteps(ctx.db, { lId: ctx.lId, messageId, priority: message.priority, now: ctx.now }, steps);
  if (going !== undefined) {
    const { channel } = going;
    enqueueJob(ctx, deliverJob({ lId: ctx.lId, channel }, message.notBefore));
  }
  return messageId;
}

/** Takes back what has not been tried yet of messages about these things; answers the ids of the messages taken back. */
export async function withdrawMessages(
  ctx: Ctx,
  about: Pick<MessageSubject, 'kind'> & { readonly entityIds: readonly string[] },
): Promise<string[]> {
  return withdraw(ctx, about);
}
