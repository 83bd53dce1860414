import type { cancelLines as cancelEndpoint } from '@nidan/contract/billing/bill-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import { cancellationPostings } from '@nidan/domain/money/journal';
import { billTest } from '@nidan/domain/status-sets/bill-test';
import { recordEvent } from '../../kernel/events/record-event.ts';
import type { Ctx } from '../../kernel/http/context.ts';
import { expectVersion } from '../../kernel/http/expect-version.ts';
import { refuse } from '../../kernel/http/refuse.ts';
import { stepOrRefuse } from '../../kernel/http/step-or-refuse.ts';
import { cancelEmptySamples } from '../samples/cancel-empty-samples.ts';
import { readBalancesOfBill } from './bill-dues.query.ts';
import { bumpBill, lockBill, markLinesCanceled } from './bill-rows.ts';
import { readLinesOfBill, type StoredLine } from './lines-of-bill.query.ts';
import { moveBillTests } from './move-bill-tests.ts';
import { postChange } from './post-change.ts';

/** The lines to cancel; refused when one is not of the bill or is cancelled already. */
async function linesToCancel(ctx: Ctx, billId: string, lineIds: readonly string[]): Promise<StoredLine[]> {
  const wanted = new Set(lineIds);
  const lines = (await readLinesOfBill(ctx, billId)).filter(({ lineId }) => wanted.has(lineId));
  if (lines.length !== wanted.size) throw refuse('not-found');
  for (const line of lines) {
    if (line.isCanceled) stepOrRefuse(line.name, billTest.step('cancel', 'canceled'));
  }
  return lines;
}

function voucherOf(billId: string, line: StoredLine) {
  const { lineId, pricePaise: gross, lineDiscountPaise, billDiscountPaise } = line;
  return {
    billId,
    lineId,
    postings: cancellationPostings({ gross, discount: lineDiscountPaise + billDiscountPaise }),
  };
}

/** Cancels lines before any of their tests is checked: tests, empty tubes and money go together or not at all. */
export async function cancelLines(
  ctx: Ctx,
  body: BodyOf<typeof cancelEndpoint>,
): Promise<AnswerOf<typeof cancelEndpoint>> {
  const { billId } = body;
  const reason = body.reason.trim();
  const bill = await lockBill(ctx, billId);
  await expectVersion(ctx, { entityId: billId, expected: body.version, found: bill.version });
  const lines = await linesToCancel(ctx, billId, body.lineIds);
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  const tests = lines.flatMap((line) => line.tests);
  const moved = await moveBillTests(ctx, { action: 'cancel', tests, to: 'canceled' });
  const lineIds = lines.map(({ lineId }) => lineId);
  await markLinesCanceled(ctx, lineIds, reason);
  await bumpBill(ctx, billId);
  const canceledSamples = await cancelEmptySamples(ctx, { billId, reason });
  const vouchers = lines.map((line) => voucherOf(billId, line));
  const { dues } = await postChange(ctx, { ...bill, balances, vouchers });
  const canceledTests = moved.map(({ billTestId }) => billTestId);
  recordEvent(ctx, {
    entityKind: 'BILL',
    entityId: billId,
    billId,
    parts: [...lineIds, ...canceledTests],
    action: 'cancelTest',
    before: { tests: moved.map(({ billTestId, from }) => ({ billTestId, state: from })) },
    after: { tests: lines.map(({ code }) => code), state: 'canceled' },
    reason,
  });
  return {
    billId,
    version: bill.version + 1,
    dues,
    canceledTests,
    canceledSamples,
    refundPaise: dues.refundPayablePaise - balances.refundPayable,
  };
}
