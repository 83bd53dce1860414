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

export interface NewCriticalAttempt extends Pick<NewCriticalCall, 'billTestId' | 'parameterId' | 'value'> {
  /** Whom the caller tried, and what happened. */
  readonly note: string;
}

/** Adds a call that reached nobody, made by the caller now. */
export async function insertCriticalAttempt(ctx: Ctx, attempt: NewCriticalAttempt): Promise<void> {
  await insertRows(ctx.db, 'critical_attempt', [
    {
      l_id: ctx.lId,
      attempt_id: newId(),
      bill_test_id: attempt.billTestId,
      parameter_id: attempt.parameterId,
      value: attempt.value,
      note: attempt.note,
      tried_at: ctx.now,
      tried_by: ctx.caller.userId,
    },
  ]);
}
