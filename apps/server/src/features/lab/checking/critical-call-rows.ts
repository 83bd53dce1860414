import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewCriticalCall {
  readonly billTestId: string;
  readonly parameterId: string;
  readonly value: string;
  readonly receiver: string;
  readonly readBack: string;
}

/** Adds calls of critical values, made by the caller now. */
export async function insertCriticalCalls(ctx: Ctx, calls: readonly NewCriticalCall[]): Promise<void> {
  await insertRows(
    ctx.db,
    'critical_call',
    calls.map((call) => ({
      l_id: ctx.lId,
      call_id: newId(),
      bill_test_id: call.billTestId,
      parameter_id: call.parameterId,
      value: call.value,
      receiver: call.receiver,
      read_back: call.readBack,
      called_at: ctx.now,
      called_by: ctx.caller.userId,
    })),
  );
}
