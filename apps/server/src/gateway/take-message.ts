import { PROGRAMS } from '@nidan/domain/access/programs';
import { writeAnswer } from '@nidan/domain/interfacing/answer-query';
import type { OutgoingMessage } from '@nidan/domain/interfacing/link';
import { readMessage } from '@nidan/domain/interfacing/read-message';
import { stampOf } from '@nidan/domain/interfacing/stamp-of';
import type { MachineMessage } from '@nidan/domain/interfacing/machine-message';
import { randomUUID } from 'node:crypto';
import type { LinkInUse } from '../features/lab/interfacing/enabled-links.query.ts';
import { ordersOwed } from '../features/lab/interfacing/orders-owed.query.ts';
import { newId } from '../kernel/database/new-id.ts';
import type { Services } from '../kernel/http/services.ts';
import { asProgram } from '../kernel/jobs/as-member.ts';
import { newControlId } from './new-control-id.ts';
import type { StoreQueue } from './store-queue.ts';

/** What a link took off its line or out of its folder. */
export interface RawMessage {
  readonly raw: Uint8Array;
  /** One character for each byte. */
  readonly text: string;
  readonly isWhole: boolean;
  /** It begins with all that the one before it on this link said. */
  readonly continues: boolean;
}

const SAYS_NOTHING: MachineMessage = {
  controlId: '',
  sender: '',
  samples: [],
  query: null,
  statuses: [],
  faults: [],
};

async function answersTo(
  services: Services,
  { lId, userId, machineId, driver, zoneOffset }: LinkInUse,
  { query, asked }: { readonly query: MachineMessage['query']; readonly asked: string },
): Promise<string[]> {
  if (query === null || driver.query === null) return [];
  const { sampleIds } = query;
  const who = { lId, userId, program: PROGRAMS.gateway, requestId: randomUUID(), person: 'any' } as const;
  const orders = await asProgram(services, who, (ctx) => ordersOwed(ctx, { machineId, sampleIds }));
  const now = stampOf(services.clock().getTime(), zoneOffset);
  return writeAnswer(driver, { asked, query, orders, now, controlId: newControlId() });
}

/** Keeps a message, and answers what its machine is told once it is kept: the orders that it asked for. */
export async function takeMessage(
  services: Services,
  store: StoreQueue,
  { link, ...message }: RawMessage & { readonly link: LinkInUse },
): Promise<OutgoingMessage[]> {
  const read = message.isWhole ? readMessage(link.driver, message.text) : SAYS_NOTHING;
  const answers = await answersTo(services, link, { query: read.query, asked: message.text });
  await store.store({ ...message, link, read, answers, at: services.clock() });
  services.live.tell(link.lId, ['MACHINE_LINK']);
  return answers.map((text) => ({ id: newId(), text }));
}
