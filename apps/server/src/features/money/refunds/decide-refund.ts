import * as refundEndpoints from '@nidan/contract/money/refunds/refund-endpoints';
import { afterPostings, payoutPostings } from '@nidan/domain/money/journal';
import { formatRupees } from '@nidan/domain/money/rupees';
import { refund, type RefundAction } from '@nidan/domain/status-sets/money/refund';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { presentDues, readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { type LockedBill, lockBill } from '../bills/bill-rows.ts';
import { numberDocuments } from '../bills/document-rows.ts';
import { postVouchers } from '../../ledger/journal/post-vouchers.ts';
import { couponOfRefund, planRefund, type RefundPlan } from './plan-refund.ts';
import { postChange } from '../../ledger/journal/post-change.ts';
import { readRefundOf } from './refund-list.query.ts';
import { decideRefund, type LockedRefund, lockRefund } from './refund-rows.ts';
import { linesToTakeOff, takeLinesOff } from '../orders/take-lines-off.ts';
import { workplaceOf } from '../payments/take-payments.ts';
import { requireTwoPeople } from '../../../kernel/access/require-two-people.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Deciding {
  readonly bill: LockedBill;
  readonly asked: LockedRefund;
}

/** Locks the bill, then the refund; refused when it was decided or changed meanwhile. */
async function lockToDecide(
  ctx: Ctx,
  { refundId, version }: { readonly refundId: string; readonly version: number },
  action: RefundAction,
): Promise<Deciding> {
  const found = await readRefundOf(ctx, refundId);
  const bill = await lockBill(ctx, found.billId);
  const asked = await lockRefund(ctx, refundId);
  await expectVersion(ctx, { entityId: refundId, expected: version, found: asked.version });
  stepOrRefuse(`The refund of ${formatRupees(asked.amountPaise)}`, refund.step(action, asked.state));
  return { bill, asked };
}

function requireUnchanged(
  { amountPaise, handlingPaise }: LockedRefund,
  { amount, handling }: RefundPlan,
): void {
  if (amount === amountPaise && handling === handlingPaise) return;
  const details = { amount: formatRupees(amount), requested: formatRupees(amountPaise) };
  throw refuse('refund-changed', { details });
}

/**
 * Pays a refund by what is true now: its lines go off the bill, their money is settled and paid out, all or nothing. The money
 * comes from the drawer of who approves (ADR 16).
 */
export const approveRefund = serve(refundEndpoints.approveRefund, async (ctx, body) => {
  const { refundId } = body;
  const { bill, asked } = await lockToDecide(ctx, body, 'approve');
  const { billId } = bill;
  const { mode, amountPaise, handlingPaise, reason, cause } = asked;
  const locationId = workplaceOf(ctx);
  if (asked.requestedBy === ctx.caller.userId) throw refuse('refund-by-requester');
  await requireTwoPeople(ctx, asked.requestedBy);
  const lines = await linesToTakeOff(ctx, billId, asked.lineIds);
  const before = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  const withdrawn = await couponOfRefund(ctx, { billId, lines, cause });
  const plan = planRefund(ctx, { billId, refundId, lines, cause, balances: before, withdrawn });
  requireUnchanged(asked, plan);
  if (lines.length > 0) await takeLinesOff(ctx, { billId, lines, reason, withdrawn });
  const { balances } = await postChange(ctx, { ...bill, balances: before, vouchers: plan.vouchers });
  const postings = payoutPostings(mode, amountPaise);
  await postVouchers(ctx, locationId, [{ billId, refundId, postings }]);
  await decideRefund(ctx, { refundId, to: 'paid', reason: null });
  await numberDocuments(ctx, [{ documentId: refundId, series: 'F' }]);
  recordEvent(ctx, {
    entityKind: 'REFUND',
    entityId: refundId,
    billId,
    action: 'approve',
    before: { state: asked.state },
    after: { state: 'paid', mode, amountPaise, handlingPaise },
  });
  return { refund: await readRefundOf(ctx, refundId), dues: presentDues(afterPostings(balances, postings)) };
});

/** Rejects or withdraws a refund; the bill stays as it is. */
export const rejectRefund = serve(refundEndpoints.rejectRefund, async (ctx, body) => {
  const { refundId } = body;
  const reason = body.reason.trim();
  const { bill, asked } = await lockToDecide(ctx, body, 'reject');
  await decideRefund(ctx, { refundId, to: 'rejected', reason });
  recordEvent(ctx, {
    entityKind: 'REFUND',
    entityId: refundId,
    billId: bill.billId,
    action: 'reject',
    before: { state: asked.state, mode: asked.mode, amountPaise: asked.amountPaise },
    after: { state: 'rejected' },
    reason,
  });
  return readRefundOf(ctx, refundId);
});
