import { sampleBatchItem } from '@nidan/domain/status-sets/lab/sample-batch-item';
import { sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import type { Ctx } from '../../../kernel/http/context.ts';

/** The first of these tubes that is on the road in a box, with the code of the box; null when none is. */
export async function firstOnTheRoad(
  { db, lId }: Ctx,
  sampleIds: readonly string[],
): Promise<{ readonly barcode: string; readonly box: string } | null> {
  const { rows } = await sql<{ barcode: string; box: string }>`
    select s.barcode, b.code as box
    from sample_batch_item i
    join sample s on s.l_id = i.l_id and s.sample_id = i.sample_id
    join sample_batch b on b.l_id = i.l_id and b.batch_id = i.batch_id
    where i.l_id = ${lId} and i.sample_id = any(${[...sampleIds]}) and i.state = ${literalCode(sampleBatchItem.codes.inTransit)} and i.lost_at is null
    order by s.barcode limit 1`.execute(db);
  return rows[0] ?? null;
}
