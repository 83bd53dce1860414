import { paymentOrder } from '@nidan/domain/status-sets/money/payment-order';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { isGatewayOpen } from '../../money/payment-orders/payment-settings.query.ts';
import type { PayWay } from './customer-page.ts';
import type { CustomerPageFacts } from './customer-page.query.ts';

export interface OpenOrder {
  readonly request: string | null;
  readonly problem: string | null;
}

/** The payment link over exactly this sum that can still be paid; null when there is none. */
export async function openOrderOf(
  { db, lId, now }: Ctx,
  { billId, amountPaise }: { readonly billId: string; readonly amountPaise: number },
): Promise<OpenOrder | null> {
  const { created, attempted } = paymentOrder.codes;
  const { rows } = await sql<OpenOrder>`
    select request, problem from payment_order
    where l_id = ${lId} and bill_id = ${billId} and channel = 'link' and amount_paise = ${amountPaise}
      and state in (${sql.lit(created)}, ${sql.lit(attempted)}) and expires_at > ${now}
    order by created_at desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Gateways give links of the web alone; anything else is not made a link of. */
const WEB = /^https?:\/\//u;

/** How what is due on a bill can be paid from its page. */
export async function payWayOf(ctx: Ctx, { head, money }: CustomerPageFacts): Promise<PayWay> {
  if (money === null || money.duePaise === 0) return { kind: 'none' };
  const order = await openOrderOf(ctx, { billId: head.bill_id, amountPaise: money.duePaise });
  if (order !== null) {
    if (order.request !== null && WEB.test(order.request)) return { kind: 'link', url: order.request };
    return { kind: order.problem === null ? 'asked' : 'failed' };
  }
  if (await isGatewayOpen(ctx.db, ctx.lId)) return { kind: 'ask' };
  return money.upi === null ? { kind: 'none' } : { kind: 'upi', url: money.upi };
}
