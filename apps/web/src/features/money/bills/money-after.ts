import type { BillDues } from '@nidan/contract/ledger/balances/bill-dues';
import type { BillLineView } from '@nidan/contract/money/bills/bill-view';
import { billTotal, type BillTotal, type BillFault } from '@nidan/domain/money/bill-total';
import type { DiscountEntry } from '@nidan/domain/money/discount';

export interface MoneyAfter {
  readonly netPaise: number;
  readonly duePaise: number;
  readonly refundPaise: number;
}

/** What a bill would come to when its net becomes another one: less is first taken off the due, then off what its agency was charged, then owed to the patient. */
export function moneyAfter(dues: BillDues, netPaise: number): MoneyAfter {
  const balance = dues.duePaise - dues.refundPayablePaise + (netPaise - dues.netPaise);
  const refundPaise = Math.max(0, -balance - Math.max(0, dues.agencyPaise));
  return { netPaise, duePaise: Math.max(0, balance), refundPaise };
}

/** What a bill would come to without some lines. */
export function moneyWithout(
  bill: { readonly dues: BillDues; readonly lines: readonly BillLineView[] },
  lineIds: ReadonlySet<string>,
): MoneyAfter & { readonly outPaise: number } {
  const outPaise = bill.lines
    .filter(({ lineId }) => lineIds.has(lineId))
    .reduce((sum, { netPaise }) => sum + netPaise, 0);
  return { outPaise, ...moneyAfter(bill.dues, bill.dues.netPaise - outPaise) };
}

/** The lines that are not cancelled under another discount on the whole bill; discounts on lines stay. */
export function totalUnder(lines: readonly BillLineView[], discount: DiscountEntry): BillTotal | BillFault {
  const live = lines.filter(({ canceledAt }) => canceledAt === null);
  return billTotal(
    live.map(({ pricePaise, lineDiscountPaise, couponDiscountPaise }) => ({
      mrp: pricePaise,
      discount: { kind: 'amount', amount: lineDiscountPaise },
      coupon: couponDiscountPaise,
    })),
    discount,
  );
}
