import * as billEndpoints from '@nidan/contract/money/bills/bill-endpoints';
import { type BillBalances, paidOf } from '@nidan/domain/money/journal';
import { refundRuleOfTest } from '@nidan/domain/money/refund-rule';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { lockBill } from '../bills/bill-rows.ts';
import type { StoredLine } from '../bills/lines-of-bill.query.ts';
import { postChange } from '../../ledger/journal/post-change.ts';
import { linesToTakeOff, takeLinesOff, vouchersOfLines } from './take-lines-off.ts';
import { couponWithout, vouchersOfCoupon } from './withdraw-coupon.ts';
import { serve } from '../../../kernel/http/serve.ts';

/**
 * Refuses to give back of paid tests what a refund would not: once something is paid, only what goes back whole is cancelled here
 * (domain facts 2.3); the rest goes by a refund, which keeps what the state of the test asks for and takes two people.
 */
function requireWhollyBack(lines: readonly StoredLine[], balances: BillBalances): void {
  if (paidOf(balances) <= balances.refunded) return;
  for (const { name, state } of lines.flatMap(({ tests }) => tests)) {
    const rule = refundRuleOfTest(state, 'customer');
    if (rule === 'whole') continue;
    const details = { test: name, label: billTest.labelOf(state) };
    throw refuse(rule === 'blocked' ? 'refund-blocked' : 'cancel-needs-refund', { details });
  }
}

/** Cancels lines before any of their tests is checked: tests, empty tubes and money go together or not at all. */
export const cancelLines = serve(billEndpoints.cancelLines, async (ctx, body) => {
  const { billId } = body;
  const bill = await lockBill(ctx, billId);
  await expectVersion(ctx, { entityId: billId, billId, expected: body.version, found: bill.version });
  const lines = await linesToTakeOff(ctx, billId, body.lineIds);
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  requireWhollyBack(lines, balances);
  const withdrawn = await couponWithout(ctx, billId, lines);
  const canceled = await takeLinesOff(ctx, { billId, lines, reason: body.reason.trim(), withdrawn });
  const vouchers = [...vouchersOfLines(billId, lines), ...vouchersOfCoupon(billId, withdrawn)];
  const { dues } = await postChange(ctx, { ...bill, balances, vouchers });
  return {
    billId,
    version: bill.version + 1,
    dues,
    ...canceled,
    refundPaise: dues.refundPayablePaise - balances.refundPayable,
  };
});
