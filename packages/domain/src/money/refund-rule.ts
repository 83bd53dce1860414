import type { BillTestState } from '../status-sets/lab/bill-test.ts';

/** Why money goes back: the customer stops, or the lab or its transport is at fault. */
export const REFUND_CAUSES = ['customer', 'labFault'] as const;
export type RefundCause = (typeof REFUND_CAUSES)[number];

/** What a test gives back: all of it, all less the handling charge, nothing; or it is not given back in this state at all. */
export type RefundRule = 'whole' | 'lessHandling' | 'nothing' | 'blocked';

/**
 * What goes back of a test by its state when the customer stops (domain facts 2.3). A held test may have been anything before,
 * so it is resumed first.
 */
export const REFUND_RULES: Readonly<Record<BillTestState, RefundRule>> = {
  ncollected: 'whole',
  canceled: 'whole',
  naccessioned: 'lessHandling',
  deptaccessioned: 'lessHandling',
  pending: 'lessHandling',
  partial: 'nothing',
  rerun: 'nothing',
  outsourced: 'blocked',
  completed: 'blocked',
  checked: 'blocked',
  onHold: 'blocked',
};

const STRICTEST: readonly RefundRule[] = ['blocked', 'nothing', 'lessHandling', 'whole'];

/** The rule of one test: what is not blocked goes back whole where the lab is at fault. */
export function refundRuleOfTest(state: BillTestState, cause: RefundCause): RefundRule {
  const rule = REFUND_RULES[state];
  return cause === 'labFault' && rule !== 'blocked' ? 'whole' : rule;
}

/** The rule of a line: the strictest of those of its tests. */
export function refundRuleOfLine(states: readonly BillTestState[], cause: RefundCause): RefundRule {
  const rules = states.map((state) => refundRuleOfTest(state, cause));
  return STRICTEST.find((rule) => rules.includes(rule)) ?? 'whole';
}

export interface LineToRefund {
  /** What the line comes to after discounts, in paise. */
  readonly net: number;
  readonly rule: RefundRule;
}

/**
 * The handling charge in paise that the lab keeps of lines: once per bill, and never more than what those lines come to whose
 * tubes are drawn.
 */
export function handlingOf(
  lines: readonly LineToRefund[],
  charge: { readonly perBill: number; readonly kept: number },
): number {
  const drawn = lines.reduce((sum, { net, rule }) => sum + (rule === 'lessHandling' ? net : 0), 0);
  return Math.max(0, Math.min(drawn, charge.perBill - charge.kept));
}
