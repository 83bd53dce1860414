import * as orderEndpoints from '@nidan/contract/supply/orders/order-endpoints';
import { formatRupees } from '@nidan/domain/money/rupees';
import { purchaseOrder } from '@nidan/domain/status-sets/supply/purchase-order';
import { formatDate } from '@nidan/domain/time/indian-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { sql } from 'kysely';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { readLetterhead } from '../../money/bills/lab-letterhead.query.ts';
import { lockOrder, touchOrder } from './order-rows.ts';
import { isMailed, readOrder, readOrderDetails } from './orders.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Contact {
  readonly id: string;
  readonly name: string;
  readonly email: string;
}

async function requireContact({ db, lId }: Ctx, vendorId: string, contactId: string): Promise<Contact> {
  const { rows } = await sql<Contact>`
    select contact_id as id, name, email from vendor_contact
    where l_id = ${lId} and vendor_id = ${vendorId} and contact_id = ${contactId}`.execute(db);
  const [contact] = rows;
  if (contact === undefined) throw refuse('not-found');
  if (contact.email === '') throw refuseField('contactId', 'contact-without-email');
  return contact;
}

/** Mails an order that was issued to somebody who answers for its vendor: each issue once, and once more where it failed. */
export const mailOrder = serve(orderEndpoints.mailOrder, async (ctx, { orderId, version, contactId }) => {
  const { vendorId, state, ...found } = await lockOrder(ctx, orderId);
  await expectVersion(ctx, { entityId: orderId, expected: version, found: found.version });
  if (!isMailed(state)) {
    const details = {
      what: `The order ${found.number}`,
      label: purchaseOrder.labelOf(state),
      action: 'mail',
    };
    throw refuse('transition-refused', { details, state, can: purchaseOrder.possible(state) });
  }
  const to = await requireContact(ctx, vendorId, contactId);
  const { number, totalPaise, store, dueOn, madeAt, issue } = await readOrder(ctx, orderId);
  const { labName } = await readLetterhead(ctx);
  await ctx.services.effects.mailOrder(ctx, {
    orderId,
    issue,
    to,
    facts: {
      name: to.name,
      lab: labName,
      number,
      date: formatDate(calendarDateIn(ctx.lab.timeZone, new Date(madeAt))),
      amount: formatRupees(totalPaise),
      store,
      dueOn: formatDate(dueOn),
      again: issue > 1 ? '' : null,
      files: `order-${number}.pdf`,
    },
  });
  await touchOrder(ctx, orderId);
  recordEvent(ctx, {
    entityKind: 'PURCHASE_ORDER',
    entityId: orderId,
    parts: [vendorId, contactId],
    action: 'mail',
    after: { issue },
  });
  return readOrderDetails(ctx, orderId);
});
