import type { Ctx } from '../../../kernel/http/context.ts';
import { enterValues } from './enter-values.ts';
import { lockBillWithTests } from './lock-bill-with-tests.ts';

/**
 * Works out anew what open tests of a bill calculate from values of its other tests, after some of those were voided. The
 * caller holds the lock of the bill.
 */
export async function recalculateReaders(
  ctx: Ctx,
  { billId, reason }: { readonly billId: string; readonly reason: string },
): Promise<void> {
  const { bill, tests } = await lockBillWithTests(ctx, billId);
  await enterValues(ctx, { bill, tests, entries: [], action: 'recalculate', reason });
}
