import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { deleteStoredTubes } from './stored-tube-rows.ts';

/** Refuses tubes that a disposal run holds, the first by its barcode. */
export async function requireNotInDisposal(ctx: Ctx, sampleIds: readonly string[]): Promise<void> {
  const { rows } = await sql<{ barcode: string }>`
    select s.barcode from disposal_tube dt join sample s on s.l_id = dt.l_id and s.sample_id = dt.sample_id
    where dt.l_id = ${ctx.lId} and dt.sample_id = any(${[...sampleIds]}) and not dt.is_withdrawn limit 1`.execute(
    ctx.db,
  );
  const [held] = rows;
  if (held !== undefined) throw refuse('tube-in-disposal', { details: { barcode: held.barcode } });
}

/** Frees the positions of locked tubes that leave the storage; those that are in none stay as they are. */
export async function leaveStorage(ctx: Ctx, sampleIds: readonly string[]): Promise<void> {
  await requireNotInDisposal(ctx, sampleIds);
  await deleteStoredTubes(ctx, sampleIds);
}
