import {
  afterPostings,
  type BillBalances,
  handlingPostings,
  settlementPostings,
} from '@nidan/domain/money/journal';
import {
  handlingOf,
  refundRuleOfLine,
  refundRuleOfTest,
  type LineToRefund,
  type RefundCause,
} from '@nidan/domain/money/refund-rule';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { labSettingOf } from '@nidan/domain/settings/lab-settings';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import type { Voucher } from '../../ledger/journal/post-vouchers.ts';
import { discountOfLine, type StoredLine } from '../bills/lines-of-bill.query.ts';
import { vouchersOfLines } from '../orders/take-lines-off.ts';
import { couponWithout, vouchersOfCoupon, type WithdrawnCoupon } from '../orders/withdraw-coupon.ts';

interface RefundOf {
  readonly billId: string;
  readonly refundId: string;
  readonly lines: readonly StoredLine[];
  readonly cause: RefundCause;
  /** As read after the bill was locked. */
  readonly balances: BillBalances;
  /** The coupon that no longer holds for what stays, of `couponOfRefund`. */
  readonly withdrawn: WithdrawnCoupon | null;
}

/** What a refund does by what is true now; amounts in paise. */
export interface RefundPlan {
  readonly lines: readonly (LineToRefund & { readonly lineId: string })[];
  readonly handling: number;
  /** What the patient gets. */
  readonly amount: number;
  /** Of the lines and of the handling charge; the payout comes after they are settled. */
  readonly vouchers: readonly Voucher[];
}

/** Refuses a line of which a test gives nothing back in its state. */
function requireRefundable({ tests }: StoredLine, cause: RefundCause): void {
  for (const { name, state } of tests) {
    const details = { test: name, label: billTest.labelOf(state) };
    const rule = refundRuleOfTest(state, cause);
    if (rule === 'blocked') throw refuse('refund-blocked', { details });
    if (rule === 'nothing') throw refuse('refund-nothing-left', { details });
  }
}

function lineToRefund(line: StoredLine, cause: RefundCause) {
  const { lineId, pricePaise, tests } = line;
  const rule = refundRuleOfLine(
    tests.map(({ state }) => state),
    cause,
  );
  return { lineId, rule, net: pricePaise - discountOfLine(line) };
}

/** The coupon that a refund of lines ends; where the lab is at fault the patient keeps it. */
export async function couponOfRefund(
  ctx: Ctx,
  { billId, lines, cause }: Pick<RefundOf, 'billId' | 'lines' | 'cause'>,
): Promise<WithdrawnCoupon | null> {
  return cause === 'labFault' ? null : couponWithout(ctx, billId, lines);
}

/**
 * What goes back for lines of a locked bill by the state of their tests, less the handling charge and what is due on the rest;
 * refused when a test gives nothing back, and when nothing of it was paid.
 */
export function planRefund(
  ctx: Ctx,
  { billId, refundId, lines: stored, cause, balances, withdrawn }: RefundOf,
): RefundPlan {
  for (const line of stored) requireRefundable(line, cause);
  const lines = stored.map((line) => lineToRefund(line, cause));
  const perBill = labSettingOf(ctx.lab.switches, 'refundHandlingRupees') * PAISE_PER_RUPEE;
  const handling = handlingOf(lines, { perBill, kept: balances.handling });
  const kept = handlingPostings(handling);
  const vouchers = [
    ...vouchersOfLines(billId, stored),
    ...vouchersOfCoupon(billId, withdrawn),
    ...(kept.length === 0 ? [] : [{ billId, refundId, postings: kept }]),
  ];
  const changed = afterPostings(
    balances,
    vouchers.flatMap(({ postings }) => postings),
  );
  const { refundPayable: amount } = afterPostings(changed, settlementPostings(changed));
  if (amount <= 0) throw refuse('refund-nothing-owed');
  return { lines, handling, amount, vouchers };
}
