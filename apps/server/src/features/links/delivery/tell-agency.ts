import {
  DELIVERY_PRIORITY,
  MESSAGE_SERVICES,
  type MessageService,
} from '@nidan/domain/delivery/message-channels';
import { sql } from 'kysely';
import type { AgencyNews } from '../../../kernel/effects/effects.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readChannelsOn } from '../integration/channels-on.query.ts';
import { queueMessage } from './queue-message.ts';

interface Contact {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly lab: string;
  readonly labPhone: string | null;
}

/** A letter to a business goes by mail first. */
const ORDER: readonly MessageService[] = [
  'email',
  ...MESSAGE_SERVICES.filter((service) => service !== 'email'),
];

/** Puts what an agency is told in the queue of the lab's services, at last as a notice to its people; or on the one channel that is asked for. */
export async function tellAgency(ctx: Ctx, news: AgencyNews): Promise<void> {
  const { agencyId, facts, document = null, channel: only, ...message } = news;
  const { rows } = await sql<Contact>`
    select g.name, nullif(g.phone, '') as phone, g.email, l.name as lab, nullif(l.phone, '') as "labPhone"
    from agency g join lab l on l.l_id = g.l_id where g.l_id = ${ctx.lId} and g.agency_id = ${agencyId}`.execute(
    ctx.db,
  );
  const [contact] = rows;
  if (contact === undefined) return;
  const { name, phone, email, lab, labPhone } = contact;
  const on = await readChannelsOn(ctx.db, ctx.lId);
  await queueMessage(ctx, {
    ...message,
    recipient: { kind: 'agency', id: agencyId, name, phone, email },
    channels: only === undefined ? [...ORDER.filter((channel) => on.has(channel)), 'platform'] : [only],
    priority: DELIVERY_PRIORITY.scheduled,
    notBefore: ctx.now,
    language: 'en',
    facts: { ...facts, name, lab, labPhone },
    document,
    billId: null,
  });
}
