import * as refundEndpoints from '@nidan/contract/money/refunds/refund-endpoints';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { bumpBill, lockBill } from '../bills/bill-rows.ts';
import { couponOfRefund, planRefund } from './plan-refund.ts';
import { readRefundOf } from './refund-list.query.ts';
import { insertRefund } from './refund-rows.ts';
import { linesToTakeOff } from '../orders/take-lines-off.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { serve } from '../../../kernel/http/serve.ts';

/**
 * Asks for money to go back. Nothing is cancelled or posted before another person approves it; the bill counts as changed, so
 * that another tab that shows it sees the request first.
 */
export const requestRefund = serve(refundEndpoints.requestRefund, async (ctx, body) => {
  const { refundId, billId, cause, mode } = body;
  const locationId = workplaceOf(ctx);
  const bill = await lockBill(ctx, billId);
  await expectVersion(ctx, { entityId: billId, billId, expected: body.version, found: bill.version });
  const stored = await linesToTakeOff(ctx, billId, body.lineIds);
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  const refunded = { billId, refundId, lines: stored, cause };
  const withdrawn = await couponOfRefund(ctx, refunded);
  const { lines, handling, amount } = planRefund(ctx, { ...refunded, balances, withdrawn });
  const reason = body.reason.trim();
  await insertRefund(ctx, {
    refundId,
    billId,
    cause,
    mode,
    reference: body.reference?.trim() ?? '',
    amountPaise: amount,
    handlingPaise: handling,
    reason,
    locationId,
    lines,
  });
  await bumpBill(ctx, billId);
  recordEvent(ctx, {
    entityKind: 'REFUND',
    entityId: refundId,
    billId,
    parts: [billId, ...lines.map(({ lineId }) => lineId)],
    action: 'request',
    after: {
      mode,
      amountPaise: amount,
      handlingPaise: handling,
      cause,
      tests: stored.map(({ code }) => code),
    },
    reason,
  });
  return readRefundOf(ctx, refundId);
});
