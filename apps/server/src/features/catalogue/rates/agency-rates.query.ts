import * as agencyRatesEndpoints from '@nidan/contract/catalogue/rates/agency-rates-endpoints';
import type { AgencyRatesRow } from '@nidan/contract/catalogue/rates/agency-rates-endpoints';
import { masterData } from '@nidan/domain/status-sets/master-data';
import { calendarDateIn } from '@nidan/domain/time/zone';
import { type RawBuilder, sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { countEnding, countPriced } from './rate-lists.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends AgencyRatesRow {
  readonly sortName: string;
}

function presentRow(row: Row): AgencyRatesRow {
  const { sortName: _, ...view } = row;
  return view;
}

function soughtAgencies(ctx: Ctx, q = ''): RawBuilder<unknown> {
  const { agencyId: own } = ctx.caller.scope;
  const text = q.trim().toLowerCase();
  return sql.join(
    [
      sql`a.l_id = ${ctx.lId} and a.status = ${masterData.codes.enabled}`,
      ...(own === null ? [] : [sql`a.agency_id = ${own}`]),
      ...(text === ''
        ? []
        : [sql`(strpos(a.name_search, ${text}) > 0 or strpos(lower(a.code), ${text}) > 0)`]),
    ],
    sql` and `,
  );
}

async function countAgencies(ctx: Ctx, sought: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from agency a where ${sought}`.execute(ctx.db);
  return rows[0]?.total ?? 0;
}

/** Agencies by name with what they are priced by. */
export const listAgencyRatesOf = serve(
  agencyRatesEndpoints.listAgencyRates,
  async (ctx, { q, cursor, limit = 50 }) => {
    const today = calendarDateIn(ctx.lab.timeZone, ctx.now);
    const sought = soughtAgencies(ctx, q);
    const after = decodeCursor(cursor);
    const further = after === null ? sql`true` : sql`a.name_search > ${after[0]}`;
    const [own, taken] = [sql`o.rate_list_id`, sql`t.rate_list_id`];
    const { rows } = await sql<Row>`
    select a.agency_id as "agencyId", a.code, a.name, a.name_search as "sortName", o.rate_list_id as "ownListId",
      case when r.rate_list_id is null then null
        else jsonb_build_object('id', r.rate_list_id, 'name', r.name) end as list,
      ${countPriced(own, ctx.lId, today)} as own, ${countPriced(taken, ctx.lId, today)} as priced,
      ${countEnding(own, ctx.lId, today)} + ${countEnding(taken, ctx.lId, today)} as ending
    from agency a
    left join rate_list o on o.l_id = a.l_id and o.agency_id = a.agency_id
    left join agency_rate_list t on t.l_id = a.l_id and t.agency_id = a.agency_id
    left join rate_list r on r.l_id = t.l_id and r.rate_list_id = t.rate_list_id
    where ${sought} and ${further}
    order by a.name_search limit ${limit + 1}`.execute(ctx.db);
    const found = toPage({
      rows,
      limit,
      key: ({ sortName }) => [sortName],
      present: presentRow,
    });
    return { ...found, total: await countAgencies(ctx, sought) };
  },
);
