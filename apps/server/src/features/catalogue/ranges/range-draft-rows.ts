import type { RangeInput } from '@nidan/contract/catalogue/parameters/parameter-edit-endpoints';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

interface DraftToWrite {
  readonly parameterId: string;
  /** Null ends the draft. */
  readonly ranges: readonly RangeInput[] | null;
}

/** Writes the draft of a parameter, first or anew, or that there is none any more; its version counts on either way. */
export async function writeRangeDraft(
  { db, lId, caller, now }: Ctx,
  { parameterId, ranges }: DraftToWrite,
): Promise<void> {
  const written = {
    ranges: ranges === null ? null : JSON.stringify(ranges),
    written_by: caller.userId,
    written_at: now,
  };
  await db
    .insertInto('range_draft')
    .values({ l_id: lId, parameter_id: parameterId, ...written, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['l_id', 'parameter_id'])
        .doUpdateSet({ ...written, version: sql`range_draft.version + 1` }),
    )
    .execute();
}
