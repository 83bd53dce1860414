import * as rateEndpoints from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { RateListView } from '@nidan/contract/catalogue/rates/rate-view';
import { SOON_DAYS } from '@nidan/domain/rates/runs-out';
import { addDays, type CalendarDate } from '@nidan/domain/time/calendar-date';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { refuse } from '../../../kernel/http/refuse.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface ListRow extends RateListView {
  readonly sortName: string;
}

/** What somebody who stands for an agency sees of the lists `r`: its own rates and the list that it takes. */
export function listInScope({ caller: { scope } }: Ctx): RawBuilder<unknown> {
  if (scope.agencyId === null) return sql`true`;
  return sql`(r.agency_id = ${scope.agencyId} or exists (select from agency_rate_list t
    where t.l_id = r.l_id and t.agency_id = ${scope.agencyId} and t.rate_list_id = r.rate_list_id))`;
}

/** Other agencies than the own one are nobody's business. */
function agencyInScope({ caller: { scope } }: Ctx): RawBuilder<unknown> {
  return scope.agencyId === null ? sql`true` : sql`a.agency_id = ${scope.agencyId}`;
}

/** How many tests the list of `listId`, a column, prices on a day. */
export function countPriced(listId: RawBuilder<unknown>, lId: number, on: CalendarDate): RawBuilder<number> {
  return sql`(select count(*)::int from rate p
    where p.l_id = ${lId} and p.rate_list_id = ${listId} and p.withdrawn_at is null
      and p.from_date <= ${on} and (p.until_date is null or p.until_date > ${on}))`;
}

/** Of how many tests the prices in the list of `listId`, a column, run out soon after a day: `runsOut` of the domain. */
export function countEnding(listId: RawBuilder<unknown>, lId: number, on: CalendarDate): RawBuilder<number> {
  return sql`(select count(distinct p.test_id)::int from rate p
    where p.l_id = ${lId} and p.rate_list_id = ${listId} and p.withdrawn_at is null
      and p.until_date > ${on} and p.until_date <= ${addDays(on, SOON_DAYS)}
      and not exists (select from rate n where n.l_id = ${lId} and n.rate_list_id = p.rate_list_id
        and n.test_id = p.test_id and n.from_date = p.until_date and n.withdrawn_at is null))`;
}

async function readLists(ctx: Ctx, conditions: readonly RawBuilder<unknown>[], limit: number) {
  const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
  const { rows } = await sql<ListRow>`
    select r.rate_list_id as "rateListId", r.kind, coalesce(r.name, own.name) as name,
      coalesce(r.name_search, own.name_search) as "sortName", r.version,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.agency_id, 'name', a.name) order by a.name)
        from agency a where a.l_id = r.l_id and ${agencyInScope(ctx)} and (a.agency_id = r.agency_id
          or a.agency_id in (select t.agency_id from agency_rate_list t
            where t.l_id = r.l_id and t.rate_list_id = r.rate_list_id))), '[]') as agencies,
      coalesce((select jsonb_agg(jsonb_build_object('id', c.location_id, 'name', c.name) order by c.name)
        from centre_rate_list t join location c on c.l_id = t.l_id and c.location_id = t.location_id
        where t.l_id = r.l_id and t.rate_list_id = r.rate_list_id), '[]') as centres,
      ${countPriced(sql`r.rate_list_id`, ctx.lId, today)} as priced,
      ${countEnding(sql`r.rate_list_id`, ctx.lId, today)} as ending
    from rate_list r left join agency own on own.l_id = r.l_id and own.agency_id = r.agency_id
    where ${sql.join([sql`r.l_id = ${ctx.lId}`, listInScope(ctx), ...conditions], sql` and `)}
    order by 4, 1 limit ${limit}`.execute(ctx.db);
  return rows;
}

function presentList(row: ListRow): RateListView {
  const { sortName: _, ...view } = row;
  return view;
}

function placeOf({ sortName, rateListId }: ListRow): readonly string[] {
  return [sortName, rateListId];
}

/** Rate lists whose name contains the text, by name. */
export const listRateListsOf = serve(rateEndpoints.listRateLists, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const name = sql`coalesce(r.name_search, own.name_search)`;
  const conditions: RawBuilder<unknown>[] = [];
  const text = query.q?.trim().toLowerCase() ?? '';
  if (text !== '') conditions.push(sql`strpos(${name}, ${text}) > 0`);
  if (after !== null) conditions.push(sql`(${name}, r.rate_list_id) > (${after[0]}, ${after[1]}::uuid)`);
  const rows = await readLists(ctx, conditions, limit + 1);
  return toPage({ rows, limit, key: placeOf, present: presentList });
});

/** Rate lists by id, in the order asked for; refused when the caller sees none of one id. */
export async function requireRateLists(ctx: Ctx, listIds: readonly string[]): Promise<RateListView[]> {
  const rows = await readLists(ctx, [sql`r.rate_list_id = any(${[...listIds]})`], listIds.length);
  const byId = new Map(rows.map((row) => [row.rateListId, presentList(row)]));
  return listIds.map((id) => {
    const found = byId.get(id);
    if (found === undefined) throw refuse('not-found');
    return found;
  });
}

/** A rate list; refused when the caller sees none of this id. */
export async function requireRateList(ctx: Ctx, listId: string): Promise<RateListView> {
  const [list] = await requireRateLists(ctx, [listId]);
  if (list === undefined) throw refuse('not-found');
  return list;
}
