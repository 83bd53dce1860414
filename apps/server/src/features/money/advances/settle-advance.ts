import * as advanceEndpoints from '@nidan/contract/money/advances/advance-endpoints';
import { formatRupees } from '@nidan/domain/money/rupees';
import { customerAdvance } from '@nidan/domain/status-sets/money/customer-advance';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readSumsOfAdvance } from '../../ledger/balances/advance-balances.query.ts';
import { readAdvanceOf } from './advance-list.query.ts';
import { bumpAdvance, lockAdvance } from './advance-rows.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { lockBill } from '../bills/bill-rows.ts';
import { takePayments, workplaceOf } from '../payments/take-payments.ts';
import { writePayments } from '../payments/write-payments.ts';
import { serve } from '../../../kernel/http/serve.ts';

/**
 * Pays a bill from one advance of the same patient. Bill, then advance are locked, so that of two tabs that settle the same
 * money the second is refused when not enough is left.
 */
export const settleAdvance = serve(
  advanceEndpoints.settleAdvance,
  async (ctx, { advanceId, billId, paymentId, amountPaise }) => {
    const locationId = workplaceOf(ctx);
    const bill = await lockBill(ctx, billId);
    const advance = await lockAdvance(ctx, advanceId);
    const { number, state } = advance;
    if (advance.patientId !== bill.patientId)
      throw refuse('advance-of-other-patient', { details: { number } });
    if (state !== 'active') {
      throw refuse('advance-not-active', { details: { number, label: customerAdvance.labelOf(state) } });
    }
    const { balance: left } = await readSumsOfAdvance(ctx.db, ctx.lId, advanceId);
    if (amountPaise > left) {
      const details = { wanted: formatRupees(amountPaise), left: formatRupees(left) };
      throw refuse('advance-too-small', { details });
    }
    const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
    const payments = [{ paymentId, mode: 'customer advance' as const, amountPaise, advanceId }];
    const money = takePayments({ billId, locationId, payments, due: balances.receivable });
    await bumpAdvance(ctx, advanceId);
    const dues = await writePayments(ctx, { billId, locationId, balances, money });
    return { advance: await readAdvanceOf(ctx, advanceId), billId, dues };
  },
);
