import * as billEndpoints from '@nidan/contract/money/bills/bill-endpoints';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { voidApprovals } from '../../people/approvals/void-approvals.ts';
import { lockBill } from '../bills/bill-rows.ts';
import { requireWithinCap } from './discount-entry.ts';
import { giveDiscount, planDiscount } from './discount-plan.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Replaces the discount on a bill: its parts on the lines that are not cancelled, and the difference in the journal. */
export const discountBill = serve(billEndpoints.discountBill, async (ctx, body) => {
  const { billId, discount } = body;
  const bill = await lockBill(ctx, billId);
  await expectVersion(ctx, { entityId: billId, billId, expected: body.version, found: bill.version });
  const plan = await planDiscount(ctx, billId, discount);
  if (plan.lines.length === 0)
    throw refuse('bill-closed', { details: { labNo: bill.labNo, label: billTest.labelOf('canceled') } });
  // Less discount than somebody else gave is within anybody's limit.
  if (plan.change > 0) requireWithinCap(ctx, plan.total);
  await voidApprovals(ctx, billId);
  const dues = await giveDiscount(ctx, { bill, plan, action: 'discount', reason: body.reason.trim() });
  return { billId, version: bill.version + 1, dues };
});
