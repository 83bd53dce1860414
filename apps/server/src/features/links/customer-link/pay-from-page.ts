import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import type { OpenCtx } from '../../../kernel/http/route.ts';
import { lockDueOfBill } from '../../money/bills/lock-due-of-bill.ts';
import { createPaymentOrder } from '../../money/payment-orders/create-payment-order.ts';
import { isGatewayOpen } from '../../money/payment-orders/payment-settings.query.ts';
import { atPage, type OpenLink, type Visit, withOpenLink } from './open-customer-page.ts';
import { openOrderOf } from './pay-way.query.ts';

/** Asks the gateway for what is due, once: whoever presses twice, or on two telephones, finds the order of the first. */
async function askOnce(ctx: Ctx, { billId }: OpenLink): Promise<void> {
  const amountPaise = await lockDueOfBill(ctx, billId);
  if (amountPaise <= 0 || !(await isGatewayOpen(ctx.db, ctx.lId))) return;
  if ((await openOrderOf(ctx, { billId, amountPaise })) !== null) return;
  await createPaymentOrder(ctx, { orderId: newId(), billId, channel: 'link', amountPaise });
}

/** Begins a payment from the page, then shows the page again, which leads to the gateway once that has answered. */
export async function payFromPage(open: OpenCtx, visit: Visit): Promise<string> {
  return withOpenLink(open, visit, async (link) => {
    await atPage(open, link, (ctx) => askOnce(ctx, link));
    const lang = visit.lang === undefined ? '' : `?lang=${visit.lang}`;
    open.reply.code(303).header('location', `/t/${visit.token}${lang}`);
    return '';
  });
}
