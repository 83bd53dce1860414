import type { Ctx } from '../../../kernel/http/context.ts';
import { insertBillTests, type NewBillTest } from './bill-test-rows.ts';

/** Begins the work on tests that were ordered, each in its first state. */
export async function orderBillTests(ctx: Ctx, tests: readonly NewBillTest[]): Promise<void> {
  await insertBillTests(ctx, tests);
}
