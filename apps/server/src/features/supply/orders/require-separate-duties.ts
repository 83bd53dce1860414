import { DECISION } from '@nidan/domain/purchasing/decision-state';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { sql } from 'kysely';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

/** What is done with an order between its issue and the payment, each by another person. */
export type PurchaseDuty = 'receipt' | 'invoice' | 'payment';

const REFUSALS = {
  receipt: 'duty-received',
  invoice: 'duty-booked',
  payment: 'duty-paid',
} as const satisfies Record<PurchaseDuty, string>;

interface Done {
  readonly duty: PurchaseDuty;
  readonly userId: string;
  readonly number: string;
}

async function doneFor({ db, lId }: Ctx, orderIds: readonly string[]): Promise<readonly Done[]> {
  const { rows } = await sql<Done>`
    select distinct d.duty, d.user_id as "userId", n.number from (
      select 'receipt' as duty, order_id, made_by as user_id from goods_receipt
      where l_id = ${lId} and order_id = any(${[...orderIds]})
      union all
      select 'invoice', order_id, made_by from vendor_invoice
      where l_id = ${lId} and order_id = any(${[...orderIds]}) and state <> ${DECISION.rejected}
      union all
      select 'payment', b.order_id, p.paid_by from vendor_invoice b
      join vendor_payment_invoice part on part.l_id = b.l_id and part.invoice_id = b.invoice_id
      join vendor_payment p on p.l_id = part.l_id and p.payment_id = part.payment_id
      where b.l_id = ${lId} and b.order_id = any(${[...orderIds]})) d
    join money_document n on n.l_id = ${lId} and n.document_id = d.order_id`.execute(db);
  return rows;
}

/**
 * Refuses the caller who did another of receipt, invoice and payment for one of the orders, or may be the same person as who did. The switch
 * `separatePurchaseDuties` of the lab turns this off. The orders are locked before.
 */
export async function requireSeparateDuties(
  ctx: Ctx,
  duty: PurchaseDuty,
  orderIds: readonly string[],
): Promise<void> {
  if (!labSettingOf(ctx.lab.switches, 'separatePurchaseDuties')) return;
  const others = (await doneFor(ctx, orderIds)).filter((done) => done.duty !== duty);
  const own = others.find(({ userId }) => userId === ctx.caller.userId);
  if (own !== undefined) throw refuse(REFUSALS[own.duty], { details: { order: own.number } });
  for (const userId of new Set(others.map((done) => done.userId))) await requireTwoPeople(ctx, userId);
}
