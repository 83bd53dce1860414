import { billTest } from '@nidan/domain/status-sets/lab/bill-test';
import type { Ctx } from '../../../kernel/http/context.ts';
import { changeHeldStates } from './held-test-rows.ts';

/** Tests on hold of tubes that went to another lab go on as outsourced once they are resumed, where they had no values before. */
export async function outsourceHeldTests(ctx: Ctx, sampleIds: readonly string[]): Promise<void> {
  await changeHeldStates(ctx, { sampleIds, from: billTest.actions.outsource.from, to: 'outsourced' });
}
