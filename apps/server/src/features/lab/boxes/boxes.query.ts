import * as boxEndpoints from '@nidan/contract/lab/boxes/box-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { BoxView } from '@nidan/contract/lab/boxes/box-view';
import { simpleAcceptance } from '@nidan/domain/status-sets/lab/simple-acceptance';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, encodeCursor } from '../../../kernel/database/page-cursor.ts';
import { withinDates } from '../../../kernel/database/within-dates.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { keptHoursOfTube } from '../samples/kept-hours.ts';
import type { BoxRow } from './box-row.ts';
import { boxInScope } from './box-scope.ts';
import { boxSearch } from './box-search.ts';
import { presentBox } from './present-box.ts';
import { serve } from '../../../kernel/http/serve.ts';

/** Boxes that `rest` chooses from `sample_batch b`, in its order; only those that the caller sees. */
export async function selectBoxes(ctx: Ctx, rest: RawBuilder<unknown>): Promise<BoxRow[]> {
  const { rows } = await sql<BoxRow>`
    select b.batch_id, b.code, b.from_location_id, f.name as from_name, b.to_location_id, t.name as to_name, b.band, b.status,
      b.courier_tracking_no, b.note, b.rider_id, r.name as rider_name, b.refused_because,
      b.arrival_celsius::float8 as arrival_celsius, b.created_at, c.name as created_by_name, b.sent_at, b.handed_over_at,
      b.counted_at, b.decided_at, b.reason, b.version, (
        select coalesce(json_agg(json_build_array(g.state, g.lost, g.n, g.hours, g.first)), '[]')
        from (
          select i.state, i.lost_at is not null as lost, count(*)::int as n, ${keptHoursOfTube} as hours, min(s.collected_at) as first
          from sample_batch_item i
          join sample s on s.l_id = i.l_id and s.sample_id = i.sample_id
          join sample_type y on y.l_id = s.l_id and y.sample_type_id = s.sample_type_id
          where i.l_id = b.l_id and i.batch_id = b.batch_id
          group by 1, 2, 4) g) as groups, (
        select count(*)::int from box_discrepancy d
        where d.l_id = b.l_id and d.batch_id = b.batch_id and d.closed_at is null) as open_discrepancies
    from sample_batch b
    join location f on f.l_id = b.l_id and f.location_id = b.from_location_id
    join location t on t.l_id = b.l_id and t.location_id = b.to_location_id
    join login_user c on c.user_id = b.created_by
    left join login_user r on r.user_id = b.rider_id
    where b.l_id = ${ctx.lId} and ${boxInScope(ctx)} ${rest}`.execute(ctx.db);
  return rows;
}

/** A box of this id as the screens show it; null when the caller sees none. */
export async function findBox(ctx: Ctx, batchId: string): Promise<BoxView | null> {
  const [row] = await selectBoxes(ctx, sql`and b.batch_id = ${batchId}`);
  return row === undefined ? null : presentBox(ctx, row);
}

type Filter = QueryOf<typeof boxEndpoints.listBoxes>;

function statusOf(life: Filter['life']): RawBuilder<unknown>[] {
  if (life === undefined) return [];
  const { created, accepted, rejected } = simpleAcceptance.codes;
  const code = life === 'accepted' ? accepted : life === 'canceled' ? rejected : created;
  return [sql`b.status = ${code}`];
}

function conditionsOf(ctx: Ctx, filter: Filter): RawBuilder<unknown>[] {
  const { fromId, toId } = filter;
  return [
    ...statusOf(filter.life),
    ...(fromId === undefined ? [] : [sql`b.from_location_id = ${fromId}`]),
    ...(toId === undefined ? [] : [sql`b.to_location_id = ${toId}`]),
    ...withinDates(ctx, sql.ref('b.created_at'), filter),
    ...boxSearch(ctx, filter),
  ];
}

const PAGE = 100;

/** Boxes newest first. How far one has come its tubes say, so a list by that reads on until the page is full. */
export const listBoxesOf = serve(boxEndpoints.listBoxes, async (ctx, filter: Filter) => {
  const { life, limit = 50 } = filter;
  const conditions = conditionsOf(ctx, filter);
  const found: BoxView[] = [];
  let after = decodeCursor(filter.cursor);
  for (;;) {
    const since = after === null ? [] : [sql`(b.created_at, b.batch_id) < (${after[0]}, ${after[1]})`];
    const where = sql.join([sql`true`, ...conditions, ...since], sql` and `);
    // oxlint-disable-next-line no-await-in-loop -- the next page begins where this one ended
    const rows = await selectBoxes(
      ctx,
      sql`and ${where} order by b.created_at desc, b.batch_id desc limit ${PAGE}`,
    );
    const views = rows.map((row) => presentBox(ctx, row));
    found.push(...views.filter((view) => life === undefined || view.life === life));
    const last = rows.at(-1);
    if (found.length > limit || last === undefined || rows.length < PAGE) break;
    after = [last.created_at.toISOString(), last.batch_id];
  }
  const shown = found.slice(0, limit);
  const end = shown.at(-1);
  const hasMore = found.length > limit && end !== undefined;
  return { rows: shown, next: hasMore ? encodeCursor([end.createdAt, end.batchId]) : null };
});
