import type { SwapEvidence } from '@nidan/domain/swaps/swap-evidence';
import { sql } from 'kysely';
import { newId } from '../../../../kernel/database/new-id.ts';
import type { Ctx } from '../../../../kernel/http/context.ts';

/** What is kept with a hold: quantities by name, of the first and then of the second tube. */
export interface KeptEvidence extends Pick<SwapEvidence, 'weight' | 'least'> {
  readonly quantities: readonly (SwapEvidence['quantities'][number] & {
    readonly name: string;
    readonly unit: string;
  })[];
}

export interface NewHold {
  readonly firstSampleId: string;
  readonly secondSampleId: string;
  readonly evidence: KeptEvidence;
}

/** Holds two tubes; answers the id of the hold, null when they were held before, whatever was decided. */
export async function insertHold(ctx: Ctx, hold: NewHold): Promise<string | null> {
  const { firstSampleId, secondSampleId, evidence } = hold;
  const { rows } = await sql<{ hold_id: string }>`
    insert into swap_hold (l_id, hold_id, first_sample_id, second_sample_id, evidence, found_at)
    values (${ctx.lId}, ${newId()}, ${firstSampleId}, ${secondSampleId}, ${JSON.stringify(evidence)}::jsonb, ${ctx.now})
    on conflict (l_id, first_sample_id, second_sample_id) do nothing returning hold_id`.execute(ctx.db);
  return rows[0]?.hold_id ?? null;
}

/** Writes what the caller decided about a locked hold. */
export async function decideHold(
  ctx: Ctx,
  { holdId, version }: { readonly holdId: string; readonly version: number },
  reason: string,
): Promise<void> {
  await ctx.db
    .updateTable('swap_hold')
    .set({ decided_at: ctx.now, decided_by: ctx.caller.userId, reason, version: version + 1 })
    .where('l_id', '=', ctx.lId)
    .where('hold_id', '=', holdId)
    .execute();
}
