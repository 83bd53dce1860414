import type { Ctx } from '../../../kernel/http/context.ts';
import { writeTube } from './bill-test-rows.ts';

/** Has tests of a locked bill run from another tube of it; the caller records the event. */
export async function runFromTube(ctx: Ctx, sampleId: string, billTestIds: readonly string[]): Promise<void> {
  if (billTestIds.length > 0) await writeTube(ctx, sampleId, billTestIds);
}
