import * as deliveryEndpoints from '@nidan/contract/links/delivery/delivery-endpoints';
import type { MessageView } from '@nidan/contract/links/delivery/message-view';
import type { LogView } from '@nidan/contract/links/integration/integration-endpoints';
import { isMessageChannel, type MessageChannel } from '@nidan/domain/delivery/message-channels';
import {
  integrationLog,
  type IntegrationLogAction,
  type IntegrationLogState,
} from '@nidan/domain/status-sets/links/integration-log';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { enqueueJob } from '../../../kernel/jobs/enqueue-job.ts';
import { readLog } from '../integration/logs.query.ts';
import { sendPushAgain } from '../push/send-push-again.ts';
import { deliverJob } from './deliver-job.ts';
import { putOff, requeueStep, writeOutcome } from './delivery-steps-rows.ts';
import { type LockedMessage, lockMessage } from './lock-message.query.ts';
import { readMessageView } from './present-message.ts';
import { serve } from '../../../kernel/http/serve.ts';

function goOn(ctx: Ctx, { messageId, billId }: LockedMessage, channel: MessageChannel): void {
  enqueueJob(ctx, deliverJob({ lId: ctx.lId, channel }, ctx.now));
  recordEvent(ctx, {
    entityKind: 'MESSAGE',
    entityId: messageId,
    billId,
    action: 'resend',
    after: { channel },
  });
}

/** Lets a locked message of which every channel failed go once more over one of them, under the same key. */
export async function sendAgain(ctx: Ctx, message: LockedMessage, channel: MessageChannel): Promise<void> {
  const ref = { lId: ctx.lId, messageId: message.messageId, channel };
  await requeueStep(ctx.db, ref, ctx.now);
  await writeOutcome(ctx.db, ref, 'PENDING');
  goOn(ctx, message, channel);
}

/** Sends a failed message once more over one of its channels, under the same key; refused while it is on its way or has come. */
export const resendMessage = serve(
  deliveryEndpoints.resendMessage,
  async (
    ctx,
    { messageId, channel }: { readonly messageId: string; readonly channel: MessageChannel },
  ): Promise<MessageView> => {
    // Who does not see it learns nothing of it.
    await readMessageView(ctx, messageId);
    const message = await lockMessage(ctx.db, ctx.lId, messageId);
    if (message === null) throw refuse('not-found');
    if (message.isWithdrawn) throw refuse('message-withdrawn');
    const step = message.steps.find((one) => one.channel === channel);
    if (message.steps.some((one) => one.step !== 'failed') || step === undefined) {
      throw refuse('message-not-failed');
    }
    await sendAgain(ctx, message, channel);
    return readMessageView(ctx, messageId);
  },
);

/** What is tried again, by how the last try ended; it may succeed. */
const RETRIES = {
  posted: ['retryPost', 'posted'],
  postFailed: ['retryPost', 'posted'],
  updated: ['retryUpdate', 'updated'],
  updateFailed: ['retryUpdate', 'updated'],
  deleted: ['retryDelete', 'deleted'],
  deleteFailed: ['retryDelete', 'deleted'],
} as const satisfies Record<IntegrationLogState, readonly [IntegrationLogAction, IntegrationLogState]>;

/** Sends at once what a log says has failed, whether it waits to be tried again by itself or was given up. */
export async function repostLog(ctx: Ctx, logId: string): Promise<LogView> {
  const log = await readLog(ctx, logId);
  const state = integrationLog.stateOf(log.outcome);
  const [action, to] = RETRIES[state];
  stepOrRefuse(`The call of ${log.integration}`, integrationLog.step(action, state, to));
  const { integration: channel } = log;
  if (channel === 'push') {
    await sendPushAgain(ctx, log.entityId);
    return readLog(ctx, logId);
  }
  const message = await lockMessage(ctx.db, ctx.lId, log.entityId);
  if (message === null || !isMessageChannel(channel)) throw refuse('not-found');
  if (message.isWithdrawn) throw refuse('message-withdrawn');
  const ref = { lId: ctx.lId, messageId: message.messageId, channel };
  const step = message.steps.find((one) => one.channel === channel);
  if (step?.step === 'queued') await putOff(ctx.db, ref, { nextAt: ctx.now, problem: null, detail: null });
  else if (step?.step === 'failed' && message.steps.every((one) => one.step === 'failed')) {
    await requeueStep(ctx.db, ref, ctx.now);
    await writeOutcome(ctx.db, ref, 'PENDING');
  } else throw refuse('message-not-failed');
  goOn(ctx, message, channel);
  return readLog(ctx, logId);
}
