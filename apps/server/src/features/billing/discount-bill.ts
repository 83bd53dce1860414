import type { discountBill as discountEndpoint } from '@nidan/contract/billing/bill-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { billTotal } from '@nidan/domain/money/bill-total';
import { discountPostings } from '@nidan/domain/money/journal';
import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { expectVersion } from '../../kernel/http/expect-version.ts';
import { readBalancesOfBill } from './bill-dues.query.ts';
import { lockBill, writeBillDiscount } from './bill-rows.ts';
import { discountEntryOf, requireWithinCap, totalOrRefuse } from './discount-entry.ts';
import { readLinesOfBill } from './lines-of-bill.query.ts';
import { postChange } from './post-change.ts';

/** Replaces the discount on a bill: its parts on the lines that are not cancelled, and the difference in the journal. */
export async function discountBill(
  ctx: Ctx,
  body: BodyOf<typeof discountEndpoint>,
): Promise<AnswerOf<typeof discountEndpoint>> {
  const { billId, discount } = body;
  const reason = body.reason.trim();
  const bill = await lockBill(ctx, billId);
  await expectVersion(ctx, { entityId: billId, billId, expected: body.version, found: bill.version });
  const lines = (await readLinesOfBill(ctx, billId)).filter((line) => !line.isCanceled);
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  const priced = lines.map(({ pricePaise, lineDiscountPaise }) => ({
    mrp: pricePaise,
    discount: { kind: 'amount' as const, amount: lineDiscountPaise },
  }));
  const total = totalOrRefuse(billTotal(priced, discountEntryOf(discount, 'discount')));
  const change = total.discount - balances.discount;
  // Less discount than somebody else gave is within anybody's limit.
  if (change > 0) requireWithinCap(ctx, total);
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
    action: 'discount',
    before: { grossPaise: total.gross, discountPaise: balances.discount },
    after: { grossPaise: total.gross, discountPaise: total.discount },
    reason,
  });
  return { billId, version: bill.version + 1, dues };
}
