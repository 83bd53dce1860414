import type { RangeInput } from '@nidan/contract/catalog/parameter-edit-endpoints';
import { sql } from 'kysely';
import type { Ctx } from '../../kernel/http/context.ts';

/** Intervals that wait for their activation. */
export interface StoredDraft {
  readonly ranges: readonly RangeInput[];
  readonly writtenById: string;
  readonly writtenBy: string;
  readonly writtenAt: Date;
  readonly version: number;
}

/** The draft of a parameter; null when there is none. */
export async function readRangeDraft({ db, lId }: Ctx, parameterId: string): Promise<StoredDraft | null> {
  const { rows } = await sql<StoredDraft>`
    select d.ranges, d.written_by as "writtenById", u.name as "writtenBy", d.written_at as "writtenAt", d.version
    from range_draft d join login_user u on u.user_id = d.written_by
    where d.l_id = ${lId} and d.parameter_id = ${parameterId}`.execute(db);
  return rows[0] ?? null;
}

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
