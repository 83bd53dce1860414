import { sql } from 'kysely';
import { insertRows } from '../../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';

/** Columns of a person as JSON keeps them. */
export type KeptFields = Readonly<Record<string, unknown>>;

interface NewMerge {
  readonly mergeId: string;
  readonly survivorId: string;
  readonly mergedId: string;
  readonly reason: string;
  readonly fieldsBefore: KeptFields;
  readonly fieldsAfter: KeptFields;
  /** Rows that were moved, by the name of their reference. */
  readonly moves: ReadonlyMap<string, readonly string[]>;
}

/** Writes a merge with the map of what it moved. */
export async function insertMerge(ctx: Ctx, merge: NewMerge): Promise<void> {
  const { mergeId, moves } = merge;
  await insertRows(ctx.db, 'patient_merge', [
    {
      l_id: ctx.lId,
      merge_id: mergeId,
      survivor_id: merge.survivorId,
      merged_id: merge.mergedId,
      reason: merge.reason,
      fields_before: JSON.stringify(merge.fieldsBefore),
      fields_after: JSON.stringify(merge.fieldsAfter),
      merged_at: ctx.now,
      merged_by: ctx.caller.userId,
    },
  ]);
  const rows = [...moves].flatMap(([reference, ids]) =>
    ids.map((rowId) => ({ l_id: ctx.lId, merge_id: mergeId, reference, row_id: rowId })),
  );
  await insertRows(ctx.db, 'patient_merge_move', rows);
}

export interface StoredMerge {
  readonly merge_id: string;
  readonly survivor_id: string;
  readonly merged_id: string;
  readonly fields_before: KeptFields;
  readonly fields_after: KeptFields;
  readonly merged_by: string;
  readonly undone_at: Date | null;
}

/** Reads and locks a merge; null when the lab has none of this id. */
export async function lockMerge({ db, lId }: Ctx, mergeId: string): Promise<StoredMerge | null> {
  const { rows } = await sql<StoredMerge>`
    select m.merge_id, m.survivor_id, m.merged_id, m.fields_before, m.fields_after, m.merged_by, m.undone_at
    from patient_merge m where m.l_id = ${lId} and m.merge_id = ${mergeId} for update of m`.execute(db);
  return rows[0] ?? null;
}

/** The map of a merge: rows by the name of their reference. */
export async function readMoves({ db, lId }: Ctx, mergeId: string): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ reference: string; ids: string[] }>`
    select reference, array_agg(row_id order by row_id) as ids from patient_merge_move
    where l_id = ${lId} and merge_id = ${mergeId} group by reference`.execute(db);
  return new Map(rows.map(({ reference, ids }) => [reference, ids]));
}

/** Notes on a locked merge that it was undone now. */
export async function markUndone(ctx: Ctx, mergeId: string, reason: string): Promise<void> {
  await sql`
    update patient_merge set undone_at = ${ctx.now}, undone_by = ${ctx.caller.userId}, undo_reason = ${reason}
    where l_id = ${ctx.lId} and merge_id = ${mergeId}`.execute(ctx.db);
}

/** Notes that two records are two people; told again, nothing changes. Answers whether it was news. */
export async function insertPairApart(
  ctx: Ctx,
  [oneId, otherId]: readonly [string, string],
): Promise<boolean> {
  const { rows } = await sql`
    insert into patient_pair_apart (l_id, one_id, other_id, told_at, told_by)
    values (${ctx.lId}, ${oneId}, ${otherId}, ${ctx.now}, ${ctx.caller.userId})
    on conflict do nothing returning one_id`.execute(ctx.db);
  return rows.length > 0;
}
