import type { GroupFinding } from '@nidan/domain/results/blood-group';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import { newId } from '../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface NewGroupResolution {
  readonly billTestId: string;
  readonly parameterId: string;
  readonly value: string;
  readonly former: string;
  readonly finding: GroupFinding;
  readonly reason: string;
}

/** Adds why a group differs from the last one, said by the caller now. */
export async function insertGroupResolution(ctx: Ctx, said: NewGroupResolution): Promise<void> {
  await insertRows(ctx.db, 'blood_group_resolution', [
    {
      l_id: ctx.lId,
      resolution_id: newId(),
      bill_test_id: said.billTestId,
      parameter_id: said.parameterId,
      value: said.value,
      former: said.former,
      finding: said.finding,
      reason: said.reason,
      resolved_at: ctx.now,
      resolved_by: ctx.caller.userId,
    },
  ]);
}
