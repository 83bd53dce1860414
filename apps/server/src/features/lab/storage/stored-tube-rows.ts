import type { RackPosition } from '@nidan/domain/storage/rack-positions';
import { sql } from 'kysely';
import { insertRows } from '../../../kernel/database/insert-rows.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

export interface StoredPlace extends RackPosition {
  readonly unitId: string;
}

export interface NewStoredTube extends StoredPlace {
  readonly sampleId: string;
  readonly keepUntil: Date;
  readonly openReason: string | null;
}

export async function insertStoredTube(ctx: Ctx, tube: NewStoredTube): Promise<void> {
  await insertRows(ctx.db, 'stored_tube', [
    {
      l_id: ctx.lId,
      sample_id: tube.sampleId,
      unit_id: tube.unitId,
      row_no: tube.row,
      column_no: tube.column,
      stored_at: ctx.now,
      stored_by: ctx.caller.userId,
      keep_until: tube.keepUntil,
      open_reason: tube.openReason,
    },
  ]);
}

/** Puts a locked tube into another position; it is kept as long as before. */
export async function placeStoredTube(
  ctx: Ctx,
  sampleId: string,
  { unitId, row, column }: StoredPlace,
): Promise<void> {
  await sql`
    update stored_tube set unit_id = ${unitId}, row_no = ${row}, column_no = ${column}
    where l_id = ${ctx.lId} and sample_id = ${sampleId}`.execute(ctx.db);
}

/** Frees the positions of locked tubes. */
export async function deleteStoredTubes(ctx: Ctx, sampleIds: readonly string[]): Promise<void> {
  await sql`
    delete from stored_tube where l_id = ${ctx.lId} and sample_id = any(${[...sampleIds]})`.execute(ctx.db);
}
