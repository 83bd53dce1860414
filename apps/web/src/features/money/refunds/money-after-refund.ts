import type { BillView } from '@nidan/contract/money/bills/bill-view';
import {
  handlingOf,
  type RefundCause,
  type RefundRule,
  refundRuleOfLine,
} from '@nidan/domain/money/refund-rule';
import { PAISE_PER_RUPEE } from '@nidan/domain/money/rupees';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { moneyAfter, withdrawnCouponPaise } from '../bills/money-after.ts';

/** What becomes of a line of a bill that is given back. */
export function ruleOfLine(
  { tests }: Pick<BillView['lines'][number], 'tests'>,
  cause: RefundCause,
): RefundRule {
  return refundRuleOfLine(
    tests.map((test) => billTest.stateOf(test.test_state)),
    cause,
  );
}

export interface MoneyAfterRefund {
  readonly outPaise: number;
  /** What a coupon gave on the rest, which is withdrawn. */
  readonly withdrawnPaise: number;
  readonly handlingPaise: number;
  /** What the patient gets. */
  readonly amountPaise: number;
  readonly duePaise: number;
}

interface RefundOf {
  readonly bill: Pick<BillView, 'dues' | 'lines' | 'couponMinimumPaise'>;
  readonly lineIds: readonly string[];
  readonly cause: RefundCause;
  /** Charge of the lab, once per bill. */
  readonly handlingRupees: number;
}

/** What a bill would come to when lines of it are given back, as the server reckons it. */
export function moneyAfterRefund({ bill, lineIds, cause, handlingRupees }: RefundOf): MoneyAfterRefund {
  const { dues } = bill;
  const lines = bill.lines
    .filter(({ lineId }) => lineIds.includes(lineId))
    .map((line) => ({ net: line.netPaise, rule: ruleOfLine(line, cause) }));
  const outPaise = lines.reduce((sum, { net }) => sum + net, 0);
  const handlingPaise = handlingOf(lines, {
    perBill: handlingRupees * PAISE_PER_RUPEE,
    kept: dues.handlingPaise,
  });
  const withdrawnPaise = cause === 'labFault' ? 0 : withdrawnCouponPaise(bill, new Set(lineIds));
  const netPaise = dues.netPaise - outPaise + withdrawnPaise + handlingPaise;
  const { duePaise, refundPaise } = moneyAfter(dues, netPaise);
  return { outPaise, withdrawnPaise, handlingPaise, amountPaise: refundPaise, duePaise };
}
