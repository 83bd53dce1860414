import {
  type DeliveryProblem,
  isMessageChannel,
  type MessageChannel,
  reachProblem,
} from '@nidan/domain/delivery/message-channels';
import { nextChannel, type TriedChannel } from '@nidan/domain/delivery/next-channel';
import type { Db } from '../../../kernel/database/connections/open-database.ts';
import { readChannelsOn } from '../integration/channels-on.query.ts';
import type { MessageRecipient } from './message-draft.ts';
import type { NewStep } from './message-rows.ts';
import { readOptOuts } from './opt-outs/opt-outs.query.ts';

/** Why a message cannot go to somebody on a channel as things are; null: it can. */
export type ObstacleOf = (channel: MessageChannel) => DeliveryProblem | null;

/** What stands between somebody and each channel now. */
export async function readObstacles(
  db: Db,
  lId: number,
  recipient: Pick<MessageRecipient, 'kind' | 'id' | 'phone' | 'email'>,
): Promise<ObstacleOf> {
  const on = await readChannelsOn(db, lId);
  const optedOut = recipient.kind === 'patient' ? await readOptOuts(db, lId, recipient.id) : [];
  return (channel) =>
    reachProblem(channel, { ...recipient, optedOut }) ?? (on.has(channel) ? null : 'switched-off');
}

interface Trying {
  readonly order: readonly MessageChannel[];
  readonly tried: readonly TriedChannel[];
  readonly obstacleOf: ObstacleOf;
  readonly nextAt: Date;
}

/** The next channel that can be tried, and those before it that cannot; empty when one is on its way or none is left. */
export function stepsUntilTried({ order, tried, obstacleOf, nextAt }: Trying): NewStep[] {
  const steps: NewStep[] = [];
  for (;;) {
    const channel = nextChannel(order, [...tried, ...steps]);
    if (channel === null) return steps;
    if (!isMessageChannel(channel)) throw new Error(`${channel} is no channel of messages`);
    const problem = obstacleOf(channel);
    steps.push(
      problem === null
        ? { channel, step: 'queued', problem, nextAt }
        : { channel, step: 'failed', problem, nextAt: null },
    );
  }
}
