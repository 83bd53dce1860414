import type { Share } from '@nidan/domain/money/spread-in-order';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readAdvanceSums } from '../../ledger/balances/advance-balances.query.ts';
import { lockActiveAdvances } from '../advances/advance-rows.ts';
import { payFromBalance } from './pay-from-balance.ts';
import type { SourcedPayment } from './take-payments.ts';

/** Locks what is left of the money that a patient paid ahead, the oldest first. */
async function lockLeft(ctx: Ctx, patientId: string): Promise<Share[]> {
  const ids = (await lockActiveAdvances(ctx, patientId)).map(({ advanceId }) => advanceId);
  const sums = await readAdvanceSums(ctx.db, ctx.lId, ids);
  return ids.map((id) => ({ id, most: sums.get(id)?.balance ?? 0 }));
}

/**
 * Finds the advances that pay what is to be paid in the mode 'customer advance': the oldest first, each part a payment of its
 * own; refused when the patient did not pay that much ahead. Other payments stay as they are.
 */
export async function payFromAdvances(
  ctx: Ctx,
  patientId: string,
  payments: readonly SourcedPayment[],
): Promise<readonly SourcedPayment[]> {
  const mode = 'customer advance';
  if (payments.every((payment) => payment.mode !== mode)) return payments;
  return payFromBalance(payments, {
    mode,
    left: await lockLeft(ctx, patientId),
    sourceOf: (advanceId) => ({ advanceId }),
    tooSmall: 'advance-too-small',
  });
}
