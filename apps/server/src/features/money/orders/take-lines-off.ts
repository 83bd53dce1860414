import { cancellationPostings } from '@nidan/domain/money/journal';
import { formatRupees } from '@nidan/domain/money/rupees';
import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import { recordEvent } from '../../../kernel/events/record-event.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../../kernel/http/step-or-refuse.ts';
import { voidApprovals } from '../../people/approvals/void-approvals.ts';
import { cancelEmptySamples } from '../../lab/samples/cancel-empty-samples.ts';
import { bumpBill, markLinesCanceled, writeWithdrawnCoupon } from '../bills/bill-rows.ts';
import type { Voucher } from '../../ledger/journal/post-vouchers.ts';
import { discountOfLine, readLinesOfBill, type StoredLine } from '../bills/lines-of-bill.query.ts';
import { moveBillTests } from '../../lab/bill-tests/move-bill-tests.ts';
import type { WithdrawnCoupon } from './withdraw-coupon.ts';
import { readCreditedByLine } from '../notes/noted-lines.query.ts';

/** Refuses to give back what a credit note gave back already. */
async function requireUncredited(ctx: Ctx, billId: string, lines: readonly StoredLine[]): Promise<void> {
  const credited = await readCreditedByLine(ctx, billId);
  for (const { lineId, name } of lines) {
    const paise = credited.get(lineId);
    if (paise === undefined) continue;
    throw refuse('line-credited', { details: { test: name, amount: formatRupees(paise) } });
  }
}

/** Lines of a locked bill that are to go; refused when one is not of the bill, is cancelled already, or was given back by a credit note. */
export async function linesToTakeOff(
  ctx: Ctx,
  billId: string,
  lineIds: readonly string[],
): Promise<StoredLine[]> {
  const wanted = new Set(lineIds);
  const lines = (await readLinesOfBill(ctx, billId)).filter(({ lineId }) => wanted.has(lineId));
  if (lines.length !== wanted.size) throw refuse('not-found');
  for (const line of lines) {
    if (line.isCanceled) stepOrRefuse(line.name, billTest.step('cancel', 'canceled'));
  }
  await requireUncredited(ctx, billId, lines);
  return lines;
}

/** What each line means in money when it goes: its full price and its discounts are taken back. */
export function vouchersOfLines(billId: string, lines: readonly StoredLine[]): Voucher[] {
  return lines.map((line) => ({
    billId,
    lineId: line.lineId,
    postings: cancellationPostings({
      gross: line.pricePaise,
      discount: discountOfLine(line),
      coupon: line.couponDiscountPaise,
    }),
  }));
}

interface TakingOff {
  readonly billId: string;
  readonly lines: readonly StoredLine[];
  readonly reason: string;
  /** The coupon that no longer holds for what stays. */
  readonly withdrawn: WithdrawnCoupon | null;
}

function couponOf(withdrawn: WithdrawnCoupon | null): Readonly<Record<string, unknown>> {
  return withdrawn === null ? {} : { coupon: withdrawn.code, couponPaise: -withdrawn.paise };
}

/** Cancels lines of a locked bill with their tests and the tubes that nothing else needs; the caller posts their money. */
export async function takeLinesOff(
  ctx: Ctx,
  { billId, lines, reason, withdrawn }: TakingOff,
): Promise<{ canceledTests: string[]; canceledSamples: string[] }> {
  const lineIds = lines.map(({ lineId }) => lineId);
  const tests = lines.flatMap((line) => line.tests);
  const moved = await moveBillTests(ctx, { action: 'cancel', tests, to: 'canceled' });
  await markLinesCanceled(ctx, lineIds, reason);
  if (withdrawn !== null) await writeWithdrawnCoupon(ctx, billId, withdrawn);
  await bumpBill(ctx, billId);
  await voidApprovals(ctx, billId);
  const canceledSamples = await cancelEmptySamples(ctx, { billId, reason });
  const canceledTests = moved.map(({ billTestId }) => billTestId);
  recordEvent(ctx, {
    entityKind: 'BILL',
    entityId: billId,
    billId,
    parts: [...lineIds, ...canceledTests],
    action: 'cancelTest',
    before: { tests: moved.map(({ billTestId, from }) => ({ billTestId, state: from })) },
    after: { tests: lines.map(({ code }) => code), state: 'canceled', ...couponOf(withdrawn) },
    reason,
  });
  return { canceledTests, canceledSamples };
}
