import type { StorageBand } from '@nidan/domain/catalogue/specimen-of-test';
import { sampleBatchItem } from '@nidan/domain/status-sets/lab/sample-batch-item';
import { sql } from 'kysely';
import type { Ctx } from '../../../kernel/http/context.ts';

/** Boxes on the same way that the usual time is made of: the latest so many, and no time from fewer than a few. */
const MOST_BOXES = 30;
const FEWEST_BOXES = 3;

/** A box that a tube travelled in. */
export interface BoxOfTube {
  readonly batch_id: string;
  readonly code: string;
  readonly band: StorageBand;
  readonly from_name: string;
  readonly to_name: string;
  readonly rider_name: string | null;
  /** Milliseconds that boxes on this way were on the road, the middle one; null where too few were. */
  readonly usual_ms: number | null;
}

/** The boxes that a tube was sent in, the first one first; one that it was taken out of before is none. */
export async function readBoxesOfTube({ db, lId }: Ctx, sampleId: string): Promise<readonly BoxOfTube[]> {
  const { rows } = await sql<BoxOfTube>`
    select b.batch_id, b.code, b.band, start.name as from_name, goal.name as to_name, rider.name as rider_name,
      case when usual.boxes >= ${FEWEST_BOXES} then usual.ms end as usual_ms
    from sample_batch_item i
    join sample_batch b on b.l_id = i.l_id and b.batch_id = i.batch_id
    join location start on start.l_id = b.l_id and start.location_id = b.from_location_id
    join location goal on goal.l_id = b.l_id and goal.location_id = b.to_location_id
    left join login_user rider on rider.user_id = b.rider_id
    left join lateral (
      select count(*) as boxes, round(percentile_cont(0.5) within group (order by took.ms))::int as ms from (
        select extract(epoch from (
          select min(r.received_at) from sample_batch_item r
          where r.l_id = o.l_id and r.batch_id = o.batch_id) - o.sent_at) * 1000 as ms
        from sample_batch o
        where o.l_id = b.l_id and o.from_location_id = b.from_location_id and o.to_location_id = b.to_location_id
          and o.batch_id <> b.batch_id and o.sent_at is not null
        order by o.created_at desc limit ${MOST_BOXES}) took
      where took.ms is not null) usual on true
    where i.l_id = ${lId} and i.sample_id = ${sampleId} and i.state <> ${sampleBatchItem.codes.canceled}
    order by i.packed_at, i.item_id`.execute(db);
  return rows;
}
