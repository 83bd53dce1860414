import type { receivePayments as receiveEndpoint } from '@nidan/contract/billing/payment-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { readBalancesOfBill } from './bill-dues.query.ts';
import { lockBill } from './bill-rows.ts';
import { numberDocuments } from './document-rows.ts';
import { insertPayments } from './payment-rows.ts';
import { postChange } from './post-change.ts';
import { takePayments, workplaceOf } from './take-payments.ts';

/** Takes money for a bill; refused as a whole when it is more than what is due at the moment that the bill is locked. */
export async function receivePayments(
  ctx: Ctx,
  { billId, payments }: BodyOf<typeof receiveEndpoint>,
): Promise<AnswerOf<typeof receiveEndpoint>> {
  const locationId = workplaceOf(ctx);
  await lockBill(ctx, billId);
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  const money = takePayments({ billId, locationId, payments, due: balances.receivable });
  await insertPayments(ctx, money.taken);
  const { dues } = await postChange(ctx, {
    billId,
    locationId,
    balances,
    vouchers: money.vouchers,
  });
  await numberDocuments(ctx, money.documents);
  for (const { paymentId, mode, amountPaise, reference } of money.taken) {
    recordEvent(ctx, {
      entityKind: 'PAYMENT',
      entityId: paymentId,
      billId,
      action: 'receive',
      after: { mode, amountPaise, reference },
    });
  }
  return { billId, paymentIds: money.taken.map(({ paymentId }) => paymentId), dues };
}
