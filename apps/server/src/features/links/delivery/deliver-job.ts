import { isMessageChannel, type MessageChannel } from '@nidan/domain/delivery/message-channels';
import type { JobDraft } from '../../../kernel/http/unit-of-work.ts';

/** What waits in a lab for one channel. */
export interface DeliveryQueue {
  readonly lId: number;
  readonly channel: MessageChannel;
}

/**
 * The job that sends what is due on a channel of a lab: one at a time, so that nothing is sent by two. Waiting jobs of one second are one;
 * a later one never puts off an earlier one.
 */
export function deliverJob({ lId, channel }: DeliveryQueue, runAt: Date): JobDraft {
  const name = `deliver:${lId}:${channel}`;
  const second = Math.ceil(runAt.getTime() / 1_000);
  return {
    task: 'deliver-messages',
    payload: { lId, channel },
    queue: name,
    key: `${name}:${second}`,
    runAt: new Date(second * 1_000),
  };
}

/** The queue of a job. */
export function queueOfJob(payload: unknown): DeliveryQueue {
  const [lId, channel] = ['lId', 'channel'].map((name): unknown => Reflect.get(Object(payload), name));
  if (typeof lId !== 'number' || typeof channel !== 'string' || !isMessageChannel(channel)) {
    throw new Error('deliver-messages needs lId and channel');
  }
  return { lId, channel };
}
