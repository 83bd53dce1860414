import {
  type DeliveryProblem,
  MESSAGE_SERVICES,
  type MessageService,
} from '@nidan/domain/delivery/message-channels';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readChannelsOn } from '../integration/channels-on.query.ts';
import { readContent, type ToSay } from './content-of.query.ts';
import type { MessageRecipient } from './message-draft.ts';
import { readObstacles } from './obstacles.query.ts';

export interface ServiceFor {
  readonly channel: MessageService;
  /** What keeps this message from this reader on it; null: nothing. */
  readonly problem: DeliveryProblem | null;
}

/** The services that a lab has switched on, with what keeps a message from its reader on each. */
export async function readServicesFor(
  { db, lId }: Ctx,
  { recipient, say }: { readonly recipient: MessageRecipient; readonly say: ToSay },
): Promise<ServiceFor[]> {
  const on = await readChannelsOn(db, lId);
  const obstacleOf = await readObstacles(db, lId, recipient);
  const services: ServiceFor[] = [];
  for (const channel of MESSAGE_SERVICES.filter((one) => on.has(one))) {
    const problem = obstacleOf(channel);
    const isWordless = problem === null && (await readContent(db, lId, { ...say, channel })) === null;
    services.push({ channel, problem: isWordless ? 'no-template' : problem });
  }
  return services;
}
