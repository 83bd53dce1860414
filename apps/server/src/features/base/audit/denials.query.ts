import * as auditEndpoints from '@nidan/contract/base/audit/audit-endpoints';
import type { DenialView } from '@nidan/contract/base/audit/event-view';
import { sql } from 'kysely';
import { decodeCursor, toPage } from '../../../kernel/database/page-cursor.ts';
import { idsWithinDates } from '../../../kernel/database/within-dates.ts';
import { serve } from '../../../kernel/http/serve.ts';

interface DenialRow {
  readonly denial_id: string;
  readonly at: Date;
  readonly by: string | null;
  readonly address: string;
  readonly route: string;
  readonly code: string;
  readonly missing: string | null;
  readonly times: number;
}

const present = (row: DenialRow): DenialView => ({
  denialId: row.denial_id,
  at: row.at.toISOString(),
  by: row.by,
  address: row.address,
  route: row.route,
  code: row.code,
  missing: row.missing,
  times: row.times,
});

/** Refusals in the lab, and those without a lab of people who belong to it, newest first. */
export const denialsOfLab = serve(auditEndpoints.listDenials, async (ctx, query) => {
  const limit = query.limit ?? 50;
  const after = decodeCursor(query.cursor);
  const rest = after === null ? sql`` : sql`and d.denial_id < ${after[0]}::uuid`;
  const own = query.userId === undefined ? sql`` : sql`and d.user_id = ${query.userId}`;
  const within = idsWithinDates(ctx, { moment: sql.ref('d.at'), id: sql.ref('d.denial_id') }, query);
  const page = sql`${own} ${sql.join(
    within.map((condition) => sql`and ${condition}`),
    sql` `,
  )} ${rest} order by d.denial_id desc limit ${limit + 1}`;
  const { rows } = await sql<DenialRow>`
    select d.denial_id, d.at, u.name as by, d.address, d.route, d.code, d.missing, d.times
    from (
      (select * from access_denial d where d.l_id = ${ctx.lId} ${page})
      union all
      (select d.* from membership m cross join lateral (
        select * from access_denial d where d.user_id = m.user_id and d.l_id is null ${page}) d
        where m.l_id = ${ctx.lId})) d
    left join login_user u on u.user_id = d.user_id
    order by d.denial_id desc limit ${limit + 1}`.execute(ctx.db);
  return toPage({ rows, limit, key: (row) => [row.denial_id], present });
});
