import type { PaymentMode } from '@nidan/domain/money/payment-mode';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { lockBill } from '../bills/bill-rows.ts';
import { takeMoney } from './take-money.ts';
import { writeAdvances } from '../advances/write-advances.ts';
import { writePayments } from './write-payments.ts';

interface OrderMoney {
  readonly billId: string;
  readonly mode: PaymentMode;
  readonly amountPaise: number;
  /** What the gateway or the terminal calls the payment. */
  readonly reference: string;
  readonly locationId: string;
}

/** The receipt of the part that paid the bill, and the advance that the rest became; one of them is there. */
export interface BookedMoney {
  readonly paymentId: string | null;
  readonly advanceId: string | null;
}

/**
 * Books money that has come from outside and cannot be refused any more: it pays what is due on the bill by now, whatever that
 * is, and the rest is an advance of the patient. Locks the bill.
 */
export async function bookOrderMoney(
  ctx: Ctx,
  { billId, mode, amountPaise, reference, locationId }: OrderMoney,
): Promise<BookedMoney> {
  const { patientId, agencyId } = await lockBill(ctx, billId);
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  const money = await takeMoney(ctx, {
    billId,
    patientId,
    agencyId,
    locationId,
    due: balances.receivable,
    payments: [{ paymentId: newId(), mode, amountPaise, reference }],
    surplusToAdvance: true,
  });
  await writeAdvances(ctx, money.advances);
  await writePayments(ctx, { billId, locationId, balances, money });
  return {
    paymentId: money.taken[0]?.paymentId ?? null,
    advanceId: money.advances[0]?.advanceId ?? null,
  };
}
