import * as rateEndpoints from '@nidan/contract/catalogue/rates/rate-endpoints';
import type { QueryOf } from '@nidan/contract/kernel/endpoint';
import type { RateHistoryRow } from '@nidan/contract/catalogue/rates/rate-view';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import type { Ctx } from '../../../kernel/http/context.ts';
import { requireRateList } from './rate-lists.query.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface Row extends Omit<RateHistoryRow, 'setAt'> {
  readonly setAt: Date;
}

/** Days of bills that tell how much a price matters. */
const DAYS_BILLED = 30;

async function countBilled(
  { db, lId, now }: Ctx,
  { rateListId, testId }: QueryOf<typeof rateEndpoints.readRateHistory>,
): Promise<number> {
  const { rows } = await sql<{ billed: number }>`
    select count(*)::int as billed
    from rate r join bill_line l on l.l_id = r.l_id and l.rate_id = r.rate_id
      join bill b on b.l_id = l.l_id and b.bill_id = l.bill_id
    where r.l_id = ${lId} and r.rate_list_id = ${rateListId} and r.test_id = ${testId}
      and l.canceled_at is null and b.created_at >= ${now}::timestamptz - make_interval(days => ${DAYS_BILLED})`.execute(
    db,
  );
  return rows[0]?.billed ?? 0;
}

/** Every price that a list has, had or was to have for a test. */
export const readRateHistoryOf = serve(rateEndpoints.readRateHistory, async (ctx, query) => {
  const { rateListId, testId, cursor, limit = 50 } = query;
  await requireRateList(ctx, rateListId);
  const after = decodeCursor(cursor);
  const further =
    after === null ? sql`true` : sql`(r.from_date, r.rate_id) < (${after[0]}::date, ${after[1]}::uuid)`;
  const { rows } = await sql<Row>`
    select r.rate_id as "rateId", r.price_paise as "pricePaise", r.is_free as "isFree", r.from_date::text as "from",
      r.until_date::text as until, r.set_at as "setAt", u.name as "setBy", r.withdrawn_at is not null as "isWithdrawn"
    from rate r join login_user u on u.user_id = r.set_by
    where r.l_id = ${ctx.lId} and r.rate_list_id = ${rateListId} and r.test_id = ${testId} and ${further}
    order by r.from_date desc, r.rate_id desc limit ${limit + 1}`.execute(ctx.db);
  const history = toPage({
    rows,
    limit,
    key: ({ from, rateId }) => [from, rateId],
    present: ({ setAt, ...row }): RateHistoryRow => ({ ...row, setAt: setAt.toISOString() }),
  });
  return { ...history, billed: await countBilled(ctx, query) };
});
