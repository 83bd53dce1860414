import * as paymentEndpoints from '@nidan/contract/money/payments/payment-endpoints';
import { MOST_PAID_TOGETHER } from '@nidan/contract/money/payments/payment-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { formatRupees } from '@nidan/domain/money/rupees';
import { type SharePart, spreadInOrder } from '@nidan/domain/money/spread-in-order';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse, refuseField } from '../../../kernel/http/refuse.ts';
import { readBalances } from '../../ledger/balances/bill-dues.query.ts';
import { lockBills } from '../bills/bill-rows.ts';
import { readDueBills } from '../../ledger/balances/due-bills.query.ts';
import { requireUpiReference } from './require-upi-reference.ts';
import { takePayments, workplaceOf } from './take-payments.ts';
import { writePayments } from './write-payments.ts';
import { serve } from '../../../kernel/http/serve.ts';

type Body = BodyOf<typeof paymentEndpoints.payDues>;

/** Bills to pay, the oldest first; refused when a chosen one is not of the party or owes nothing. */
async function billsToPay(ctx: Ctx, body: Body): Promise<string[]> {
  const { patientId, agencyId, billIds } = body;
  if ((patientId === undefined) === (agencyId === undefined)) {
    throw refuseField('patientId', 'patient-or-agency-needed');
  }
  const found = await readDueBills(ctx, { patientId, agencyId, billIds, most: MOST_PAID_TOGETHER });
  if (billIds !== undefined && found.length < billIds.length) throw refuse('not-found');
  return found;
}

function spreadOrRefuse(amount: number, dues: readonly { readonly id: string; readonly most: number }[]) {
  const parts = spreadInOrder(amount, dues);
  if (parts !== null) return parts;
  const due = dues.reduce((sum, { most }) => sum + most, 0);
  const details = { over: formatRupees(amount - due), due: formatRupees(due) };
  throw refuse('payment-over-due', { details, at: 'amountPaise' });
}

/**
 * Pays the dues of a party with one sum, the oldest bill first, each by a payment and a receipt of its own; refused as a whole when
 * it is more than what is due at the moment that the bills are locked.
 */
export const payDues = serve(paymentEndpoints.payDues, async (ctx, body: Body) => {
  const locationId = workplaceOf(ctx);
  requireUpiReference(ctx, [body], () => 'reference');
  const order = await billsToPay(ctx, body);
  await lockBills(ctx, order);
  const balances = await readBalances(ctx.db, ctx.lId, order);
  const dues = order.map((id) => ({ id, most: balances.get(id)?.receivable ?? 0 }));
  const pay = async ({ id: billId, amount: amountPaise }: SharePart) => {
    const before = balances.get(billId);
    if (before === undefined) throw new Error('Every bill has balances');
    const { mode, reference } = body;
    const payment = {
      paymentId: newId(),
      mode,
      amountPaise,
      ...(reference === undefined ? {} : { reference }),
    };
    const money = takePayments({ billId, locationId, payments: [payment], due: before.receivable });
    const after = await writePayments(ctx, { billId, locationId, balances: before, money });
    return { paymentId: payment.paymentId, billId, amountPaise, dues: after };
  };
  const payments: AnswerOf<typeof paymentEndpoints.payDues>['payments'] = [];
  for (const part of spreadOrRefuse(body.amountPaise, dues)) payments.push(await pay(part));
  return { payments };
});
