import type { receivePayments as receiveEndpoint } from '@nidan/contract/money/payments/payment-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { lockBill } from '../bills/bill-rows.ts';
import { takeMoney } from './take-money.ts';
import { workplaceOf } from './take-payments.ts';
import { writeAdvances } from '../advances/write-advances.ts';
import { writePayments } from './write-payments.ts';

/**
 * Takes money for a bill; refused as a whole when it is more than what is due at the moment that the bill is locked, unless
 * what is too much is to be an advance of the patient.
 */
export async function receivePayments(
  ctx: Ctx,
  { billId, ...given }: BodyOf<typeof receiveEndpoint>,
): Promise<AnswerOf<typeof receiveEndpoint>> {
  const locationId = workplaceOf(ctx);
  const { patientId, agencyId } = await lockBill(ctx, billId);
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  const money = await takeMoney(ctx, {
    ...given,
    billId,
    patientId,
    agencyId,
    locationId,
    due: balances.receivable,
  });
  await writeAdvances(ctx, money.advances);
  const dues = await writePayments(ctx, { billId, locationId, balances, money });
  return {
    billId,
    paymentIds: money.taken.map(({ paymentId }) => paymentId),
    advanceIds: money.advances.map(({ advanceId }) => advanceId),
    dues,
  };
}
