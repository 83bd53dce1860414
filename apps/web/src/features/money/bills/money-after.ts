import type { BillDues } from '@nidan/contract/ledger/balances/bill-dues';
import type { BillLineView, BillView } from '@nidan/contract/money/bills/bill-view';
import { billTotal, type BillTotal, type BillFault } from '@nidan/domain/money/bill-total';
import { holdsCoupon } from '@nidan/domain/money/coupon';
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

type LinesOfBill = Pick<BillView, 'dues' | 'lines' | 'couponMinimumPaise'>;

/** What a coupon gave on the lines that stay and is withdrawn with those that go, as the server decides it; in paise. */
export function withdrawnCouponPaise(
  { lines, couponMinimumPaise }: Omit<LinesOfBill, 'dues'>,
  lineIds: ReadonlySet<string>,
): number {
  const staying = lines.filter(({ lineId, canceledAt }) => canceledAt === null && !lineIds.has(lineId));
  const lefts = staying.map(({ pricePaise, lineDiscountPaise }) => pricePaise - lineDiscountPaise);
  if (holdsCoupon(couponMinimumPaise, lefts)) return 0;
  return staying.reduce((sum, { couponDiscountPaise }) => sum + couponDiscountPaise, 0);
}

/** What a bill would come to without some lines. */
export function moneyWithout(
  bill: LinesOfBill,
  lineIds: ReadonlySet<string>,
): MoneyAfter & { readonly outPaise: number; readonly withdrawnPaise: number } {
  const outPaise = bill.lines
    .filter(({ lineId }) => lineIds.has(lineId))
    .reduce((sum, { netPaise }) => sum + netPaise, 0);
  const withdrawnPaise = withdrawnCouponPaise(bill, lineIds);
  const netPaise = bill.dues.netPaise - outPaise + withdrawnPaise;
  return { outPaise, withdrawnPaise, ...moneyAfter(bill.dues, netPaise) };
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
