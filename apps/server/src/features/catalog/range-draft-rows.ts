import type { RangeInput } from '@nidan/contract/catalog/parameter-edit-endpoints';
import type { Ctx } from '../../kernel/http/context.ts';

interface DraftToWrite {
  readonly parameterId: string;
  readonly ranges: readonly RangeInput[];
  readonly version: number;
}

/** Writes the draft of a parameter, first or anew. */
export async function writeRangeDraft(
  { db, lId, caller, now }: Ctx,
  { parameterId, ranges, version }: DraftToWrite,
): Promise<void> {
  const written = {
    ranges: JSON.stringify(ranges),
    written_by: caller.userId,
    written_at: now,
    version,
  };
  await db
    .insertInto('range_draft')
    .values({ l_id: lId, parameter_id: parameterId, ...written })
    .onConflict((conflict) => conflict.columns(['l_id', 'parameter_id']).doUpdateSet(written))
    .execute();
}

/** Ends the draft that is in use now. */
export async function deleteRangeDraft({ db, lId }: Ctx, parameterId: string): Promise<void> {
  await db
    .deleteFrom('range_draft')
    .where('l_id', '=', lId)
    .where('parameter_id', '=', parameterId)
    .execute();
}
