import type { DiscountInput } from '@nidan/contract/money/bills/bill-input';
import { billTotal, type BillTotal } from '@nidan/domain/money/bill-total';
import { type BillBalances, discountPostings } from '@nidan/domain/money/journal';
import { formatRupees } from '@nidan/domain/money/rupees';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { readBalancesOfBill } from '../../ledger/balances/bill-dues.query.ts';
import { type LockedBill, writeBillDiscount } from '../bills/bill-rows.ts';
import { discountEntryOf, totalOrRefuse } from './discount-entry.ts';
import { readLinesOfBill, type StoredLine } from '../bills/lines-of-bill.query.ts';
import { readCreditedByLine } from '../notes/noted-lines.query.ts';
import { postChange } from '../../ledger/journal/post-change.ts';

/** What a discount makes of a bill: of its lines that are not cancelled. */
export interface DiscountPlan {
  readonly discount: DiscountInput;
  readonly lines: readonly StoredLine[];
  readonly total: BillTotal;
  readonly balances: BillBalances;
  /** More discount than there is now; negative for less, in paise. */
  readonly change: number;
}

/** Refuses to leave a line with less than credit notes gave back of it. */
async function requireOverCredit(
  ctx: Ctx,
  { billId, lines, total }: Pick<DiscountPlan, 'lines' | 'total'> & { readonly billId: string },
): Promise<void> {
  const credited = await readCreditedByLine(ctx, billId);
  for (const [index, { lineId, name }] of lines.entries()) {
    const [net, given] = [total.lines[index]?.net ?? 0, credited.get(lineId) ?? 0];
    if (given <= net) continue;
    throw refuse('line-credited', { details: { test: name, amount: formatRupees(given) } });
  }
}

/** Plans another discount on a bill, which is locked for a decision; refused over the billing amount. */
export async function planDiscount(ctx: Ctx, billId: string, discount: DiscountInput): Promise<DiscountPlan> {
  const lines = (await readLinesOfBill(ctx, billId)).filter((line) => !line.isCanceled);
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  const priced = lines.map(({ pricePaise, lineDiscountPaise, couponDiscountPaise }) => ({
    mrp: pricePaise,
    discount: { kind: 'amount' as const, amount: lineDiscountPaise },
    coupon: couponDiscountPaise,
  }));
  const total = totalOrRefuse(billTotal(priced, discountEntryOf(discount, 'discount')));
  await requireOverCredit(ctx, { billId, lines, total });
  return { discount, lines, total, balances, change: total.discount - balances.discount - balances.coupon };
}

interface ToGive {
  readonly bill: LockedBill;
  readonly plan: DiscountPlan;
  readonly action: 'discount' | 'approveDiscount';
  readonly reason: string;
  /** Of what was approved; none for what the caller may give. */
  readonly approvalId?: string;
}

/** Writes a planned discount: its parts on the lines, and the difference in the journal. Answers the dues. */
export async function giveDiscount(ctx: Ctx, { bill, plan, action, reason, approvalId }: ToGive) {
  const { billId } = bill;
  const { discount, lines, total, balances, change } = plan;
  await writeBillDiscount(ctx, {
    billId,
    percent: discount.kind === 'percent' && discount.value > 0 ? discount.value : null,
    reason,
    parts: lines.map(({ lineId }, index) => ({ lineId, paise: total.lines[index]?.billDiscount ?? 0 })),
  });
  const vouchers = [{ billId, postings: discountPostings(change) }];
  const { dues } = await postChange(ctx, { ...bill, balances, vouchers });
  recordEvent(ctx, {
    entityKind: 'BILL',
    entityId: billId,
    billId,
    action,
    ...(approvalId === undefined ? {} : { parts: [approvalId] }),
    before: { grossPaise: total.gross, discountPaise: balances.discount + balances.coupon },
    after: { grossPaise: total.gross, discountPaise: total.discount },
    reason,
  });
  return dues;
}
