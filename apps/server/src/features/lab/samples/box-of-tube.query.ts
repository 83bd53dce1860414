import { PACKED_STATES } from '@nidan/domain/boxes/box-life';
import { sampleBatchItem } from '@nidan/domain/status-sets/lab/sample-batch-item';
import { sql } from 'kysely';
import { literalCode } from '../../../kernel/database/literal-code.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';

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

/** A tube that lies packed in a box that has not left, and where that is. */
export interface PackedTube {
  readonly barcode: string;
  readonly box: string;
  readonly placeId: string;
  readonly place: string;
}

const PACKED = PACKED_STATES.map((state) => sampleBatchItem.codeOf(state));

/** The first of these tubes that is packed in a box that has not left; null when none is. */
export async function firstPacked(
  { db, lId }: Ctx,
  sampleIds: readonly string[],
  { elsewhereThan }: { readonly elsewhereThan: string | null } = { elsewhereThan: null },
): Promise<PackedTube | null> {
  const { rows } = await sql<PackedTube>`
    select s.barcode, b.code as box, b.from_location_id as "placeId", p.name as place
    from sample_batch_item i
    join sample s on s.l_id = i.l_id and s.sample_id = i.sample_id
    join sample_batch b on b.l_id = i.l_id and b.batch_id = i.batch_id
    join location p on p.l_id = b.l_id and p.location_id = b.from_location_id
    where i.l_id = ${lId} and i.sample_id = any(${[...sampleIds]}) and i.state = any(${PACKED}) and i.lost_at is null
      and b.from_location_id is distinct from ${elsewhereThan}::uuid
    order by s.barcode limit 1`.execute(db);
  return rows[0] ?? null;
}

/** Refuses tubes that lie in a box at another place than the caller's: whoever scans them has another tube, or the box lost one. */
export async function refusePackedElsewhere(ctx: Ctx, sampleIds: readonly string[]): Promise<void> {
  const packed = await firstPacked(ctx, sampleIds, { elsewhereThan: ctx.caller.locationId });
  if (packed === null) return;
  const { barcode, box, place } = packed;
  throw refuse('tube-in-open-box', { details: { barcode, box, place } });
}
