import { DAY } from '@nidan/domain/time/durations';
import * as customerLinkEndpoints from '@nidan/contract/links/customer-link/customer-link-endpoints';
import type { CustomerLinkView } from '@nidan/contract/links/customer-link/customer-link-endpoints';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { sql } from 'kysely';
import { billInScope } from '../../../kernel/access/in-scope.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { insertCustomerLink, markLinkEnded } from './customer-link-rows.ts';
import { customerLinksOf, lockCustomerLink, openLinkOf } from './customer-links.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

async function viewOf(ctx: Ctx, billId: string, linkId: string): Promise<CustomerLinkView> {
  const { links } = await customerLinksOf(ctx, billId);
  const view = links.find((link) => link.linkId === linkId);
  if (view === undefined) throw refuse('not-found');
  return view;
}

/** Locks a bill that the caller sees, so that two people give one link. */
async function lockBill(ctx: Ctx, billId: string): Promise<void> {
  const { rows } = await sql`
    select 1 from bill b where b.l_id = ${ctx.lId} and b.bill_id = ${billId} and ${billInScope(ctx.caller)}
    for no key update`.execute(ctx.db);
  if (rows.length === 0) throw refuse('not-found');
}

/** The id of the open link of a locked bill, or of a new one that ends after `customerLinkDays`. */
export async function giveLink(ctx: Ctx, billId: string): Promise<string> {
  const known = await openLinkOf(ctx, billId);
  if (known !== null) return known;
  const linkId = newId();
  const days = labSettingOf(ctx.lab.switches, 'customerLinkDays');
  const endsAt = new Date(ctx.now.getTime() + days * DAY);
  await insertCustomerLink(ctx, { linkId, billId, endsAt });
  recordEvent(ctx, {
    entityKind: 'BILL',
    entityId: billId,
    billId,
    action: 'customerLinkGive',
    after: { linkId, endsAt: endsAt.toISOString() },
  });
  return linkId;
}

/** Gives the page of a patient to send: the one that is open already, or a new one. */
export async function makeCustomerLink(ctx: Ctx, billId: string): Promise<CustomerLinkView> {
  await lockBill(ctx, billId);
  return viewOf(ctx, billId, await giveLink(ctx, billId));
}

/** Takes the page of a patient back. Refused when it was taken back before, or changed meanwhile. */
export const endCustomerLink = serve(
  customerLinkEndpoints.endCustomerLink,
  async (ctx, { linkId, version, reason }): Promise<CustomerLinkView> => {
    const link = await lockCustomerLink(ctx, linkId);
    await expectVersion(ctx, { entityId: link.bill_id, expected: version, found: link.version });
    if (link.ended_at !== null) throw refuse('link-ended');
    await markLinkEnded(ctx, linkId, reason.trim());
    recordEvent(ctx, {
      entityKind: 'BILL',
      entityId: link.bill_id,
      billId: link.bill_id,
      action: 'customerLinkEnd',
      after: { linkId },
      reason: reason.trim(),
    });
    return viewOf(ctx, link.bill_id, linkId);
  },
);
