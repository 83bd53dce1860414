import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

interface NewReturn {
  readonly sampleId: string;
  readonly returnedTo: string;
  readonly reason: string;
  readonly receivedBy: string;
}

export async function insertReturn(ctx: Ctx, given: NewReturn): Promise<void> {
  await insertRows(ctx.db, 'tube_return', [
    {
      l_id: ctx.lId,
      sample_id: given.sampleId,
      returned_to: given.returnedTo,
      reason: given.reason,
      received_by: given.receivedBy,
      returned_at: ctx.now,
      returned_by: ctx.caller.userId,
    },
  ]);
}
