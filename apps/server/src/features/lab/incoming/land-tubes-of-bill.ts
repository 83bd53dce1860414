import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { lockTubesOfBox } from '../samples/box-tubes.query.ts';
import { landTubes } from '../samples/land-tubes.ts';

/** Accessions the collected tubes of a new bill where the caller works: what they are drawn from is here already. */
export async function landTubesOfBill(ctx: Ctx, billId: string): Promise<void> {
  const { locationId } = ctx.caller;
  if (locationId === null) throw refuse('location-not-chosen');
  const { rows } = await sql<{ sample_id: string }>`
    select sample_id from sample where l_id = ${ctx.lId} and bill_id = ${billId}`.execute(ctx.db);
  const tubes = await lockTubesOfBox(
    ctx,
    rows.map(({ sample_id }) => sample_id),
  );
  await landTubes(ctx, { tubes, locationId, boxCode: null });
}
