import {
  type DeliveryProblem,
  isMessageChannel,
  type MessageChannel,
  reachProblem,
} from '@nidan/domain/delivery/message-channels';
import { nextChannel } from '@nidan/domain/delivery/next-channel';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { readChannelsOn } from '../integration/channels-on.query.ts';
import { deliverJob } from './deliver-job.ts';
import type { MessageRecipient, MessageSubject, OutgoingMessage } from './message-draft.ts';
import { insertMessage, insertSteps, type NewStep, withdraw } from './message-rows.ts';
import { readOptOuts } from './opt-outs.query.ts';

/** Why a message cannot go to somebody on a channel as things are; null: it can. */
async function readObstacles(
  ctx: Ctx,
  recipient: MessageRecipient,
): Promise<(channel: MessageChannel) => DeliveryProblem | null> {
  const on = await readChannelsOn(ctx.db, ctx.lId);
  const optedOut = recipient.kind === 'patient' ? await readOptOuts(ctx.db, ctx.lId, recipient.id) : [];
  return (channel) =>
    reachProblem(channel, { ...recipient, optedOut }) ?? (on.has(channel) ? null : 'switched-off');
}

/** The first channel that can be tried, and those before it that cannot. */
export function stepsUntilTried(
  order: readonly MessageChannel[],
  obstacleOf: (channel: MessageChannel) => DeliveryProblem | null,
  nextAt: Date,
): NewStep[] {
  const steps: NewStep[] = [];
  for (let channel = nextChannel(order, steps); channel !== null; channel = nextChannel(order, steps)) {
    if (!isMessageChannel(channel)) throw new Error(`${channel} is no channel of messages`);
    const problem = obstacleOf(channel);
    steps.push(
      problem === null
        ? { channel, step: 'queued', problem, nextAt }
        : { channel, step: 'failed', problem, nextAt: null },
    );
  }
  return steps;
}

/**
 * Puts a message in the queue with the commit of the command and answers its id. Asked for twice with the same kind, thing, version and
 * recipient it is one message: the second call changes nothing. Where no channel can be tried it fails at once, for everybody to see.
 */
export async function queueMessage(ctx: Ctx, message: OutgoingMessage): Promise<string> {
  const channels = [...new Set(message.channels.filter(isMessageChannel))];
  const steps = stepsUntilTried(channels, await readObstacles(ctx, message.recipient), message.notBefore);
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
