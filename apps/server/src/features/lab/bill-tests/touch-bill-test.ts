import type { BillTestState } from '@nidan/domain/status-sets/lab/bill-test';
import type { Ctx } from '../../../kernel/http/context.ts';
import { updateBillTests } from './bill-test-rows.ts';

/** Makes a new version of a test whose bill is locked, in the state that it has: what was decided about it is told as stale to others. */
export async function touchBillTest(
  { db, lId }: Ctx,
  { billTestId, state }: { readonly billTestId: string; readonly state: BillTestState },
): Promise<void> {
  await updateBillTests(db, { lId, billTestIds: [billTestId], to: state, change: {} });
}
