import * as billEndpoints from '@nidan/contract/money/bills/bill-endpoints';
import type { ApprovalChange, ApprovalView } from '@nidan/contract/people/approvals/approval-view';
import { DiscountInput } from '@nidan/contract/money/bills/bill-input';
import { afterPostings, discountPostings, settlementPostings } from '@nidan/domain/money/journal';
import { formatRupees } from '@nidan/domain/money/rupees';
import { Value } from 'typebox/value';
import type { Ctx } from '../../../kernel/http/context.ts';
import { expectVersion } from '../../../kernel/http/expect-version.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { ApprovalEffect, AskedEffect } from '../../people/approvals/approval-effect.ts';
import { readApprovalOf } from '../../people/approvals/approvals.query.ts';
import { askForApproval } from '../../people/approvals/ask-for-approval.ts';
import { presentDues } from '../../ledger/balances/bill-dues.query.ts';
import { lockBill } from '../bills/bill-rows.ts';
import { isWithinCap, requireOfLab } from './discount-entry.ts';
import { type DiscountPlan, giveDiscount, planDiscount } from './discount-plan.ts';
import { serve } from '../../../kernel/http/serve.ts';

function wordsOf({ kind, value }: DiscountInput): string {
  return kind === 'percent' ? `${value}%` : formatRupees(value);
}

/** The discount that a request of this type asks for. */
function discountAsked({ asked }: AskedEffect): DiscountInput {
  if (typeof asked === 'object' && asked !== null && 'discount' in asked) {
    return Value.Parse(DiscountInput, asked.discount);
  }
  throw new Error('A request for a discount names it');
}

/** Refuses a discount that is by now more than what was approved, or none. */
function requireAsApproved({ change, total }: DiscountPlan, approved: number): void {
  if (change <= 0) throw refuse('discount-not-more');
  if (total.discount <= approved) return;
  const details = { amount: formatRupees(total.discount), approved: formatRupees(approved) };
  throw refuse('discount-grown', { details });
}

/** Does what was approved: the discount on the bill as it is now. */
async function giveApproved(ctx: Ctx, effect: AskedEffect): Promise<void> {
  const { approvalId, targetId: billId, reason, amountPaise } = effect;
  const bill = await lockBill(ctx, billId);
  const plan = await planDiscount(ctx, billId, discountAsked(effect));
  requireAsApproved(plan, amountPaise);
  await giveDiscount(ctx, { bill, plan, action: 'approveDiscount', reason, approvalId });
}

function changeOf(what: ApprovalChange['what'], beforePaise: number, afterPaise: number): ApprovalChange {
  return { what, beforePaise, afterPaise };
}

function changesOf({ balances, change, total }: DiscountPlan): ApprovalChange[] {
  const changed = afterPostings(balances, discountPostings(change));
  const before = presentDues(balances);
  const after = presentDues(afterPostings(changed, settlementPostings(changed)));
  return [
    changeOf('gross', total.gross, total.gross),
    changeOf('discount', before.discountPaise, after.discountPaise),
    changeOf('net', before.netPaise, after.netPaise),
    changeOf('paid', before.paidPaise, after.paidPaise),
    changeOf('due', before.duePaise, after.duePaise),
    changeOf('refundPayable', before.refundPayablePaise, after.refundPayablePaise),
  ];
}

/** What the approval of a bill discount does (spec §4 "Approvals", type 0). */
export const billDiscountEffect: ApprovalEffect = {
  lock: async (ctx, billId) => {
    await lockBill(ctx, billId);
  },
  apply: giveApproved,
  changes: async (ctx, effect) => changesOf(await planDiscount(ctx, effect.targetId, discountAsked(effect))),
};

/** Asks for a discount that is over what the caller may give; one that is not is given at once. */
export const askForDiscount = serve(
  billEndpoints.askForDiscount,
  async (ctx, body): Promise<ApprovalView> => {
    const { approvalId, billId, discount } = body;
    requireOfLab(ctx);
    const reason = body.reason.trim();
    const bill = await lockBill(ctx, billId);
    await expectVersion(ctx, { entityId: billId, billId, expected: body.version, found: bill.version });
    const { total, change } = await planDiscount(ctx, billId, discount);
    if (change <= 0) throw refuse('discount-not-more');
    const asked = { what: wordsOf(discount), discount };
    const state = await askForApproval(ctx, {
      approvalId,
      type: 'bill discount',
      targetId: billId,
      billId,
      amountPaise: total.discount,
      asked,
      reason,
      isWithinLimit: isWithinCap(ctx, total),
    });
    if (state === 'autoApproved') {
      const requestedBy = ctx.caller.userId;
      await giveApproved(ctx, {
        approvalId,
        targetId: billId,
        asked,
        amountPaise: total.discount,
        reason,
        requestedBy,
      });
    }
    return (await readApprovalOf(ctx, approvalId)).view;
  },
);
