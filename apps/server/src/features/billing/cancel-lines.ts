import type { cancelLines as cancelEndpoint } from '@nidan/contract/billing/bill-endpoints';
import type { AnswerOf, BodyOf } from '@nidan/contract/kernel/endpoint';
import type { Ctx } from '../../kernel/http/context.ts';
import { expectVersion } from '../../kernel/http/expect-version.ts';
import { readBalancesOfBill } from './bill-dues.query.ts';
import { lockBill } from './bill-rows.ts';
import { postChange } from './post-change.ts';
import { linesToTakeOff, takeLinesOff, vouchersOfLines } from './take-lines-off.ts';

/** Cancels lines before any of their tests is checked: tests, empty tubes and money go together or not at all. */
export async function cancelLines(
  ctx: Ctx,
  body: BodyOf<typeof cancelEndpoint>,
): Promise<AnswerOf<typeof cancelEndpoint>> {
  const { billId } = body;
  const bill = await lockBill(ctx, billId);
  await expectVersion(ctx, { entityId: billId, billId, expected: body.version, found: bill.version });
  const lines = await linesToTakeOff(ctx, billId, body.lineIds);
  const balances = await readBalancesOfBill(ctx.db, ctx.lId, billId);
  const canceled = await takeLinesOff(ctx, { billId, lines, reason: body.reason.trim() });
  const vouchers = vouchersOfLines(billId, lines);
  const { dues } = await postChange(ctx, { ...bill, balances, vouchers });
  return {
    billId,
    version: bill.version + 1,
    dues,
    ...canceled,
    refundPaise: dues.refundPayablePaise - balances.refundPayable,
  };
}
